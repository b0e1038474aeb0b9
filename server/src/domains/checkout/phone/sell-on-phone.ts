import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { orUnavailable, waitForPayment } from '../../inventory/index.ts'
import { changeOrder, feeOf, readMethod, type OpenPages } from '../../payments/index.ts'
import { openReservation, readReservations, type Reservation } from '../../reservations/index.ts'
import { moneyDue } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { quoteAndHold } from '../holding/set-booking.ts'
import { reservationOf } from '../paying/reservation-of.ts'
import type { Owner } from '../policy.ts'
import { keyOfSale } from '../shown-terms.ts'
import { findHeld, lockBookingRequest, setReservation } from '../store.ts'
import { LINK_METHOD, type WantedSale } from './quote-sale.ts'
import { findSale, queueForSale, setSale } from './sale-store.ts'

const HOUR = 3_600_000
/** Less time than this is too short to read a mail and pay. */
const LEAST_MS = HOUR / 4

export type PhoneSale = {
  /** Of the deed: the same key is the same sale. */
  readonly key: string
  /** The member of staff who sells, and as events say it. */
  readonly soldBy: number
  readonly actor: string
  /** Where they ask from, as it is counted. */
  readonly address: string
  readonly wanted: WantedSale
  readonly customer: {
    /** Null: a guest, who is written to at `email`. */
    readonly userId: number | null
    readonly email: string | null
    readonly name: string
    readonly phone: string
    readonly requests: string | null
    readonly pickUpFrom: string | null
  }
  /** The total that the clerk named to them, in piastres with the fee, and the key of all that was read out. */
  readonly told: Piastres
  readonly quoteKey: string | null
  readonly hours: number
  /** What the mail with the link speaks. */
  readonly language: Language
  /** What the clerk reads. */
  readonly clerkLanguage: Language
}

/**
 * Books for a customer on the phone: the checkout's own quote and hold, kept for so many hours, or until its
 * sale ends; they are mailed the link that pays. All of it in one transaction, once for a key. Its holds count
 * to the member of staff who sells.
 */
export async function sellOnPhone(
  deps: CheckoutDeps,
  sale: PhoneSale,
): Promise<Reservation | Refusal> {
  try {
    return await orUnavailable(() =>
      changeOrder(deps.payments, async (trx, pages) => {
        const sold = await sell(deps, trx, pages, sale)
        if (isRefusal(sold)) throw new Undone(sold)
        return sold
      }),
    )
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}

/** Rolls back what was held towards a sale that is then refused. */
class Undone extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super('The sale is refused')
    this.refusal = refusal
  }
}

async function sell(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  sale: PhoneSale,
): Promise<Reservation | Refusal> {
  await queueForSale(trx, sale.key)
  const known = await findSale(trx, sale.key)
  if (known) return known
  const { wanted, customer, language } = sale
  const method = await readMethod(deps.payments, trx, LINK_METHOD, {
    module: wanted.module,
    kinds: ['page'],
  })
  if (isRefusal(method)) return method
  const { userId } = customer
  const owner = {
    userId,
    // Nobody's browser made it.
    applicationId: userId === null ? sale.key : null,
    address: sale.address,
    soldBy: sale.soldBy,
  }
  await letGo(deps, trx, owner, wanted)
  const held = await quoteAndHold(deps, trx, pages, { owner, input: inputOf(sale) })
  if (isRefusal(held)) return held
  if (held.shown.verdict?.ok === false) return refuse('promocode_refused')
  const quoted = held.shown.booking
  const fee = feeOf(method.fee, moneyDue(quoted))
  const total = quoted.payable + fee
  if (total !== sale.told)
    return refuse('price_changed', { price: formatEgp(toWholeEgp(total), sale.clerkLanguage) })
  if (sale.quoteKey !== null && sale.quoteKey !== keyOfSale({ ...quoted, fee }))
    return refuse('terms_changed')
  const until = await keep(deps, trx, held, sale)
  if (isRefusal(until)) return until
  const booking = { ...quoted, keepUntil: until, email: customer.email }
  await setSale(trx, booking, sale.key)
  const now = deps.clock.now()
  const facts = {
    ...reservationOf(booking, fee),
    paymentMethod: method.id,
    userId,
    language,
    paymentDeadline: until,
    createdAt: now,
  }
  const reservation = await openReservation(trx, facts, sale.actor)
  if (!reservation) return refuse('already_booked')
  await setReservation(trx, booking.id, reservation.id)
  const mail = { reservation, deadline: until, key: sale.key }
  await deps.publish(trx, { type: 'PaymentLinkAsked', ...mail })
  return (await readReservations(trx, [reservation.id]))[0] ?? reservation
}

/** What they were choosing of the same themselves makes room for the sale: they don't hold it twice. */
async function letGo(
  deps: CheckoutDeps,
  trx: Trx,
  owner: Owner,
  wanted: WantedSale,
): Promise<void> {
  if (owner.userId === null) return
  await lockBookingRequest(trx, owner, wanted)
  const theirs = await findHeld(trx, owner, { ...wanted, now: deps.clock.now() })
  if (theirs && theirs.reservationId === null)
    await deps.sellables[wanted.module]?.release(trx, theirs.holdId, 'released')
}

type Held = Exclude<Awaited<ReturnType<typeof quoteAndHold>>, Refusal>

/** Keeps the places for the hours that were said, and never past the end of the sale; answers until when. */
async function keep(
  { clock, terms }: CheckoutDeps,
  trx: Trx,
  { shown: { hold }, saleEndsAt }: Held,
  { hours }: PhoneSale,
): Promise<Date | Refusal> {
  const now = clock.now()
  const until = Math.min(now.getTime() + hours * HOUR, saleEndsAt?.getTime() ?? Infinity)
  if (until - now.getTime() < LEAST_MS) return refuse('sale_closed')
  const most = terms.fair.waitingByStaff
  const kept = await waitForPayment(trx, hold.id, { now, until: new Date(until), terms, most })
  return isRefusal(kept) ? kept : new Date(until)
}

const inputOf = ({ wanted, customer }: PhoneSale) => ({
  ...wanted,
  tempId: 0,
  edition: 0,
  userName: customer.name,
  phone: customer.phone,
  specialRequest: customer.requests,
  pickUpFrom: customer.pickUpFrom,
})
