import type { OwnDeed } from '@rihla/contract/desk/audit'
import type { DeskDeed } from '@rihla/contract/desk/calls'

/** The text that says what was done, by the call that did it. */
export const deedNames = {
  takePayment: 'didTake',
  rejectTransfer: 'didRejectReceipt',
  retryRefund: 'didRetry',
  noteRefund: 'didNoteRefund',
  noteDispute: 'didNoteDispute',
  decideApproval: 'didDecide',
  settleAlert: 'didSettle',
  addNote: 'didAddNote',
  changeContactAtDesk: 'didChangeContact',
  resendConfirmation: 'didResend',
  cancelAtDesk: 'didAskCancel',
  showReview: 'didShowReview',
  hideReview: 'didHideReview',
  makePromocode: 'didMakePromocode',
  changePromocode: 'didChangePromocode',
  stopPromocode: 'didStopPromocode',
  giveRole: 'didGiveRole',
  endStaffSessions: 'didEndSessions',
  resetSecondFactor: 'didResetSecondFactor',
  requireSecondFactor: 'didRequireSecondFactor',
  changeInventory: 'didChangeInventory',
  setOfferDeposit: 'didSetOfferDeposit',
  setOfferCancellation: 'didSetOfferCancellation',
  setOfferSaleEnd: 'didSetOfferSaleEnd',
  setOfferPhotos: 'didSetOfferPhotos',
  setPaymentMethod: 'didSetMethod',
  setDepositTerms: 'didSetDeposit',
  setCancellation: 'didSetCancellation',
  setSaleEnd: 'didSetSaleEnd',
  setPointTerms: 'didSetPoints',
  setRefundLimit: 'didSetRefundLimit',
  sellOnPhone: 'didSellOnPhone',
  sendPaymentLink: 'didSendLink',
  saveContent: 'didSaveContent',
  saveDestination: 'didSaveDestination',
  uploadContentPhoto: 'didUploadPhoto',
  confirmSecondFactor: 'didConfirmSecondFactor',
  addPasskey: 'didAddPasskey',
  proveByPasskey: 'didProveByPasskey',
  removePasskey: 'didRemovePasskey',
} as const satisfies Readonly<Record<DeskDeed | OwnDeed, string>>

/** Whether a name in the records is one of a deed that there is today. */
export const isDeed = (name: string): name is DeskDeed | OwnDeed => name in deedNames
