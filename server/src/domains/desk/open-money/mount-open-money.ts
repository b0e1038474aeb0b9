import type { OpenMoney } from '@rihla/contract/desk/open-money/open-money'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { askAgain, returnReviewed, undecidedOf } from '../../payments/index.ts'
import { RETURN_CHANGED, type Agreed } from '../approvals/mount-approvals.ts'
import { withSecondPerson } from '../approvals/needs-second.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { paymentState, reservationPaidBy } from '../payments/payment-store.ts'
import { openAttempts, openRefundsOf } from './open-money-store.ts'
import { presentOpenMoney } from './open-money.ts'

/** What of a reservation's money hasn't come, or isn't back, as its page says it. */
export async function openMoneyOf(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  reservationId: number,
  language: Language,
): Promise<OpenMoney[]> {
  const attempts = await openAttempts(db, reservationId)
  const refunds = await openRefundsOf(db, reservationId)
  return presentOpenMoney({ attempts, refunds }, clock.now(), language)
}

const askedStates = {
  returned: 'returned',
  needs_review: 'review',
  failed: 'declined',
} as const
const isDecided = (state: string): state is keyof typeof askedStates => state in askedStates

/** What money that is here as agreed has bought: its places may be others' by now. */
async function boughtBy({ db }: DeskDeps, id: number): Promise<'paid' | 'returned' | 'chooses'> {
  const { status, chooses } = await reservationPaidBy(db, id)
  if (chooses) return 'chooses'
  return status === 'Cancelled' ? 'returned' : 'paid'
}

/** What was agreed to goes back, and no other amount. */
async function giveBack(
  deps: DeskDeps,
  attemptId: number,
  { amount, language }: { readonly amount: Piastres; readonly language: Language },
): Promise<'done' | 'paid' | Refusal> {
  const came = await orBusy(() => returnReviewed(deps.payments, attemptId, amount))
  if (isRefusal(came)) return came
  if (came === null) return refuse('nothing_to_return')
  if (came === 'silent') return refuse('gateway_silent')
  if (typeof came === 'object')
    return refuse(RETURN_CHANGED, { amount: formatEgp(toWholeEgp(came.differs), language) })
  return came === 'paid' ? 'paid' : 'done'
}

/** What is given back once a second person agreed. */
export const agreedReturns = (deps: DeskDeps): Agreed => ({
  returnPayment: async ({ subjectId, amount }, _staff, language) => {
    const came = await giveBack(deps, subjectId, { amount, language })
    return isRefusal(came) ? came : null
  },
})

/** Payments that are stuck: asking the gateway again, and giving back what came not as agreed. */
export function mountOpenMoney(mount: MountDesk, deps: DeskDeps): void {
  const { db } = deps

  mount('askGateway', async (input, staff) => {
    const { id } = input
    const { reservationId } = await reservationPaidBy(db, id)
    const deed = deedOf(staff, 'askGateway', input, reservationId)
    const state = () => paymentState(db, id)
    return doDeed(deps, deed, state, async () => {
      const asked = await orBusy(() => askAgain(deps.payments, id))
      if (isRefusal(asked)) return asked
      if (asked === null) return refuse('nothing_to_ask')
      if (asked === 'silent') return { State: 'silent' as const }
      if (asked === 'paid') return { State: await boughtBy(deps, id) }
      return { State: isDecided(asked) ? askedStates[asked] : ('unpaid' as const) }
    })
  })

  mount('returnPayment', async (input, staff, { language }) => {
    const { id } = input
    const { reservationId } = await reservationPaidBy(db, id)
    const deed = deedOf(staff, 'returnPayment', input, reservationId)
    const state = () => paymentState(db, id)
    return doDeed(deps, deed, state, async () => {
      const amount = await undecidedOf(deps.payments, id)
      if (amount <= 0) return refuse('nothing_to_return')
      let healed = false
      const done = await withSecondPerson(deps, deed, { amount, payload: {} }, async () => {
        const came = await giveBack(deps, id, { amount, language })
        if (isRefusal(came)) return came
        healed = came === 'paid'
        return null
      })
      if (!healed) return done
      const bought = await boughtBy(deps, id)
      return { State: bought === 'returned' ? ('done' as const) : bought }
    })
  })
}
