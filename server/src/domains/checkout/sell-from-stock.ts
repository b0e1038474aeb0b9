import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import {
  changeHold,
  consumeHold,
  placeHold,
  releaseHold,
  returnAllSold,
  type HoldTerms,
} from '../inventory/index.ts'
import type { PriceLine } from '../reservations/index.ts'
import type { Sellable } from './sellable.ts'
import { lineTexts } from './texts.ts'

/** Sells what our own stock rows hold: only the quote differs from kind to kind. */
export const sellFromStock = (
  quote: Sellable['quote'],
  terms: HoldTerms,
  meals?: Sellable['meals'],
): Sellable => ({
  quote,
  ...(meals && { meals }),
  hold: (trx, quoted, holdId, by) =>
    holdId === null
      ? placeHold(trx, { lines: quoted.stock, terms, until: quoted.saleEndsAt, ...by })
      : changeHold(trx, holdId, {
          lines: quoted.stock,
          terms,
          until: quoted.saleEndsAt,
          ...by,
          endsPages: true,
        }),
  confirm: (trx, holdId, now) => consumeHold(trx, holdId, now),
  release: (trx, holdId, as) => releaseHold(trx, holdId, as),
  cancel: (trx, holdId, now) => returnAllSold(trx, holdId, now),
})

/**
 * Price lines of what is sold by the head, or by what `per` says: how many times the price, then what
 * the offer takes off.
 */
export function linesPerPerson(
  unit: Piastres,
  effectiveUnit: Piastres,
  people: number,
  per?: LocalizedText,
): PriceLine[] {
  const base = inEachLanguage((language) =>
    [formatEgp(toWholeEgp(unit), language), per?.[language], `× ${people}`]
      .filter(Boolean)
      .join(' '),
  )
  const lines: PriceLine[] = [{ label: base, amount: unit * people }]
  if (effectiveUnit < unit)
    lines.push({ label: lineTexts.offer, amount: (effectiveUnit - unit) * people })
  return [...lines, { label: lineTexts.taxes, amount: null }]
}
