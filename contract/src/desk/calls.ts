import * as alerts from './alerts.ts'
import * as audit from './audit.ts'
import * as buses from './buses/calls.ts'
import * as changing from './changing/change-calls.ts'
import * as choosing from './changing/choice-calls.ts'
import * as content from './content.ts'
import * as destinations from './destinations/calls.ts'
import * as disputes from './disputes.ts'
import * as inventory from './inventory.ts'
import * as money from './money.ts'
import * as offerPhotos from './offer-photos.ts'
import * as offerPrice from './offers/offer-price.ts'
import * as offerTerms from './offer-terms.ts'
import * as openMoney from './open-money/calls.ts'
import * as payments from './payments.ts'
import * as phoneSales from './phone-sales.ts'
import * as people from './people.ts'
import * as promocodes from './promocodes.ts'
import * as refunds from './refunds.ts'
import * as reports from './reports.ts'
import * as reservations from './reservations.ts'
import * as reviews from './reviews.ts'
import * as settings from './settings.ts'
import * as settlement from './settlement/calls.ts'
import * as site from './site/calls.ts'
import * as staff from './staff.ts'
import * as today from './today.ts'

/** What staff look at. */
const looks = {
  getDeskMe: staff.getDeskMe,
  getToday: today.getToday,
  getTransfers: payments.getTransfers,
  getUnpaid: payments.getUnpaid,
  getRefunds: refunds.getRefunds,
  getDisputes: disputes.getDisputes,
  getApprovals: refunds.getApprovals,
  getAlerts: alerts.getAlerts,
  findReservations: reservations.findReservations,
  getDeskReservation: reservations.getDeskReservation,
  quoteChangeAtDesk: changing.quoteChangeAtDesk,
  getLateChoiceAtDesk: choosing.getLateChoiceAtDesk,
  getAudit: audit.getAudit,
  getPeople: people.getPeople,
  getDeskReviews: reviews.getDeskReviews,
  getPromocodes: promocodes.getPromocodes,
  findInventory: inventory.findInventory,
  getInventory: inventory.getInventory,
  previewInventory: inventory.previewInventory,
  getBusLines: buses.getBusLines,
  getBusTimetable: buses.getBusTimetable,
  getBusDepartures: buses.getBusDepartures,
  previewTimetable: buses.previewTimetable,
  getOfferTerms: offerTerms.getOfferTerms,
  getOfferPhotos: offerPhotos.getOfferPhotos,
  getOfferPrice: offerPrice.getOfferPrice,
  previewOfferPrice: offerPrice.previewOfferPrice,
  getMoney: money.getMoney,
  getSettlement: settlement.getSettlement,
  getSettlementFiles: settlement.getSettlementFiles,
  previewSettlement: settlement.previewSettlement,
  quotePhoneSale: phoneSales.quotePhoneSale,
  findCustomers: phoneSales.findCustomers,
  getSettings: settings.getSettings,
  getSiteSettings: site.getSiteSettings,
  getReport: reports.getReport,
  getDeskContent: content.getDeskContent,
  getDeskDestinations: destinations.getDeskDestinations,
  getDeskDestination: destinations.getDeskDestination,
} as const

/** What staff do: each leaves its lines in the audit log. */
export const deskDeeds = {
  takePayment: payments.takePayment,
  rejectTransfer: payments.rejectTransfer,
  askGateway: openMoney.askGateway,
  returnPayment: openMoney.returnPayment,
  retryRefund: refunds.retryRefund,
  noteRefund: refunds.noteRefund,
  noteDispute: disputes.noteDispute,
  decideApproval: refunds.decideApproval,
  settleAlert: alerts.settleAlert,
  addNote: reservations.addNote,
  changeContactAtDesk: reservations.changeContactAtDesk,
  changeAtDesk: changing.changeAtDesk,
  chooseAtDesk: choosing.chooseAtDesk,
  writeToTraveller: openMoney.writeToTraveller,
  resendConfirmation: reservations.resendConfirmation,
  cancelAtDesk: reservations.cancelAtDesk,
  showReview: reviews.showReview,
  hideReview: reviews.hideReview,
  makePromocode: promocodes.makePromocode,
  changePromocode: promocodes.changePromocode,
  stopPromocode: promocodes.stopPromocode,
  giveRole: people.giveRole,
  endStaffSessions: people.endStaffSessions,
  resetSecondFactor: people.resetSecondFactor,
  requireSecondFactor: people.requireSecondFactor,
  changeInventory: inventory.changeInventory,
  changeTimetable: buses.changeTimetable,
  endTimetable: buses.endTimetable,
  addToTimetable: buses.addToTimetable,
  setBusDeparture: buses.setBusDeparture,
  setOfferDeposit: offerTerms.setOfferDeposit,
  setOfferCancellation: offerTerms.setOfferCancellation,
  setOfferSaleEnd: offerTerms.setOfferSaleEnd,
  setOfferPhotos: offerPhotos.setOfferPhotos,
  setOfferPrice: offerPrice.setOfferPrice,
  setPaymentMethod: settings.setPaymentMethod,
  setDepositTerms: settings.setDepositTerms,
  setCancellation: settings.setCancellation,
  setSaleEnd: settings.setSaleEnd,
  setPointTerms: settings.setPointTerms,
  setRefundLimit: settings.setRefundLimit,
  setSiteDates: site.setSiteDates,
  setSitePrices: site.setSitePrices,
  sellOnPhone: phoneSales.sellOnPhone,
  sendPaymentLink: phoneSales.sendPaymentLink,
  importSettlement: settlement.importSettlement,
  saveContent: content.saveContent,
  uploadContentPhoto: content.uploadContentPhoto,
  saveDestination: destinations.saveDestination,
} as const
export type DeskDeed = keyof typeof deskDeeds

/** Every call of the desk: what the server's permission table and its tests are counted against. */
export const deskCalls = { ...looks, ...deskDeeds } as const
export type DeskCall = keyof typeof deskCalls
