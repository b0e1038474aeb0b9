import { api } from '@rihla/contract'
import type { Caller } from '../../platform/http/caller.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../platform/refusal.ts'
import { countChanges, isMailed, ticketKey } from '../reservations/index.ts'
import { cancelLeg } from './bookings/cancel-leg.ts'
import { cancelText, presentCard, presentDetails } from './bookings/present.ts'
import { findBooked, listBooked } from './bookings/view-bookings.ts'
import { changeSeats } from './changing/change-seats.ts'
import { fill, seatChangeTexts } from './texts.ts'
import { holdSeats } from './holds/hold-seats.ts'
import { releaseSeats } from './payments/release-seats.ts'
import { presentHold, viewHeld } from './holds/view-held.ts'
import type { BusDeps } from './deps.ts'
import { bookSeats } from './payments/book-seats.ts'
import { viewSeatPayment } from './payments/view-payment.ts'
import { mountSearch } from './search/mount-search.ts'

const holds: Limit = { name: 'bus-hold', points: 60, seconds: 60 }
const payments: Limit = { name: 'bus-pay', points: 30, seconds: 60 }
const looks: Limit = { name: 'bus-look', points: 240, seconds: 60 }
const changes: Limit = { name: 'bus-change', points: 30, seconds: 60 }
const cancels: Limit = { name: 'bus-cancel', points: 30, seconds: 60 }

const PAGE_SIZE = 10

/** The mount has already refused callers who aren't signed in. */
async function travellerOf(caller: Caller): Promise<number> {
  const identity = await caller.identity()
  if (!identity) throw new Error('A traveller’s call without a traveller')
  return identity.userId
}

/** Seats held, paid for, and my bookings. */
export function busRoutes(mount: Mount, deps: BusDeps): void {
  mountSearch(mount, deps)
  mountHolds(mount, deps)
  mountBookings(mount, deps)
}

function mountHolds(mount: Mount, deps: BusDeps): void {
  mount(
    api.holdBusSeats,
    async (input, caller) => {
      const legs = [input.Going, ...(input.Return ? [input.Return] : [])]
      const held = await holdSeats(deps, {
        userId: await travellerOf(caller),
        address: caller.address,
        sessionId: input.SessionID,
        legs: legs.map((leg) => ({ tripId: leg.TripID, seatIds: leg.Seats })),
      })
      return isRefusal(held) ? held : presentHold(held, deps.clock.now())
    },
    { limits: [holds] },
  )

  mount(
    api.getHeldSeats,
    async (input, caller) =>
      viewHeld(deps, await travellerOf(caller), input.SessionID, caller.language),
    { limits: [looks] },
  )

  mount(
    api.releaseBusSeats,
    async (input, caller) => {
      const released = await releaseSeats(deps, await travellerOf(caller), input.GoingReservationId)
      return isRefusal(released) ? released : { IsReleased: true }
    },
    { limits: [holds] },
  )

  mount(
    api.bookReservation,
    async (input, caller) => {
      const started = await bookSeats(deps, {
        userId: await travellerOf(caller),
        address: caller.address,
        goingId: input.GoingReservationId,
        returnId: input.ReturnReservationId || null,
        name: input.UserName,
        phone: input.Phone,
        method: input.PaymentMethod,
        language: caller.language,
      })
      return isRefusal(started) ? started : started.paymentUrl
    },
    { limits: [payments] },
  )

  mount(
    api.busPaymentStatus,
    async (input, caller) =>
      viewSeatPayment(deps, await travellerOf(caller), input.GoingReservationId, caller.language),
    { limits: [looks] },
  )
}

function mountBookings(mount: Mount, deps: BusDeps): void {
  const { db, clock, operator } = deps
  const when = () => ({ now: clock.now(), cancels: operator.capabilities.cancels })

  mount(api.getBusReservations, async ({ PageNumber }, caller) => {
    const { booked, total } = await listBooked(db, {
      userId: await travellerOf(caller),
      limit: PAGE_SIZE,
      offset: (PageNumber - 1) * PAGE_SIZE,
    })
    return {
      Data: booked.map((it) => presentCard(it, caller.language, when())),
      PageNumber,
      TotalPages: Math.ceil(total / PAGE_SIZE),
      TotalRecords: total,
    }
  })

  mount(api.getBusReservationDetails, async (input, caller) => {
    const userId = await travellerOf(caller)
    const booked = await findBooked(db, userId, input.ReservationId)
    if (!booked) return refuse('reservation_not_found')
    return presentDetails(booked, {
      language: caller.language,
      ...when(),
      changesSeats: operator.capabilities.changesSeats,
      key: await ticketKey(db),
      contact: await deps.contactOf(userId),
      changes: await countChanges(db, booked.reservation.id),
    })
  })

  mount(
    api.cancelBusTrip,
    async (input, caller) => {
      const userId = await travellerOf(caller)
      const cancelled = await cancelLeg(deps, userId, input.reservationId)
      if (isRefusal(cancelled)) return cancelled
      const booked = await findBooked(db, userId, input.reservationId)
      if (!booked) return refuse('reservation_not_found')
      return {
        IsSuccess: true,
        Result: cancelText(booked, caller.language, when()),
        IsOver: cancelled.state === 'cancelled',
      }
    },
    { limits: [cancels] },
  )

  mount(
    api.changeBusSeats,
    async ({ ReservationId: reservationId, Seats: seatIds }, caller) => {
      const userId = await travellerOf(caller)
      const seats = await changeSeats(deps, { userId, reservationId, seatIds })
      if (isRefusal(seats)) return seats
      const mailed = await isMailed(deps.db, reservationId)
      const text = seatChangeTexts[mailed ? 'changed' : 'changedHere'][caller.language]
      return { SeatsNumbers: [...seats], Message: fill(text, { seats: seats.join(', ') }) }
    },
    { limits: [changes] },
  )
}
