import * as alerts from './alerts.ts'
import * as payments from './payments.ts'
import * as refunds from './refunds.ts'
import * as reservations from './reservations.ts'
import * as staff from './staff.ts'
import * as today from './today.ts'

/** Every call of the desk: what the server's permission table and its tests are counted against. */
export const deskCalls = {
  getDeskMe: staff.getDeskMe,
  getToday: today.getToday,
  getTransfers: payments.getTransfers,
  getUnpaid: payments.getUnpaid,
  takePayment: payments.takePayment,
  rejectTransfer: payments.rejectTransfer,
  getRefunds: refunds.getRefunds,
  retryRefund: refunds.retryRefund,
  noteRefund: refunds.noteRefund,
  getApprovals: refunds.getApprovals,
  decideApproval: refunds.decideApproval,
  getAlerts: alerts.getAlerts,
  settleAlert: alerts.settleAlert,
  findReservations: reservations.findReservations,
  getDeskReservation: reservations.getDeskReservation,
  addNote: reservations.addNote,
  resendConfirmation: reservations.resendConfirmation,
  cancelAtDesk: reservations.cancelAtDesk,
} as const
export type DeskCall = keyof typeof deskCalls
