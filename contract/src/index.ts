import * as account from './account.ts'
import * as devices from './account/devices.ts'
import * as externalLogin from './account/external-login.ts'
import * as companions from './account/companions.ts'
import * as passkeys from './account/passkeys.ts'
import { renewRecoveryCodes } from './account/recovery-codes.ts'
import * as secondFactor from './account/second-factor.ts'
import * as savedOffers from './account/saved-offers.ts'
import * as points from './account/points.ts'
import * as passwords from './account/passwords.ts'
import * as privacy from './account/privacy.ts'
import * as profile from './account/profile.ts'
import * as blogHistory from './blog/history.ts'
import * as blogManaging from './blog/managing.ts'
import * as blogReading from './blog/reading.ts'
import * as blogWriting from './blog/writing.ts'
import * as busBookings from './bus/bookings.ts'
import * as busSeats from './bus/seats.ts'
import * as busTrips from './bus/trips.ts'
import * as activities from './catalogue/activities.ts'
import * as dayUse from './catalogue/day-use.ts'
import * as destinations from './catalogue/destinations.ts'
import * as hotelSearch from './catalogue/hotel-search.ts'
import * as hotels from './catalogue/hotels.ts'
import * as honeymoons from './catalogue/honeymoons.ts'
import * as offer from './catalogue/offer.ts'
import * as tiles from './catalogue/tiles.ts'
import * as trips from './catalogue/trips.ts'
import * as cancellation from './cancellation/calls.ts'
import * as changing from './changing.ts'
import * as checkout from './checkout.ts'
import * as checkoutPayment from './checkout/payment.ts'
import * as checkoutPoints from './checkout/points.ts'
import * as lateChoice from './checkout/late-choice.ts'
import * as liveReservations from './checkout/live-reservations.ts'
import * as content from './content.ts'
import * as externalHotels from './external-hotels.ts'
import { deskCalls } from './desk/calls.ts'
import * as findBooking from './find-booking.ts'
import * as functions from './functions.ts'
import * as landing from './landing.ts'
import * as notifications from './notifications.ts'
import * as papers from './papers.ts'
import * as reservations from './reservations.ts'
import * as reviews from './reviews.ts'

