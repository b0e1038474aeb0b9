import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Language } from '@rihla/contract/values/language'
import { promocodeTexts } from '../texts.ts'

/** A promocode as the staff set it up; amounts in piastres. */
export type Promocode = {
  readonly id: number
  readonly code: string
  readonly percent: number | null
  readonly amount: Piastres | null
  readonly maxDiscount: Piastres | null
  readonly maxUses: number | null
  /** How often one traveller may use it. */
  readonly maxUsesEach: number | null
  /** The price from which on it counts. */
  readonly minAmount: Piastres | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly module: string | null
}

export type PromocodeVerdict =
  | { readonly ok: true; readonly id: number; readonly code: string; readonly discount: Piastres }
  | {
      readonly ok: false
      readonly why: Exclude<keyof typeof promocodeTexts, 'applied'>
      /** The price that is missed. */
      readonly minAmount?: Piastres
    }

/**
 * What a promocode takes off a total now: pure. `uses` counts bookings that claim it, live holds
 * included, `usesByThem` those of the same traveller. Never takes off more than the total but one pound, since nothing can't be paid by card;
 * rounded down to whole pounds, so that the wire's whole EGP is the amount that is charged.
 */
export function judgePromocode(
  promocode: Promocode | null,
  facts: { module: string; total: Piastres; uses: number; usesByThem: number; now: Date },
): PromocodeVerdict {
  if (!promocode || (promocode.module !== null && promocode.module !== facts.module))
    return { ok: false, why: 'unknown' }
  if (promocode.startsAt && promocode.startsAt > facts.now) return { ok: false, why: 'unknown' }
  if (promocode.endsAt && promocode.endsAt <= facts.now) return { ok: false, why: 'ended' }
  if (promocode.maxUses !== null && facts.uses >= promocode.maxUses)
    return { ok: false, why: 'used_up' }
  if (promocode.maxUsesEach !== null && facts.usesByThem >= promocode.maxUsesEach)
    return { ok: false, why: 'used_by_you' }
  if (promocode.minAmount !== null && facts.total < promocode.minAmount)
    return { ok: false, why: 'price_too_low', minAmount: promocode.minAmount }
  const wanted = promocode.amount ?? (facts.total * (promocode.percent ?? 0)) / 100
  const most = Math.min(wanted, promocode.maxDiscount ?? Infinity, facts.total - 100)
  return {
    ok: true,
    id: promocode.id,
    code: promocode.code,
    discount: Math.max(0, Math.floor(most / 100) * 100),
  }
}

/** The verdict as the wire has it. */
export function presentPromocode(verdict: PromocodeVerdict | null, language: Language) {
  if (!verdict) return null
  const amount = formatEgp(
    toWholeEgp(verdict.ok ? verdict.discount : (verdict.minAmount ?? 0)),
    language,
  )
  if (!verdict.ok)
    return {
      IsSuccess: false,
      Message: promocodeTexts[verdict.why][language].replace('{amount}', amount),
    }
  return { IsSuccess: true, Message: promocodeTexts.applied[language].replace('{amount}', amount) }
}
