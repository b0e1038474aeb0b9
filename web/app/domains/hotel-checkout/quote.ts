import type { ExternalBooking } from '@rihla/contract/external-hotels'
import type { Language } from '@rihla/contract/values/language'
import type { ApiClient } from '../../platform/api/client.ts'
import { noteServerTime } from '../../platform/clock.ts'
import type { HotelEntry } from './entry.ts'

/** Which rate is asked for, and how it is to be paid; `bookingId` 0: a new one. */
export type QuoteRequest = { token: string; payDeposit: boolean; bookingId: number }

/** An answer that is no quote; `key` names the text that says so. */
export class WrongAnswer extends Error {
  readonly key: 'noData' | 'invalidResponse'
  constructor(key: WrongAnswer['key']) {
    super(key)
    this.key = key
  }
}

/** Takes an answer only if it is a quote. */
export function readQuote(answer: unknown): ExternalBooking {
  if (answer === null || answer === undefined) throw new WrongAnswer('noData')
  const it = answer as Partial<ExternalBooking>
  const isWhole =
    typeof answer === 'object' &&
    typeof it.TempReservationId === 'number' &&
    Array.isArray(it.PaxRequiredFields) &&
    typeof it.HotelPricingInformation?.PayableAmount === 'number'
  if (!isWhole) throw new WrongAnswer('invalidResponse')
  return answer as ExternalBooking
}

/** Asks what a rate costs now. */
export async function askQuote(
  api: ApiClient,
  entry: HotelEntry,
  { token, payDeposit, bookingId }: QuoteRequest,
  language: Language,
): Promise<ExternalBooking> {
  const quote = readQuote(
    await api.call(
      'getExternalBooking',
      {
        id: entry.hotelId,
        ArrivalDate: entry.arrivalDate,
        DepartureDate: entry.departureDate,
        RatePlanToken: token,
        PayDeposit: payDeposit,
        TempReservationId: bookingId,
      },
      { language },
    ),
  )
  noteServerTime(new Date(quote.ServerTime))
  return quote
}

export const tokenOf = (quote: ExternalBooking): string | undefined =>
  quote.HotelOptions.find((it) => it.IsSelected)?.RatePlanToken
