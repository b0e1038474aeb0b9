import {
  changeHold,
  changeSold,
  consumeHold,
  hasRoomBeside,
  holdBeside,
  placeHold,
  releaseHold,
  returnAllSold,
  type HoldTerms,
} from '../inventory/index.ts'
import type { Sellable } from './sellable.ts'

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
  hasRoomBeside: (trx, soldId, lines) => hasRoomBeside(trx, soldId, lines),
  holdBeside: (trx, soldId, by) => holdBeside(trx, soldId, { ...by, terms }),
  exchange: (trx, soldId, to) => changeSold(trx, soldId, to),
})