/** Every described call by name: what the server mounts, the client offers and OpenAPI lists. */
export const api = {
  getDestinations: offer.getDestinations,
  getDestination: destinations.getDestination,
  autoComplete: offer.autoComplete,
  getSplashScreenData: offer.getSplashScreenData,
  getActivities: activities.getActivities,
  getActivityCounts: activities.getActivityCounts,
  getActivityDetails: activities.getActivityDetails,
  getDayPrices: activities.getDayPrices,
  getOpenDays: activities.getOpenDays,
  getAllActivityTypes: activities.getAllActivityTypes,
  getDayUses: dayUse.getDayUses,
  getDayUseCounts: dayUse.getDayUseCounts,
  getDayUseDetails: dayUse.getDayUseDetails,
  getDayUseImages: dayUse.getDayUseImages,
  getHotels: hotelSearch.getHotels,
  getHotelCounts: hotelSearch.getHotelCounts,
  getHotel: hotels.getHotel,
  getHotelPricing: hotels.getHotelPricing,
  getHotelImages: hotels.getHotelImages,
  getRoomDetails: hotels.getRoomDetails,
  getHotelCalendar: hotels.getHotelCalendar,
  getHotelPriceCalendar: hotels.getHotelPriceCalendar,
  getHoneymoons: honeymoons.getHoneymoons,
  getHoneymoonCounts: honeymoons.getHoneymoonCounts,
  getHoneymoonDetails: honeymoons.getHoneymoonDetails,
  getHoneymoonImages: honeymoons.getHoneymoonImages,
  getTrips: trips.getTrips,
  getTripCounts: trips.getTripCounts,
  getTripDetails: trips.getTripDetails,
  getHighlights: tiles.getHighlights,
  getLastMinuteOffers: tiles.getLastMinuteOffers,
  getOfferTiles: tiles.getOfferTiles,
  getAvailableCountries: account.getAvailableCountries,
  login: account.login,
  register: account.register,
  getCurrentUserInfo: account.getCurrentUserInfo,
  signOut: account.signOut,
  getExternalProviders: externalLogin.getExternalProviders,
  getExternalSignIn: externalLogin.getExternalSignIn,
  externalLogin: externalLogin.externalLogin,
  verifyCode: passwords.verifyCode,
  resetPassword: passwords.resetPassword,
  updatePassword: passwords.updatePassword,
  updateUserInfo: profile.updateUserInfo,
  removeProfileImage: profile.removeProfileImage,
  hasNationality: profile.hasNationality,
  setOrUpdateCountry: profile.setOrUpdateCountry,
  sendEmailCode: profile.sendEmailCode,
  confirmEmail: profile.confirmEmail,
  getDevices: devices.getDevices,
  signOutDevice: devices.signOutDevice,
  signOutOtherDevices: devices.signOutOtherDevices,
  getSavedOffers: savedOffers.getSavedOffers,
  changeSavedOffers: savedOffers.changeSavedOffers,
  getSecondFactor: secondFactor.getSecondFactor,
  beginSecondFactor: secondFactor.beginSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  proveSecondFactor: secondFactor.proveSecondFactor,
  getPasskeys: passkeys.getPasskeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  beginPasskeyProof: passkeys.beginPasskeyProof,
  proveByPasskey: passkeys.proveByPasskey,
  removePasskey: passkeys.removePasskey,
  renewRecoveryCodes,
  getCompanions: companions.getCompanions,
  saveCompanion: companions.saveCompanion,
  deleteCompanion: companions.deleteCompanion,
  getCreditPoints: points.getCreditPoints,
  downloadMyData: privacy.downloadMyData,
  deleteAccount: privacy.deleteAccount,
  recordConsent: privacy.recordConsent,
  hasRole: functions.hasRole,
  getFirebaseConfig: functions.getFirebaseConfig,
  checkoutConfig: checkout.checkoutConfig,
  setTempReservation: checkout.setTempReservation,
  getTempReservation: checkout.getTempReservation,
  getLiveReservations: liveReservations.getLiveReservations,
  renewTempReservation: checkout.renewTempReservation,
  paymentMethods: checkoutPayment.paymentMethods,
  confirmPayment: checkoutPayment.confirmPayment,
  paymentStatus: checkoutPayment.paymentStatus,
  getBookingPoints: checkoutPoints.getBookingPoints,
  useCreditPoints: checkoutPoints.useCreditPoints,
  uploadPaymentConfirmation: checkoutPayment.uploadPaymentConfirmation,
  paymentReturn: checkoutPayment.paymentReturn,
  getUserReservation: reservations.getUserReservation,
  getReservationDetails: reservations.getReservationDetails,
  findBooking: findBooking.findBooking,
  getTicketKey: reservations.getTicketKey,
  getReservationPapers: papers.getReservationPapers,
  completePayment: reservations.completePayment,
  getLateChoice: lateChoice.getLateChoice,
  chooseForLateMoney: lateChoice.chooseForLateMoney,
  rateReservation: reviews.rateReservation,
  getReviews: reviews.getReviews,
  getCancellation: cancellation.getCancellation,
  cancelBooking: cancellation.cancelBooking,
  getChangeOptions: changing.getChangeOptions,
  changeContact: changing.changeContact,
  quoteChange: changing.quoteChange,
  confirmChange: changing.confirmChange,
  getExternalBooking: externalHotels.getExternalBooking,
  bookExternal: externalHotels.bookExternal,
  getAllStations: busTrips.getAllStations,
  getAllTrips: busTrips.getAllTrips,
  getNearRoutes: busTrips.getNearRoutes,
  getCheapestDays: busTrips.getCheapestDays,
  getPopularRoutes: busTrips.getPopularRoutes,
  getBusTripSeats: busSeats.getBusTripSeats,
  holdBusSeats: busSeats.holdBusSeats,
  getHeldSeats: busSeats.getHeldSeats,
  releaseBusSeats: busSeats.releaseBusSeats,
  bookReservation: busSeats.bookReservation,
  busPaymentStatus: busSeats.busPaymentStatus,
  getBusReservations: busBookings.getBusReservations,
  getBusReservationDetails: busBookings.getBusReservationDetails,
  cancelBusTrip: busBookings.cancelBusTrip,
  changeBusSeats: busBookings.changeBusSeats,
  getNavigation: content.getNavigation,
  getFooter: content.getFooter,
  getLanding: landing.getLanding,
  getBlogHome: blogReading.getBlogHome,
  getBlogArticles: blogReading.getBlogArticles,
  getBlogArticle: blogReading.getBlogArticle,
  getBlogOffers: blogReading.getBlogOffers,
  createArticle: blogWriting.createArticle,
  updateArticle: blogWriting.updateArticle,
  keepRevision: blogWriting.keepRevision,
  deleteArticle: blogWriting.deleteArticle,
  getManagedArticles: blogManaging.getManagedArticles,
  getEditableArticle: blogManaging.getEditableArticle,
  getRevisions: blogHistory.getRevisions,
  getRevision: blogHistory.getRevision,
  restoreRevision: blogHistory.restoreRevision,
  previewArticle: blogWriting.previewArticle,
  priceArticleOffers: blogWriting.priceArticleOffers,
  uploadArticleImage: blogWriting.uploadArticleImage,
  getUserNotificationsCount: notifications.getUserNotificationsCount,
  getUserNotifications: notifications.getUserNotifications,
  ...deskCalls,
} as const
export type Api = typeof api
