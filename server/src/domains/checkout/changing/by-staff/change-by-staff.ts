import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../../platform/refusal.ts'
import { orUnavailable, waitForPayment, type Hold, type Holder } from '../../../inventory/index.ts'
import { changeOrder, type OpenPages } from '../../../payments/index.ts'
import type { CheckoutDeps } from '../../deps.ts'
import type { ReservationWanted } from '../../find-own-reservation.ts'
import { refuseChanged } from '../confirm-change.ts'
import type { Change } from '../change.ts'
import { changeOfDeed, insertChange, setChange } from '../change-store.ts'
import { changeAtOnce, makeRoom } from '../make-room.ts'
import type { Wanted } from '../price-change.ts'
import { lockOwn } from '../quote-change.ts'
import { orUndone, sure } from '../undone.ts'
import { askToPay } from './change-link.ts'
import { priceByStaff, type StaffQuote } from './quote-by-staff.ts'

const HOUR = 3_600_000
/** Less time than this is too short to read a mail and pay. */
const LEAST_MS = HOUR / 4

export type StaffChange = ReservationWanted & {
  /** Of the deed: the same key is the same change. */
  readonly key: string
  /** The member of staff, as events say it. */
  readonly actor: string
  /** Whose fair share the new places count to. */
  readonly holder: Holder
  readonly asked: Wanted
  /** What was read out, by its key. */
  readonly quoted: string
  /** So long the new places are kept for the payment. */
  readonly hours: number
  /** What the mail with the link speaks. */
  readonly language: Language
  /** What the member of staff reads. */
  readonly clerkLanguage: Language
}

/** How a change stands that staff agreed to. */
export type StaffChanged = Extract<Change['state'], 'paying' | 'done' | 'ended'>

/** What became of the change under this key; null: there is none. */
export async function changedByStaff(
  { db }: Pick<CheckoutDeps, 'db'>,
  key: string,
): Promise<StaffChanged | null> {
  return agreedState(await changeOfDeed(db, key))
}

const agreedState = (change: Change | null): StaffChanged | null =>
  change && change.state !== 'quoted' ? change.state : null

/**
 * Changes dates or guests for a traveller, by the checkout's own change: at once, with its refund, where it costs no
 * more (`done`); else the new places are held for so many hours, never past the sale's end or what the terms allow, and
 * the link that pays is mailed (`paying`): until then the booking is as it was. All of it in one transaction, once for a
 * key. Refuses `price_changed` where it comes to something else than was read out.
 */
export const changeByStaff = (
  deps: CheckoutDeps,
  it: StaffChange,
): Promise<StaffChanged | Refusal> =>
  orUndone(() =>
    orUnavailable(() => changeOrder(deps.payments, (trx, pages) => change(deps, trx, pages, it))),
  )

async function change(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  it: StaffChange,
): Promise<StaffChanged | Refusal> {
  const found = await lockOwn(trx, it)
  if (isRefusal(found)) return found
  const known = agreedState(await changeOfDeed(trx, it.key))
  if (known) return known
  const quote = await priceByStaff(deps, trx, found, it.asked)
  if (isRefusal(quote)) return quote
  const { priced, fee } = quote
  if (quote.key !== it.quoted)
    return refuseChanged(found, priced, { language: it.clerkLanguage, fee })
  const row = { ...priced, bookingId: found.booking.id }
  const by = { agreedBy: it.actor, deedKey: it.key }
  const agreed = { found, change: await insertChange(trx, row, by), priced, holder: it.holder }
  const beside = sure(await makeRoom(deps, trx, pages, agreed))
  if (priced.difference <= 0) {
    await changeAtOnce(deps, trx, agreed, beside)
    return 'done'
  }
  const until = sure(await keep(deps, trx, beside, quote, it))
  await setChange(trx, agreed.change.id, {
    state: 'paying',
    holdId: beside?.id ?? null,
    expiresAt: until,
  })
  const waiting = { ...agreed.change, expiresAt: until }
  sure(await askToPay(deps, trx, { found, change: waiting, language: it.language, key: it.key }))
  return 'paying'
}

/** Keeps the new places for the hours that were said; answers until when. Null: it needs none. */
async function keep(
  { clock, terms }: CheckoutDeps,
  trx: Trx,
  beside: Hold | null,
  { priced: { saleEndsAt, allowedUntil } }: StaffQuote,
  { hours }: StaffChange,
): Promise<Date | Refusal> {
  const now = clock.now()
  const ends = [now.getTime() + hours * HOUR, saleEndsAt.getTime(), allowedUntil.getTime()]
  const until = new Date(Math.min(...ends))
  if (until.getTime() - now.getTime() < LEAST_MS) return refuse('sale_closed')
  if (!beside) return until
  const most = terms.fair.waitingByStaff
  const kept = await waitForPayment(trx, beside.id, { now, until, terms, most })
  return isRefusal(kept) ? kept : until
}
