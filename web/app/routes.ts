import { soldModule, soldModuleNames } from '@rihla/contract/modules'
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const gallery = process.env.RIHLA_DEV === '1' ? [route('ui', 'routes/ui.tsx')] : []

/**
 * The list and the details of each kind of offer: its own folder, named after the address of the details. An
 * offer's permanent address names no day.
 */
const kindPages = soldModuleNames.flatMap((name) => {
  const { list, details } = soldModule(name) ?? {}
  if (!list || !details) return []
  return [
    route(list.slice(1), `routes${details}/list.tsx`),
    route(details.slice(1), `routes${details}/details.tsx`),
    route(`${details.slice(1)}/:id`, `routes${details}/permanent.tsx`),
  ]
})

/** Every page address. */
export default [
  layout('routes/focused-layout.tsx', [
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('auth/external/done', 'routes/external-done.tsx'),
    route('admin', 'routes/admin.tsx'),
    route('admin/login', 'routes/admin-login.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('blog/create', 'routes/blog/create.tsx'),
    route('blog/manage', 'routes/blog/manage.tsx'),
    route('blog/edit/:id', 'routes/blog/edit.tsx'),
    route('hotel-checkout', 'routes/hotel-checkout.tsx'),
    route('booking-confirmation', 'routes/booking-confirmation.tsx'),
  ]),
  route('payment/return', 'routes/payment-return.tsx'),
  layout('routes/desk/layout.tsx', [
    route('desk', 'routes/desk/today.tsx'),
    route('desk/reservations', 'routes/desk/find.tsx'),
    route('desk/sell', 'routes/desk/phone-sale.tsx'),
    route('desk/reservations/:module/:id', 'routes/desk/reservation.tsx'),
    route('desk/transfers', 'routes/desk/transfers.tsx'),
    route('desk/cash', 'routes/desk/cash.tsx'),
    route('desk/refunds', 'routes/desk/refunds.tsx'),
    route('desk/disputes', 'routes/desk/disputes.tsx'),
    route('desk/alerts', 'routes/desk/alerts.tsx'),
    route('desk/reviews', 'routes/desk/reviews.tsx'),
    route('desk/content', 'routes/desk/content.tsx'),
    route('desk/destinations', 'routes/desk/destinations.tsx'),
    route('desk/promocodes', 'routes/desk/promocodes.tsx'),
    route('desk/inventory', 'routes/desk/inventory.tsx'),
    route('desk/buses', 'routes/desk/buses.tsx'),
    route('desk/money', 'routes/desk/money.tsx'),
    route('desk/money/settlement', 'routes/desk/settlement.tsx'),
    route('desk/reports', 'routes/desk/reports.tsx'),
    route('desk/people', 'routes/desk/people.tsx'),
    route('desk/settings', 'routes/desk/settings.tsx'),
    route('desk/second-factor', 'routes/desk/second-factor.tsx'),
    route('desk/audit', 'routes/desk/audit.tsx'),
    route('desk/*', 'routes/desk/not-found.tsx'),
  ]),
  layout('routes/site-layout.tsx', [
    index('routes/landing.tsx'),
    ...kindPages,
    route('nile-cruises', 'routes/nile-cruises-redirect.tsx'),
    route('day-use', 'routes/day-use-redirect.tsx'),
    route('transportation/search?', 'routes/transportation.tsx'),
    route('transportation/seats-selection', 'routes/seats-selection.tsx'),
    route('transportation/payment', 'routes/bus-payment.tsx'),
    route('bus-bookings', 'routes/bus-bookings.tsx'),
    route('bus-bookings/:id', 'routes/bus-booking.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('find-booking', 'routes/find-booking.tsx'),
    route('reservations', 'routes/reservations.tsx'),
    route('reservations/:module/:id', 'routes/reservation.tsx'),
    route('app', 'routes/app.tsx'),
    route('last-minute', 'routes/last-minute.tsx'),
    route('saved', 'routes/saved.tsx'),
    route('destinations', 'routes/destinations/list.tsx'),
    route('destinations/:slug', 'routes/destinations/place.tsx'),
    route('blog', 'routes/blog/list.tsx'),
    route('blog/:slug', 'routes/blog/article.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('data-deletion', 'routes/data-deletion.tsx'),
    route('terms-of-service', 'routes/terms-of-service.tsx'),
    route('cookie-policy', 'routes/cookie-policy.tsx'),
    route('translation-test', 'routes/translation-test.tsx'),
    ...gallery,
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
