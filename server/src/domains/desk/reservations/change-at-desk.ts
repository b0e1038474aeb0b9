import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import type { Language } from '@rihla/contract/values/language'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  changeableNow,
  changeByStaff,
  changedByStaff,
  choosesEnd,
  holderOf,
  quoteByStaff,
} from '../../checkout/index.ts'
import { readReservations, type Reservation } from '../../reservations/index.ts'
import type { Agreed } from '../approvals/mount-approvals.ts'
import { withSecondPerson } from '../approvals/needs-second.ts'
import type { Deed } from '../audit/audit-store.ts'
import type { DeskDeps } from '../deps.ts'
import { mayGiveMoneyBack } from '../policy.ts'
import { actorOf, type Staff } from '../staff.ts'

/** So far ahead days can be asked for; what is on sale there the quote says. */
const DAYS_AHEAD = 365

/** On what terms dates and guests of a reservation can be changed here; null: they can't. */
export async function changeOffered(
  { checkout, clock }: Pick<DeskDeps, 'checkout' | 'clock'>,
  it: Reservation,
): Promise<DeskReservation['Change']> {
  const terms = await changeableNow(checkout, it)
  if (!terms) return null
  const today = cairoDate(clock.now())
  return {
    Until: terms.until.toISOString(),
    Percent: terms.percent,
    HasDeposit: it.status === 'Deposit Paid',
    HasTo: choosesEnd(it),
    Adults: it.adults,
    Ages: [...(it.sold.party?.childAges ?? [])],
    FirstDay: today,
    LastDay: addDays(today, DAYS_AHEAD),
  }
}

/** Days and party that are asked for, as they are typed. */
type Typed = {
  readonly From: string
  readonly To?: string | undefined
  readonly Adults: number
  readonly Ages?: readonly number[] | undefined
}

/** All that a change needs to be done, also later by a second person: plain data. */
type ChangeRequest = {
  readonly asked: Parameters<typeof quoteByStaff>[2]
  readonly quoted: string
  readonly key: string
  readonly hours: number
  readonly language: Language
}

export const askedOf = ({ From, To, Adults, Ages }: Typed): ChangeRequest['asked'] => ({
  fromDate: From,
  toDate: To ?? null,
  adults: Adults,
  childAges: Ages ?? [],
})

/** What a change of a reservation comes to now, whoever's it is. */
export async function quoteAtDesk(
  { db, checkout }: DeskDeps,
  id: number,
  asked: ChangeRequest['asked'],
): ReturnType<typeof quoteByStaff> {
  const [it] = await readReservations(db, [id])
  if (!it) return refuse('reservation_not_found')
  return quoteByStaff(checkout, { userId: it.userId, id, module: null }, asked)
}

async function change(
  { db, checkout }: DeskDeps,
  id: number,
  staff: Pick<Staff, 'userId'>,
  { request, ...clerk }: Omit<Changing, 'hasAddress'>,
): Promise<'done' | 'to_pay' | Refusal> {
  const [it] = await readReservations(db, [id])
  if (!it) return refuse('reservation_not_found')
  const { userId } = it
  const changed = await changeByStaff(checkout, {
    ...request,
    userId,
    id,
    module: null,
    actor: actorOf(staff),
    clerkLanguage: clerk.clerkLanguage,
    holder: holderOf({ userId, applicationId: null, address: clerk.address, soldBy: staff.userId }),
  })
  return isRefusal(changed) ? changed : stateOf(changed)
}

/** A link that wasn't paid in time was mailed all the same. */
const stateOf = (changed: 'done' | 'paying' | 'ended'): 'done' | 'to_pay' =>
  changed === 'done' ? 'done' : 'to_pay'

type Changing = {
  readonly request: ChangeRequest
  /** Where they ask from, as it is counted. */
  readonly address: string
  /** What whoever does it reads. */
  readonly clerkLanguage: Language
  /** Whether its traveller can be written to. */
  readonly hasAddress: boolean
}

/**
 * Changes dates or guests for a traveller. What gives money back is a manager's, and above the limit a second person's,
 * as with a cancelling: nothing is kept until they agree.
 */
export async function changeAtDesk(
  deps: DeskDeps,
  deed: Deed & { readonly staff: Staff },
  { hasAddress, ...it }: Changing,
): Promise<{ readonly State: 'done' | 'to_pay' | 'waiting' } | Refusal> {
  const { subjectId, staff } = deed
  const { request } = it
  const quote = await quoteAtDesk(deps, subjectId, request.asked)
  // Looked for after the quote, which waits for the same deed sent twice: then there may be nothing left to change.
  const known = await changedByStaff(deps.checkout, request.key)
  if (known) return { State: stateOf(known) }
  if (isRefusal(quote)) return quote
  const back = Math.max(0, -quote.priced.difference)
  if (back > 0 && !mayGiveMoneyBack(staff)) return refuse('not_for_your_role')
  if (quote.priced.difference > 0 && !hasAddress) return refuse('no_address')
  let toPay = false
  const done = await withSecondPerson(deps, deed, { amount: back, payload: request }, async () => {
    const came = await change(deps, subjectId, staff, it)
    if (isRefusal(came)) return came
    toPay = came === 'to_pay'
    return null
  })
  return toPay ? { State: 'to_pay' } : done
}

/** What is changed once a second person agreed: as it was read out, or not at all. */
export const agreedChanges = (deps: DeskDeps): Agreed => ({
  changeAtDesk: async ({ subjectId, payload }, staff, clerkLanguage) => {
    // Written by `changeAtDesk` above. What gives money back holds nothing for longer.
    const request = payload as ChangeRequest
    const address = `staff:${staff.userId}`
    const came = await change(deps, subjectId, staff, { request, address, clerkLanguage })
    return isRefusal(came) ? came : null
  },
})
