import { describe, expect, it } from 'vitest'
import { clockOf } from './clock-text.ts'
import { isEntry, missingIn } from './entry.ts'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'
import { readQuote } from './quote.ts'

/** What the error catalogue says of this checkout, word for word. */
const said = {
  missingInformation: 'Missing Information',
  missingInformationText: 'Please select a hotel room first.',
  missingBooking: 'Missing Booking Information',
  missingBookingText: 'Required booking data is missing. Please try again.',
  loadingError: 'Loading Error',
  bookingError: 'Booking Error',
  backToHotels: 'Back to Hotels',
  updateFailed: 'Update Failed',
  optionsFailed: 'Failed to update booking details. Please try again.',
  depositFailed: 'Failed to update deposit preference. Please try again.',
  bookingFailed: 'Booking Failed',
  setupFailed: 'Payment Setup Failed',
  setupFailedText: 'Booking was successful but payment setup failed. Please contact support.',
  paymentFailed: 'Payment Failed',
  bookingSubmitted: 'Booking Submitted',
  bookingUpdated: 'Booking Updated',
  paymentSuccessful: 'Payment Successful',
  copied: 'Copied',
  validationError: 'Validation Error',
  validationErrorText: 'Please fill in all required fields correctly.',
  isRequired: '{field} is required',
  fieldRequired: 'This field is required',
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a valid phone number for {country}',
  phoneDigits: 'Please enter a valid phone number (7-15 digits)',
  ageInvalid: 'Please enter a valid age (0-120)',
  invalidResponse: 'Invalid response format from external hotel booking API',
  noData: 'No booking data received from external hotel API',
  expired: 'EXPIRED',
} as const

describe('the checkout of partners’ hotels', () => {
  it('says what the catalogue of errors says', () => {
    expect(english).toMatchObject(said)
  })

  it.each(Object.keys(said) as (keyof typeof said)[])('says %s in Arabic', (key) => {
    expect(arabic[key]).toMatch(/[\u0621-\u064a]/)
  })

  it.each([
    [0, '00:00:00'],
    [999, '00:00:00'],
    [61_000, '00:01:01'],
    [3_600_000 * 25 + 59_000, '25:00:59'],
  ])('%i ms are %s', (ms, text) => {
    expect(clockOf(ms)).toBe(text)
  })

  it('knows what it was opened with', () => {
    const entry = {
      hotelId: 1_000_000_001,
      hotelName: 'Pearl Palace',
      arrivalDate: '2026-12-10',
      departureDate: '2026-12-13',
      ratePlanToken: 'token',
      adultsCount: 2,
      childrenAges: [6],
    }
    expect([isEntry(entry), missingIn(entry)]).toEqual([true, null])
    expect(missingIn({ ...entry, ratePlanToken: '' })).toBe('booking')
    expect(missingIn(null)).toBe('information')
    expect(missingIn({ from: '/hotels' })).toBe('information')
  })

  it.each([
    [null, 'noData'],
    [undefined, 'noData'],
    ['text', 'invalidResponse'],
    [{ TempReservationId: 1 }, 'invalidResponse'],
  ])('%j is no quote: %s', (answer, key) => {
    expect(() => readQuote(answer)).toThrow(key)
  })
})
