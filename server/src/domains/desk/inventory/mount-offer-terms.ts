import type { deskDeeds } from '@rihla/contract/desk/calls'
import { isCheckViolation } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  setOfferCancellation,
  setOfferDeposit,
  setOfferSaleEnd,
  type OfferKind,
} from '../../catalogue/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { inOrder } from '../settings/in-order.ts'
import type { Staff } from '../staff.ts'
import { findOffer, offerTermsState, presentOfferTerms } from './offer-terms-state.ts'

type TermsDeed = 'setOfferDeposit' | 'setOfferCancellation' | 'setOfferSaleEnd'
type Offer = { readonly kind: OfferKind; readonly id: number }

/** What one offer has of its own beside its kind's terms: it counts at once, and what is booked keeps its own. */
export function mountOfferTerms(mount: MountDesk, deps: DeskDeps): void {
  const { db, offersChanged } = deps

  const set = (
    staff: Staff,
    action: TermsDeed,
    asked: CallInput<(typeof deskDeeds)[TermsDeed]>,
    write: (offer: Offer) => Promise<void | Refusal>,
  ) =>
    doDeed(
      deps,
      deedOf(staff, action, asked, null),
      () => offerTermsState(db, asked, action),
      async () => {
        const offer = await findOffer(db, asked)
        if (!offer) return refuse('inventory_not_found')
        try {
          const refused = await write(offer)
          if (refused) return refused
        } catch (error) {
          if (isCheckViolation(error)) return refuse('setting_wrong')
          throw error
        }
        await offersChanged()
        return { State: 'done' as const }
      },
    )

  mount(
    'getOfferTerms',
    async (input, _staff, { language }) =>
      (await presentOfferTerms(deps, input, language)) ?? refuse('inventory_not_found'),
  )

  mount('setOfferDeposit', (input, staff) =>
    set(staff, 'setOfferDeposit', input, (offer) => {
      const { Terms } = input
      return setOfferDeposit(
        db,
        offer,
        Terms && {
          active: Terms.IsActive,
          percent: Terms.Percent,
          balanceDays: Terms.BalanceDays,
          unpaid: Terms.Unpaid,
        },
      )
    }),
  )

  mount('setOfferCancellation', (input, staff) =>
    set(staff, 'setOfferCancellation', input, async (offer) => {
      const { Steps } = input
      if (Steps && !inOrder(Steps)) return refuse('setting_wrong')
      const steps = Steps && Steps.map(({ Hours, Percent }) => ({ hours: Hours, percent: Percent }))
      await setOfferCancellation(db, offer, steps)
    }),
  )

  mount('setOfferSaleEnd', (input, staff) =>
    set(staff, 'setOfferSaleEnd', input, (offer) => setOfferSaleEnd(db, offer, input.ClosesAt)),
  )
}
