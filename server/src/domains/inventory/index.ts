/** How much is left of everything: stock, holds, expiry. Nothing else changes stock. */
export {
  ensureStock,
  ensureStockOf,
  freePlaces,
  setAllotment,
  type Allotment,
} from './allotment.ts'
export { changeHold, renewHold } from './change-hold.ts'
export { sharesOf, type FairShares, type Holder } from './fair-share.ts'
export { expireHolds, tidyHolds } from './expire-holds.ts'
export { isLive, type Hold } from './hold.ts'
export { holdTerms, type HoldTerms } from './hold-terms.ts'
export { orUnavailable, placeHold } from './place-hold.ts'
export { consumeHold, releaseHold, returnSold, startPaying } from './settle-hold.ts'
export { linesOf, passKey, payingPastExpiry, readHold } from './store.ts'
export { sameLines, type StockLine } from './stock-line.ts'
