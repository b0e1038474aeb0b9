import { readSeller } from '@rihla/contract/values/seller'
import {
  contactOf,
  knowsCountry,
  readContactPhoneOf,
  readGuestPhone,
  readPhoneOf,
  type AccountDeps,
  type PrivacyDeps,
} from './domains/account/index.ts'
import { createSealer } from './platform/sealing.ts'
import { gatherBusBookingsOf, liveSeats, type BusDeps } from './domains/bus/index.ts'
import {
  bookableDates,
  cleanHtml,
  imagePath,
  nameOffers,
  rateOffer,
  unrateOffer,
  readCancellationRule,
  readDepositTerms,
  readSiteDates,
  readPartnerDepositTerms,
} from './domains/catalogue/index.ts'
import { gatherBookingsOf, type CheckoutDeps } from './domains/checkout/index.ts'
import { supportPhone } from './domains/content/index.ts'
import {
  createExternalOrders,
  gatherExternalBookingsOf,
  type SupplierDeps,
} from './domains/external-hotels/index.ts'
import { ownFleet } from './domains/fleet/index.ts'
import { alertStaff, settleAbout } from './domains/desk/index.ts'
import { gatherMailsOf, gatherNoticesOf } from './domains/notifications/index.ts'
import { type PapersDeps } from './domains/papers/index.ts'
import { gatherPaymentsOf, gatherPointsOf, type PaymentDeps } from './domains/payments/index.ts'
import { countBookings, gatherReservationsOf } from './domains/reservations/index.ts'
import { gatherReviewsOf, type ReviewDeps } from './domains/reviews/index.ts'
import { photoStorage } from './images/store-photo.ts'
import { createEventHandlers } from './event-handlers.ts'
import { refuse } from './platform/refusal.ts'
import { whyClosed } from './messages/refunds.ts'
import { sellables } from './sellables.ts'
import type { AppDeps } from './app-deps.ts'

/** What each domain is handed; they meet only here and in event-handlers.ts. */
export function domainDeps(deps: AppDeps) {
  const { db, clock, log, jobs, publicUrl, terms } = deps
  const eventHandlers = createEventHandlers({
    jobs,
    clock,
    checkout: () => checkout,
    bus: () => bus,
    external: () => external,
  })
  const settleAlert: PaymentDeps['settleAlert'] = (trx, kind, subject, note) =>
    settleAbout(trx, [kind], subject, clock.now(), note)
  const payments: PaymentDeps = {
    db,
    clock,
    log,
    jobs,
    publicUrl,
    gateways: deps.gateways,
    settle: eventHandlers.settle,
    whyClosed,
    publish: eventHandlers.payment,
    afterPaid: eventHandlers.afterPaid,
    alert: (kind, subject, detail) =>
      db.transaction().execute((trx) => alertStaff(trx, kind, subject, detail, clock.now())),
    settleAlert,
  }
  const alert: CheckoutDeps['alert'] = (trx, kind, subject, detail) =>
    alertStaff(trx, kind, subject, detail, clock.now())
  const { supplier } = deps
  const calls = { supportPhone: () => supportPhone(db) }
  const external: SupplierDeps | undefined = supplier
    ? {
        ...calls,
        db,
        clock,
        log,
        jobs,
        supplier,
        terms,
        payments,
        storePhoto: photoStorage(db, deps.images.originals),
        cleanHtml,
        imagePath,
        sealer: createSealer(deps.guestKeys ?? []),
        publish: eventHandlers.reservation,
        contactOf: (userId) => contactOf(db, userId),
        depositTerms: (hotelId) => readPartnerDepositTerms(db, hotelId),
        readGuestPhone: (text) => readGuestPhone(db, text),
        knowsCountry: (code) => knowsCountry(db, code),
        alert,
        settleAlert,
      }
    : undefined
  const checkout: CheckoutDeps = {
    ...calls,
    db,
    clock,
    log,
    terms,
    payments,
    sellables: sellables(terms),
    publish: eventHandlers.reservation,
    cancellationRule: readCancellationRule,
    depositTerms: readDepositTerms,
    contactOf: (userId) => contactOf(db, userId),
    proofs: deps.images.proofs,
    readPhone: async (trx, userId, text) => {
      if (userId !== null) return readContactPhoneOf(trx, userId, text)
      const read = text.trim() === '' ? null : await readGuestPhone(trx, text)
      if (read === null) return null
      return typeof read === 'object' && 'phone' in read ? read.phone : refuse('phone_invalid')
    },
    heldElsewhere: (userId, language) => liveSeats(bus, userId, language),
    ...(external && { otherOrders: createExternalOrders(external) }),
    alert,
    settleAlert,
  }
  const bus: BusDeps = {
    ...calls,
    db,
    clock,
    log,
    jobs,
    payments,
    operator: deps.buses ?? ownFleet({ db, clock, terms }),
    bookableDays: async () => bookableDates('buses', await readSiteDates(db, 'buses'), clock.now()),
    publish: eventHandlers.reservation,
    contactOf: (userId) => contactOf(db, userId),
    readPhone: (userId, text) => readPhoneOf(db, userId, text),
    alert,
    settleAlert,
  }
  const papers: PapersDeps = {
    ...calls,
    db,
    clock,
    operator: bus.operator,
    seller: deps.seller ?? readSeller(() => undefined),
  }
  const reviews: ReviewDeps = { db, clock, rateOffer, unrateOffer, alert: checkout.alert }
  const account: AccountDeps = {
    db,
    clock,
    jobs,
    publicUrl,
    limits: deps.limits,
    passwords: deps.passwords,
    sessions: deps.sessions,
    providers: deps.providers,
    log,
    publish: eventHandlers.account,
    profileImages: deps.images.profile,
    sealer: deps.guestKeys?.length ? createSealer(deps.guestKeys) : null,
    countBookings: (userIds) => countBookings(db, userIds),
    nameOffers: (offers, language) => nameOffers(db, offers, language),
  }
  const privacy: PrivacyDeps = {
    ...account,
    gather: async (trx, userId) => [
      { Name: 'Reservations', Records: await gatherReservationsOf(trx, userId) },
      { Name: 'Bookings', Records: await gatherBookingsOf(trx, userId) },
      { Name: 'BusBookings', Records: await gatherBusBookingsOf(trx, userId) },
      { Name: 'ExternalBookings', Records: await gatherExternalBookingsOf(trx, userId) },
      { Name: 'Payments', Records: await gatherPaymentsOf(trx, userId) },
      { Name: 'CreditPoints', Records: await gatherPointsOf(trx, userId) },
      { Name: 'Reviews', Records: await gatherReviewsOf(trx, userId) },
      { Name: 'Notifications', Records: await gatherNoticesOf(trx, userId) },
      { Name: 'Mails', Records: await gatherMailsOf(trx, userId) },
    ],
  }
  return { payments, checkout, bus, papers, reviews, account, privacy, external }
}
