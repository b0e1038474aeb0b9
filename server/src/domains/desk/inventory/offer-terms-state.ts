import type { DeskDeed } from '@rihla/contract/desk/calls'
import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import type { OfferTerms } from '@rihla/contract/desk/offer-terms'
import { termKinds } from '@rihla/contract/desk/settings'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { editionOf } from '../../../platform/edition.ts'
import { kindOf, readOfferTerms, type OfferKind } from '../../catalogue/index.ts'
import type { DeskDeps } from '../deps.ts'
import { readSettings } from '../settings/settings-store.ts'
import { readItem, type ItemRow } from './item-store.ts'

type Which = { readonly kind: InventoryKind; readonly id: number }
type Offer = { readonly kind: OfferKind; readonly id: number; readonly item: ItemRow }

/** What is sold of something that has places by day: of a room its hotel or ship. */
export async function findOffer(db: Db, { kind, id }: Which): Promise<Offer | undefined> {
  const item = await readItem(db, kind, id)
  const termKind = item && termKinds.find((it) => it === kindOf(item.module))
  return termKind && { kind: termKind, id: item.offer_id, item }
}

type Steps = readonly { readonly hours: number; readonly percent: number }[]
const stepsOf = (steps: Steps) =>
  steps.map(({ hours, percent }) => ({ Hours: hours, Percent: percent }))

/** What an offer has of its own, beside the steps that its kind has for it. */
export type OwnTerms = Pick<OfferTerms, 'OwnDeposit' | 'OwnCancellation' | 'OwnSaleEnd'> & {
  readonly kindSteps: Steps
}

export async function readOwn(
  db: Db | Trx,
  { kind: Kind, id }: Pick<Offer, 'kind' | 'id'>,
): Promise<OwnTerms | undefined> {
  const own = await readOfferTerms(db, { kind: Kind, id })
  if (!own) return undefined
  const { deposit, steps, closesAt, kindSteps } = own
  return {
    kindSteps,
    OwnDeposit: deposit && {
      Kind,
      IsActive: deposit.active,
      Percent: deposit.percent,
      Amount: deposit.amount === null ? null : toWholeEgp(deposit.amount),
      BalanceDays: deposit.balanceDays,
      Unpaid: deposit.unpaid,
    },
    OwnCancellation: steps && { Kind, Steps: stepsOf(steps) },
    OwnSaleEnd: closesAt === null ? null : { Kind, ClosesAt: closesAt, MinutesBefore: null },
  }
}

/** What an offer has of its own beside what its kind has; undefined: there is no such offer. */
export async function presentOfferTerms(
  deps: Pick<DeskDeps, 'db' | 'payments'>,
  which: Which,
  language: Language,
): Promise<OfferTerms | undefined> {
  const offer = await findOffer(deps.db, which)
  const own = offer && (await readOwn(deps.db, offer))
  if (!own) return undefined
  const { Deposits, SaleEnds } = await readSettings(deps, language)
  const { kind: Kind } = offer
  const KindDeposit = Deposits.find((it) => it.Kind === Kind)
  const KindSaleEnd = SaleEnds.find((it) => it.Kind === Kind)
  if (!KindDeposit || !KindSaleEnd) throw new Error(`${Kind} has no terms`)
  const { kindSteps, ...rest } = own
  return {
    Kind,
    Name: offer.item.name[language],
    ...rest,
    KindDeposit,
    KindCancellation: { Kind, Steps: stepsOf(kindSteps) },
    KindSaleEnd,
    Editions: {
      Deposit: editionOf(own.OwnDeposit),
      Cancellation: editionOf(own.OwnCancellation),
      SaleEnd: editionOf(own.OwnSaleEnd),
    },
  }
}

/** What a deed changes of an offer, for the audit log; what it has not of its own is left out. */
export async function offerTermsState(
  db: Db,
  which: Which,
  deed: DeskDeed,
): Promise<object | null> {
  const offer = await findOffer(db, which)
  const own = offer && (await readOwn(db, offer))
  if (!own) return null
  const subject = offer.item.name
  if (deed === 'setOfferDeposit') {
    const {
      IsActive = null,
      Percent = null,
      BalanceDays = null,
      Unpaid = null,
    } = own.OwnDeposit ?? {}
    return { subject, IsActive, Percent, BalanceDays, Unpaid }
  }
  if (deed === 'setOfferSaleEnd') return { subject, ClosesAt: own.OwnSaleEnd?.ClosesAt ?? null }
  const steps = own.OwnCancellation?.Steps.map(({ Hours, Percent }) => `${Hours} h: ${Percent} %`)
  return { subject, Steps: steps ? steps.join(', ') : null }
}
