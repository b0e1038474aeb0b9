import { describe, expect, it } from 'vitest'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'

/** Texts that are fixed word for word. */
const specified = {
  clearAll: 'Clear All',
  showing_other: 'Showing {n} of {total} reservations',
  failedTitle: 'Failed to load bookings',
  failedText: 'Something went wrong while fetching your reservations.',
  tryAgain: 'Try Again',
  bookFirst: 'Book Your First Trip',
  goBack: 'Go Back',
  retry: 'Retry',
  cancelable: 'Cancelable',
  nonCancelable: 'Non-Cancelable',
  cancelFailed: 'Cancellation failed. Please try again.',
  cancelUnexpected: 'An unexpected error occurred.',
  copyFailed: 'Failed to copy to clipboard',
} as const

describe('the words of my bus bookings', () => {
  it('are the fixed ones', () => {
    expect(english).toMatchObject(specified)
  })

  it.each(Object.keys(specified) as (keyof typeof specified)[])('%s is said in Arabic', (key) => {
    expect(arabic[key]).toMatch(/[\u0621-\u064a]/)
  })
})
