import { api } from '@rihla/contract'
import type { Caller } from '../../platform/http/caller.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../platform/refusal.ts'
import type { Owner } from './booking/owner.ts'
import { placeBooking } from './booking/place-booking.ts'
import { presentQuote } from './booking/present-quote.ts'
import { quoteBooking } from './booking/quote-booking.ts'
import type { SupplierDeps } from './deps.ts'

/** Each one may ask the supplier, who counts. */
const quotes: Limit = { name: 'external-quote', points: 60, seconds: 60 }
const placings: Limit = { name: 'external-book', points: 30, seconds: 60 }

const ownerOf = async (caller: Caller): Promise<Owner> => ({
  userId: (await caller.identity())?.userId ?? null,
  applicationId: caller.applicationId,
})

/** From a supplier's rate to a reservation that waits for its payment. Without a supplier there is none. */
export function externalHotelRoutes(mount: Mount, deps: SupplierDeps | undefined): void {
  mount(
    api.getExternalBooking,
    async (input, caller) => {
      if (!deps) return refuse('hotel_not_found')
      const owner = await ownerOf(caller)
      const quoted = await quoteBooking(deps, owner, {
        hotelId: input.id,
        arrival: input.ArrivalDate,
        departure: input.DepartureDate,
        token: input.RatePlanToken,
        payDeposit: input.PayDeposit,
        bookingId: input.TempReservationId || null,
        language: caller.language,
      })
      if (isRefusal(quoted)) return quoted
      const contact = owner.userId === null ? null : await deps.contactOf(owner.userId)
      return presentQuote(deps, quoted, { language: caller.language, contact })
    },
    { limits: [quotes] },
  )

  mount(
    api.bookExternal,
    async (input, caller) => {
      if (!deps) return refuse('booking_not_found')
      const placed = await placeBooking(deps, await ownerOf(caller), {
        hotelId: input.id,
        bookingId: input.TempReservationId,
        guests: input.Paxes,
        specialRequest: input.SpecialRequest ?? null,
        shown: input.PayableAmount ?? null,
        language: caller.language,
      })
      return isRefusal(placed) ? placed : { ReservationId: placed.id, BookingCode: placed.code }
    },
    { limits: [placings] },
  )
}
