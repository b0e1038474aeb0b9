/** How much is left of everything: stock, holds, expiry. Nothing else changes stock. */
export { ensureStock, ensureStockOf, setAllotment } from './allotment.ts'
export {
  changeAllotments,
  lockAllotments,
  type ClaimedDay,
} from './allotments/change-allotments.ts'
export { changeHold, renewHold } from './change-hold.ts'
export { changeSold, hasRoomBeside, holdBeside } from './changing/change-sold.ts'
export { sharesOf, type FairShares, type Holder } from './fair-share.ts'
export { deleteEnded } from './delete-ended.ts'
export { expireHolds, tidyHolds } from './expire-holds.ts'
export { lockDepartures, setSale } from './allotments/departures.ts'
export { lockStockOf, setAllotmentsOf } from './allotments/set-allotments.ts'
export { canClaim } from './can-claim.ts'
export { isLive, type Hold } from './hold.ts'
export { holdTerms, type HoldTerms } from './hold-terms.ts'
export { orUnavailable, placeHold } from './place-hold.ts'
export { consumeHold, releaseHold, returnAllSold, returnSold, startPaying } from './settle-hold.ts'
export { moveSold } from './changing/move-sold.ts'
export { stopWaiting, waitForPayment } from './wait-for-payment.ts'
export { linesOf, passKey, payingPastExpiry, readHold } from './store.ts'
export { sameLines, type StockLine } from './stock-line.ts'
