import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import { defaultLanguage, type Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { BUS_ORDER_KIND, cancelableByStaff, cancellingAmong, cancelLeg } from '../../bus/index.ts'
import { cancelBooking, findCancelable } from '../../checkout/index.ts'
import { isCancelable, readReservations, type Reservation } from '../../reservations/index.ts'
import type { Agreed } from '../approvals/mount-approvals.ts'
import { withSecondPerson } from '../approvals/needs-second.ts'
import type { Deed } from '../audit/audit-store.ts'
import type { DeskDeps } from '../deps.ts'
import { actorOf, type Staff } from '../staff.ts'

/** A refund that staff chose, in piastres; null: what the terms give back. */
type Chosen = { readonly refund: Piastres | null }

type Cancelable = {
  readonly seller: 'checkout' | 'bus' | 'elsewhere'
  /** Its traveller; null: a guest. */
  readonly userId: number | null
  /** What goes back at most, and what its terms give back now; piastres. */
  readonly paid: Piastres
  readonly refund: Piastres
}

/** A reservation that can be cancelled at the desk, with its traveller and what its terms give back now. */
export async function cancelableAtDesk(deps: DeskDeps, id: number): Promise<Cancelable | null> {
  const [it] = await readReservations(deps.db, [id])
  if (!it) return null
  if (deps.checkout.otherOrders?.owns(id)) return cancelableElsewhere(deps, it)
  const { userId } = it
  if (it.sourceKind === BUS_ORDER_KIND) {
    if (userId === null) return null
    const leg = await cancelableByStaff(deps.bus, userId, id)
    return leg && { seller: 'bus', userId, paid: leg.most, refund: leg.refund }
  }
  const wanted = { userId, id, module: null }
  const found = await findCancelable(deps.checkout, deps.db, wanted)
  const now = deps.clock.now()
  if (!found || !isCancelable(found.reservation, found.terms, now)) return null
  const { refund } = cancellationAmounts(found.terms, it.paid, now)
  return { seller: 'checkout', userId, paid: it.paid, refund }
}

/** What a supplier sold: it gives back what is left after the supplier's real charge, and no less than was promised. */
async function cancelableElsewhere(
  { checkout }: DeskDeps,
  { id, userId, paid, confirmedAt }: Reservation,
): Promise<Cancelable | null> {
  const found = await checkout.otherOrders?.cancelable(id)
  if (!found || isRefusal(found) || found.reservation.status === 'Cancelled') return null
  const refund = found.amounts?.refund ?? 0
  return { seller: 'elsewhere', userId, paid: confirmedAt ? paid : 0, refund }
}

/** Whether its seller was asked to cancel it, and the outcome is still unknown. */
export async function isCancelling({ db, checkout }: DeskDeps, id: number): Promise<boolean> {
  const elsewhere = (await checkout.otherOrders?.cancellingAmong([id])) ?? []
  return elsewhere.length > 0 || (await cancellingAmong(db, [id])).length > 0
}

async function cancel(
  deps: DeskDeps,
  id: number,
  staff: Pick<Staff, 'userId'>,
  { refund }: Chosen,
): Promise<Refusal | null> {
  const byStaff = { actor: actorOf(staff), refund }
  // Only a refusal of `shown` has a language.
  const asked = { shown: null, language: defaultLanguage, byStaff }
  const { otherOrders } = deps.checkout
  // It says itself when it can't be: asking here, too, would ask the supplier twice.
  if (otherOrders?.owns(id)) return refusalOf(await otherOrders.cancel({ bookingId: id, ...asked }))
  const it = await cancelableAtDesk(deps, id)
  if (!it) return refuse('not_cancelable')
  const { seller, userId } = it
  return refusalOf(
    seller === 'bus' && userId !== null
      ? await cancelLeg(deps.bus, userId, id, byStaff)
      : await cancelBooking(deps.checkout, { userId, id, module: null, ...asked }),
  )
}

const refusalOf = (answer: unknown): Refusal | null => (isRefusal(answer) ? answer : null)

/** What the terms were shown to give back, in whole EGP; null: not said. */
type Shown = { readonly shown: number | null; readonly language: Language }

/**
 * Cancels for its traveller; above the limit a second person is asked for it. Refuses `refund_changed` where the terms
 * give back something else by now than the clerk has read out.
 */
export async function cancelAtDesk(
  deps: DeskDeps,
  deed: Deed,
  { refund, shown, language }: Chosen & Shown,
): Promise<{ readonly State: 'done' | 'waiting' | 'checking' } | Refusal> {
  const [known] = await readReservations(deps.db, [deed.subjectId])
  if (!known) return refuse('reservation_not_found')
  const it = await cancelableAtDesk(deps, deed.subjectId)
  if (!it) return refuse('not_cancelable')
  if (refund !== null && refund > it.paid) return refuse('refund_too_high')
  const byTerms = toWholeEgp(it.refund)
  if ((shown ?? byTerms) !== byTerms)
    return refuse('refund_changed', { refund: formatEgp(byTerms, language) })
  // What was asked for is agreed to: terms that give back less by then don't change it.
  const agreed: Chosen = { refund: refund ?? it.refund }
  const { subjectId } = deed
  const done = await withSecondPerson(
    deps,
    deed,
    { amount: agreed.refund ?? 0, payload: agreed },
    // A supplier's real charge was asked for a moment ago, and is what staff were shown.
    () => cancel(deps, subjectId, deed.staff, it.seller === 'elsewhere' ? agreed : { refund }),
  )
  if (isRefusal(done) || done.State === 'waiting') return done
  return { State: (await isCancelling(deps, subjectId)) ? 'checking' : 'done' }
}

/** What is cancelled once a second person agreed. */
export const agreedCancelling = (deps: DeskDeps): Agreed => ({
  cancelAtDesk: async ({ subjectId, payload }, staff) => {
    // Written by `cancelAtDesk` above.
    const refused = await cancel(deps, subjectId, staff, payload as Chosen)
    return refused ?? ((await isCancelling(deps, subjectId)) ? 'checking' : null)
  },
})
