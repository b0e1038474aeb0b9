import * as account from './account.ts'
import * as activities from './catalogue/activities.ts'
import * as offer from './catalogue/offer.ts'
import * as checkout from './checkout.ts'
import * as content from './content.ts'
import * as notifications from './notifications.ts'
import * as reservations from './reservations.ts'

/** Every described call by name: what the server mounts, the client offers and OpenAPI lists. */
export const api = {
  getDestinations: offer.getDestinations,
  autoComplete: offer.autoComplete,
  getSplashScreenData: offer.getSplashScreenData,
  getActivities: activities.getActivities,
  getActivityDetails: activities.getActivityDetails,
  getAllActivityTypes: activities.getAllActivityTypes,
  getAvailableCountries: account.getAvailableCountries,
  login: account.login,
  register: account.register,
  getCurrentUserInfo: account.getCurrentUserInfo,
  signOut: account.signOut,
  checkoutConfig: checkout.checkoutConfig,
  setTempReservation: checkout.setTempReservation,
  getTempReservation: checkout.getTempReservation,
  renewTempReservation: checkout.renewTempReservation,
  paymentMethods: checkout.paymentMethods,
  confirmPayment: checkout.confirmPayment,
  paymentStatus: checkout.paymentStatus,
  paymentReturn: checkout.paymentReturn,
  getUserReservation: reservations.getUserReservation,
  getReservationDetails: reservations.getReservationDetails,
  getNavigation: content.getNavigation,
  getFooter: content.getFooter,
  getUserNotificationsCount: notifications.getUserNotificationsCount,
} as const
export type Api = typeof api
