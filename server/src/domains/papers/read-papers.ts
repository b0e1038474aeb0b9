import type { KeyObject } from 'node:crypto'
import type { Invoice, Ticket } from '@rihla/contract/papers'
import type { Seller } from '@rihla/contract/values/seller'
import type { SupportPhone } from '@rihla/contract/values/support'
import { readJourney, type BusDeps } from '../bus/index.ts'
import { refundedOf } from '../payments/index.ts'
import {
  findOwn,
  isTravelled,
  ticketCode,
  ticketKey,
  type Reservation,
} from '../reservations/index.ts'
import { accountOfLeg, accountOfReservation } from './account.ts'
import { invoiceOf } from './invoice.ts'
import { ticketOf, type Ticketed } from './ticket.ts'

export type PapersDeps = Pick<BusDeps, 'db' | 'clock' | 'operator' | 'supportPhone'> & {
  readonly seller: Seller
}

/** What is the same for each ticket: what signs it, and whom to call. */
type Ticketing = { readonly key: KeyObject; readonly phone: SupportPhone }

/** The papers of a reservation: for a round trip the tickets of both ways, the one that goes first. */
export type Papers = {
  readonly reference: string
  readonly tickets: readonly Ticket[]
  readonly invoice: Invoice | null
}

type Wanted = {
  /** Null: a guest's, asked for by us. */
  readonly userId: number | null
  readonly reservationId: number
  readonly module: string
}

/** The papers of a reservation of this user, as they stand now; null for another user's, too. */
export async function readPapers(deps: PapersDeps, wanted: Wanted): Promise<Papers | null> {
  const reservation = await findOwn(deps.db, wanted.userId, wanted.reservationId, wanted.module)
  if (!reservation) return null
  const ticketing = { key: await ticketKey(deps.db), phone: await deps.supportPhone() }
  const journey =
    reservation.sold.bus && wanted.userId !== null
      ? await readJourney(deps, wanted.userId, wanted.reservationId)
      : []
  if (journey.length > 0) return ofJourney(deps, ticketing, journey, reservation)
  const { sourceKind: orderKind, sourceId: orderId } = reservation
  const refunded = await refundedOf(deps.db, { orderKind, orderId })
  const account = accountOfReservation(reservation, refunded)
  return {
    reference: reservation.reference,
    tickets: isTravelled(reservation)
      ? [signed(ticketing, { reservation, account, way: null })]
      : [],
    invoice: invoiceOf(reservation, account, deps.seller),
  }
}

function ofJourney(
  { seller }: PapersDeps,
  ticketing: Ticketing,
  journey: Awaited<ReturnType<typeof readJourney>>,
  { id, reference }: Reservation,
): Papers {
  const legs = journey.map((leg) => ({ ...leg, paper: accountOfLeg(leg.account) }))
  const way = (isReturn: boolean): Ticketed['way'] =>
    legs.length < 2 ? null : isReturn ? 'inbound' : 'outbound'
  const own = legs.find(({ reservation }) => reservation.id === id)
  return {
    reference,
    tickets: legs
      .filter(({ account }) => account.ticketed)
      .map(({ reservation, isReturn, paper }) =>
        signed(ticketing, { reservation, account: paper, way: way(isReturn) }),
      ),
    invoice: own ? invoiceOf(own.reservation, own.paper, seller) : null,
  }
}

const signed = ({ key, phone }: Ticketing, it: Omit<Ticketed, 'code' | 'phone'>): Ticket =>
  ticketOf({ ...it, phone, code: ticketCode(key, it.reservation) })
