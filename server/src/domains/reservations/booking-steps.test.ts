import { describe, expect, it } from 'vitest'
import { stepsOf } from './booking-steps.ts'

type Stands = Parameters<typeof stepsOf>[0]

const before = { paymentStatus: 'Unpaid', confirmedAt: null, paid: 0, refunded: 0 } as const
const booked = {
  paymentStatus: 'Paid',
  confirmedAt: new Date('2026-12-01T10:00:00Z'),
  paid: 100_000,
  refunded: 0,
} as const

/** The steps of a booking, however it stands: text and 2 done, 1 in progress, 0 to come. */
const table: readonly [string, Stands, readonly (readonly [string, number])[]][] = [
  [
    'waits for its payment',
    { status: 'Pending Payment', ...before },
    [
      ['Booking started', 2],
      ['Payment', 1],
      ['Confirmation', 0],
      ['On the day', 0],
    ],
  ],
  [
    'is confirmed',
    { status: 'Confirmed', ...booked },
    [
      ['Booking started', 2],
      ['Payment', 2],
      ['Confirmed', 2],
      ['On the day', 1],
    ],
  ],
  [
    'is booked with a deposit',
    { status: 'Deposit Paid', ...booked, paymentStatus: 'Deposit Paid', paid: 30_000 },
    [
      ['Booking started', 2],
      ['Deposit', 2],
      ['Confirmed', 2],
      ['The rest', 1],
      ['On the day', 0],
    ],
  ],
  [
    'is over',
    { status: 'Completed', ...booked },
    [
      ['Booking started', 2],
      ['Payment', 2],
      ['Confirmed', 2],
      ['On the day', 2],
    ],
  ],
  [
    'was never paid',
    { status: 'Expired', ...before },
    [
      ['Booking started', 2],
      ['Ended', 2],
    ],
  ],
  [
    'was paid too late',
    { status: 'Cancelled', ...before, paymentStatus: 'Refunded' },
    [
      ['Booking started', 2],
      ['Payment', 2],
      ['Refunded', 2],
    ],
  ],
  [
    'was cancelled, and money goes back',
    { status: 'Cancelled', ...booked, paymentStatus: 'Refunded', paid: 40_000, refunded: 60_000 },
    [
      ['Booking started', 2],
      ['Payment', 2],
      ['Confirmed', 2],
      ['Cancelled', 2],
    ],
  ],
  [
    'was cancelled, and nothing goes back',
    { status: 'Cancelled', ...booked },
    [
      ['Booking started', 2],
      ['Payment', 2],
      ['Confirmed', 2],
      ['Cancelled', 2],
    ],
  ],
]

describe('the steps of a booking that', () => {
  it('was cancelled says how much of what goes back', () => {
    const cancelled = { status: 'Cancelled', ...booked, paymentStatus: 'Refunded' } as const
    const last = (language: 'en' | 'ar') =>
      stepsOf({ ...cancelled, paid: 40_000, refunded: 60_000 }, language)
        .at(-1)
        ?.Description.replaceAll('\u00a0', ' ')
    expect(last('en')).toBe('This booking was cancelled. Refund: EGP 600 of EGP 1,000.')
    expect(last('ar')).toContain('600 ج.م من 1,000 ج.م')
  })

  it('is over asks for no reference any more', () => {
    const last = (status: 'Confirmed' | 'Completed') =>
      stepsOf({ status, ...booked }, 'en').at(-1)?.Description
    expect(last('Confirmed')).toBe('Show your reference number when you arrive.')
    expect(last('Completed')).toBe('It is over. Thank you for booking with us.')
  })

  it.each(table)('%s', (_, stands, expected) => {
    expect(stepsOf(stands, 'en').map((it) => [it.Text, it.Status])).toEqual(expected)
    expect(stepsOf(stands, 'ar').every((it) => /[\u0621-\u064a]/.test(it.Text))).toBe(true)
  })
})
