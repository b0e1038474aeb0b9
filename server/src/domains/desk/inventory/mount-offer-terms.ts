import { stepsInOrder } from '@rihla/contract/cancellation/steps-in-order'
import type { deskDeeds } from '@rihla/contract/desk/calls'
import type { Trx } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/refusal.ts'
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
import { saveOver } from '../settings/save-over.ts'
import type { Staff } from '../staff.ts'
import {
  findOffer,
  offerTermsState,
  presentOfferTerms,
  readOwn,
  type OwnTerms,
} from './offer-terms-state.ts'

type TermsDeed = 'setOfferDeposit' | 'setOfferCancellation' | 'setOfferSaleEnd'
type Offer = { readonly kind: OfferKind; readonly id: number }

/** One of the terms that an offer has of its own; null: as its kind. */
type Change<T extends object> = {
  readonly of: (own: OwnTerms) => T | null
  readonly to: (kind: OfferKind) => T | null
  readonly write: (trx: Trx, offer: Offer) => Promise<void>
  /** What is asked for can't be. */
  readonly isWrong?: boolean
}

/** What one offer has of its own beside its kind's terms: it counts at once, and what is booked keeps its own. */
export function mountOfferTerms(mount: MountDesk, deps: DeskDeps): void {
  const { db, offersChanged } = deps

  const set = <T extends object>(
    staff: Staff,
    action: TermsDeed,
    asked: CallInput<(typeof deskDeeds)[TermsDeed]>,
    { of, to, write, isWrong = false }: Change<T>,
  ) =>
    doDeed(
      deps,
      deedOf(staff, action, asked, null),
      () => offerTermsState(db, asked, action),
      async () => {
        const offer = await findOffer(db, asked)
        if (!offer) return refuse('inventory_not_found')
        if (isWrong) return refuse('setting_wrong')
        const refused = await saveOver<T | null>(db, asked.Edition, {
          read: async (trx) => {
            const own = await readOwn(trx, offer)
            return own ? of(own) : refuse('inventory_not_found')
          },
          wanted: () => to(offer.kind),
          write: (trx) => write(trx, offer),
        })
        if (refused) return refused
        await offersChanged()
        return { State: 'done' as const }
      },
    )

  mount(
    'getOfferTerms',
    async (input, _staff, { language }) =>
      (await presentOfferTerms(deps, input, language)) ?? refuse('inventory_not_found'),
  )

  mount('setOfferDeposit', (input, staff) => {
    const { Terms } = input
    return set(staff, 'setOfferDeposit', input, {
      of: ({ OwnDeposit }) => OwnDeposit,
      to: (Kind) =>
        Terms && {
          Kind,
          IsActive: Terms.IsActive,
          Percent: Terms.Percent,
          Amount: null,
          BalanceDays: Terms.BalanceDays,
          Unpaid: Terms.Unpaid,
        },
      write: (trx, offer) =>
        setOfferDeposit(
          trx,
          offer,
          Terms && {
            active: Terms.IsActive,
            percent: Terms.Percent,
            balanceDays: Terms.BalanceDays,
            unpaid: Terms.Unpaid,
          },
        ),
    })
  })

  mount('setOfferCancellation', (input, staff) => {
    const { Steps } = input
    return set(staff, 'setOfferCancellation', input, {
      of: ({ OwnCancellation }) => OwnCancellation,
      to: (Kind) => Steps && { Kind, Steps },
      write: async (trx, offer) => {
        const steps =
          Steps && Steps.map(({ Hours, Percent }) => ({ hours: Hours, percent: Percent }))
        await setOfferCancellation(trx, offer, steps)
      },
      isWrong: Steps !== null && !stepsInOrder(Steps),
    })
  })

  mount('setOfferSaleEnd', (input, staff) => {
    const { ClosesAt } = input
    return set(staff, 'setOfferSaleEnd', input, {
      of: ({ OwnSaleEnd }) => OwnSaleEnd,
      to: (Kind) => (ClosesAt === null ? null : { Kind, ClosesAt, MinutesBefore: null }),
      write: (trx, offer) => setOfferSaleEnd(trx, offer, ClosesAt),
    })
  })
}
