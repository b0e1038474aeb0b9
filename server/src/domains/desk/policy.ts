import type { DeskCall } from '@rihla/contract/desk/calls'
import type { Staff } from './staff.ts'

type Whoever = Pick<Staff, 'role'>

export const worksAtTheDesk = (): boolean => true
export const servesTravellers = ({ role }: Whoever): boolean =>
  role === 'agent' || role === 'manager'
export const writesContent = ({ role }: Whoever): boolean => role === 'editor' || role === 'manager'
export const runsTheCompany = ({ role }: Whoever): boolean => role === 'manager'

/** Money that comes in is an agent's work, too: it is counted in the till or seen on the account. */
export const mayTakeMoney = servesTravellers
/** Money that goes out is a manager's. */
export const mayGiveMoneyBack = runsTheCompany

/** Who may make each call of the desk. A call without a line doesn't compile. */
export const policy: Readonly<Record<DeskCall, (staff: Whoever) => boolean>> = {
  getDeskMe: worksAtTheDesk,
  getToday: servesTravellers,
  getTransfers: servesTravellers,
  getUnpaid: servesTravellers,
  takePayment: mayTakeMoney,
  rejectTransfer: servesTravellers,
  // Asking moves nothing by itself: the gateway's word does.
  askGateway: servesTravellers,
  returnPayment: mayGiveMoneyBack,
  writeToTraveller: servesTravellers,
  getRefunds: servesTravellers,
  retryRefund: mayGiveMoneyBack,
  noteRefund: mayGiveMoneyBack,
  // Whoever knows the traveller writes the answer to the bank.
  getDisputes: servesTravellers,
  noteDispute: servesTravellers,
  getApprovals: runsTheCompany,
  decideApproval: mayGiveMoneyBack,
  getAlerts: servesTravellers,
  settleAlert: servesTravellers,
  findReservations: servesTravellers,
  getDeskReservation: servesTravellers,
  addNote: servesTravellers,
  changeContactAtDesk: servesTravellers,
  quoteChangeAtDesk: servesTravellers,
  // What gives money back is a manager's: `changeAtDesk` asks for that itself.
  changeAtDesk: servesTravellers,
  // The choice is its traveller's: whoever chooses nothing gets the money back, too.
  getLateChoiceAtDesk: servesTravellers,
  chooseAtDesk: servesTravellers,
  resendConfirmation: servesTravellers,
  cancelAtDesk: mayGiveMoneyBack,
  getAudit: runsTheCompany,
  // What travellers wrote is content, and what a traveller asks about.
  getDeskReviews: worksAtTheDesk,
  showReview: worksAtTheDesk,
  hideReview: worksAtTheDesk,
  // Whoever is asked why a code doesn't count can look.
  getPromocodes: servesTravellers,
  makePromocode: runsTheCompany,
  changePromocode: runsTheCompany,
  stopPromocode: runsTheCompany,
  // Whoever sells finds what is on sale.
  findInventory: servesTravellers,
  getInventory: servesTravellers,
  quotePhoneSale: servesTravellers,
  findCustomers: servesTravellers,
  sellOnPhone: servesTravellers,
  sendPaymentLink: servesTravellers,
  // Places and prices are the company's.
  previewInventory: runsTheCompany,
  changeInventory: runsTheCompany,
  // Whoever sells knows when buses leave.
  getBusLines: servesTravellers,
  getBusTimetable: servesTravellers,
  getBusDepartures: servesTravellers,
  previewTimetable: runsTheCompany,
  changeTimetable: runsTheCompany,
  endTimetable: runsTheCompany,
  addToTimetable: runsTheCompany,
  setBusDeparture: runsTheCompany,
  getOfferTerms: runsTheCompany,
  setOfferDeposit: runsTheCompany,
  setOfferCancellation: runsTheCompany,
  setOfferSaleEnd: runsTheCompany,
  getOfferPhotos: runsTheCompany,
  setOfferPhotos: runsTheCompany,
  getOfferPrice: runsTheCompany,
  previewOfferPrice: runsTheCompany,
  setOfferPrice: runsTheCompany,
  getMoney: runsTheCompany,
  getSettlement: runsTheCompany,
  getSettlementFiles: runsTheCompany,
  previewSettlement: runsTheCompany,
  importSettlement: runsTheCompany,
  getSettings: runsTheCompany,
  setPaymentMethod: runsTheCompany,
  setDepositTerms: runsTheCompany,
  setCancellation: runsTheCompany,
  setSaleEnd: runsTheCompany,
  setPointTerms: runsTheCompany,
  setRefundLimit: runsTheCompany,
  getSiteSettings: runsTheCompany,
  setSiteDates: runsTheCompany,
  setSitePrices: runsTheCompany,
  getReport: runsTheCompany,
  getDeskContent: writesContent,
  saveContent: writesContent,
  uploadContentPhoto: writesContent,
  getDeskDestinations: writesContent,
  getDeskDestination: writesContent,
  saveDestination: writesContent,
  getPeople: runsTheCompany,
  giveRole: runsTheCompany,
  endStaffSessions: runsTheCompany,
  resetSecondFactor: runsTheCompany,
  requireSecondFactor: runsTheCompany,
}

/** Whoever agrees to a refund above the limit is not who asked for it. */
export const maySecond = (staff: Pick<Staff, 'userId'>, askedBy: number): boolean =>
  staff.userId !== askedBy
