import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import { defaultLanguage } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { BUS_ORDER_KIND, cancelableByStaff, cancelLeg } from '../../bus/index.ts'
import { cancelBooking, findCancelable } from '../../checkout/index.ts'
import { isCancelable, readReservations } from '../../reservations/index.ts'
import type { Agreed } from '../approvals/mount-approvals.ts'
import { withSecondPerson, type DoneOrWaiting } from '../approvals/needs-second.ts'
import type { Deed } from '../audit/audit-store.ts'
import type { DeskDeps } from '../deps.ts'
import { actorOf, type Staff } from '../staff.ts'

/** A refund that staff chose, in piastres; null: what the terms give back. */
type Chosen = { readonly refund: Piastres | null }

type Cancelable = {
  readonly isBus: boolean
  readonly wanted: { readonly userId: number; readonly id: number; readonly module: null }
  /** What goes back at most, and what its terms give back now; piastres. */
  readonly paid: Piastres
  readonly refund: Piastres
}

/** A reservation that can be cancelled at the desk, with its traveller and what its terms give back now. */
export async function cancelableAtDesk(deps: DeskDeps, id: number): Promise<Cancelable | null> {
  const [it] = await readReservations(deps.db, [id])
  if (!it || it.userId === null) return null
  if (it.sourceKind === BUS_ORDER_KIND) {
    const leg = await cancelableByStaff(deps.bus, it.userId, id)
    const wanted = { userId: it.userId, id, module: null }
    return leg && { isBus: true, wanted, paid: leg.most, refund: leg.refund }
  }
  const wanted = { userId: it.userId, id, module: null }
  const found = await findCancelable(deps.checkout, deps.db, wanted)
  const now = deps.clock.now()
  if (!found || !isCancelable(found.reservation, found.terms, now)) return null
  const { refund } = cancellationAmounts(found.terms, it.paid, now)
  return { isBus: false, wanted, paid: it.paid, refund }
}

async function cancel(
  deps: DeskDeps,
  id: number,
  staff: Pick<Staff, 'userId'>,
  { refund }: Chosen,
): Promise<Refusal | null> {
  const it = await cancelableAtDesk(deps, id)
  if (!it) return refuse('not_cancelable')
  const byStaff = { actor: actorOf(staff), refund }
  const cancelled = it.isBus
    ? await cancelLeg(deps.bus, it.wanted.userId, id, byStaff)
    : await cancelBooking(deps.checkout, {
        ...it.wanted,
        shown: null,
        // Only a refusal of `shown` has a language.
        language: defaultLanguage,
        byStaff,
      })
  return isRefusal(cancelled) ? cancelled : null
}

/** Cancels for its traveller; above the limit a second person is asked for it. */
export async function cancelAtDesk(
  deps: DeskDeps,
  deed: Deed,
  { refund }: Chosen,
): Promise<DoneOrWaiting | Refusal> {
  const [known] = await readReservations(deps.db, [deed.subjectId])
  if (!known) return refuse('reservation_not_found')
  const it = await cancelableAtDesk(deps, deed.subjectId)
  if (!it) return refuse('not_cancelable')
  if (refund !== null && refund > it.paid) return refuse('refund_too_high')
  // What was asked for is agreed to: terms that give back less by then don't change it.
  const agreed: Chosen = { refund: refund ?? it.refund }
  return withSecondPerson(deps, deed, { amount: agreed.refund ?? 0, payload: agreed }, () =>
    cancel(deps, deed.subjectId, deed.staff, { refund }),
  )
}

/** What is cancelled once a second person agreed. */
export const agreedCancelling = (deps: DeskDeps): Agreed => ({
  cancelAtDesk: ({ subjectId, payload }, staff) =>
    // Written by `cancelAtDesk` above.
    cancel(deps, subjectId, staff, payload as Chosen),
})
