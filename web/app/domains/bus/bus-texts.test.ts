import { describe, expect, it } from 'vitest'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'

/** Texts that are fixed word for word. */
const specified = {
  stationsFailed: 'Error loading stations',
  noTrips: 'No trips found',
  seatsFailed: 'Failed to fetch seats',
  signIn: 'Please sign in to continue with your booking',
  sessionExpired: 'Your session has expired. Please sign in again.',
  holdFailed: 'Failed to Secure Seats',
  holdDefault: 'Unable to hold seats. Please try again.',
  holdNoData: 'Failed to hold seats - no response data',
  holdLogin: 'Please login again to continue with your booking.',
  holdExpired: 'Session expired. Please login again.',
  incomplete: 'Please provide your details to continue',
  paymentFailed: 'Payment Failed',
  confirmLogin: 'Please login again to complete your booking.',
  confirmDefault: 'Failed to confirm reservation. Please try again.',
  noLink: 'No payment link received from server',
  copyFailed: 'Failed to copy to clipboard',
} as const

describe('the words of choosing and paying for a bus', () => {
  it('are the fixed ones', () => {
    expect(english).toMatchObject(specified)
  })

  it.each(Object.keys(specified) as (keyof typeof specified)[])('%s is said in Arabic', (key) => {
    expect(arabic[key]).toMatch(/[\u0621-\u064a]/)
  })
})
