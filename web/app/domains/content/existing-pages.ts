/**
 * Pages that exist so far: content may name others, but nothing links to what is not there.
 * Remove this once every page of the menu exists.
 */
const EXISTING =
  /^\/(?:$|[?#]|activities\b|activity\b|hotels\b|hotel\b|cruises\b|cruise\b|nile-cruises\b|dayuses\b|dayuse\b|day-use\b|honeymoons\b|honeymoon\b|trips\b|trip\b|transportation\b|bus-bookings\b|login\b|signup\b|reset-password\b|profile\b|checkout\b|reservations\b|privacy\b|data-deletion\b|terms-of-service\b|cookie-policy\b)/

export const pageExists = (href: string): boolean =>
  /^(https?:|mailto:|tel:)/.test(href) || EXISTING.test(href)

const HIDDEN = new Set([
  'features',
  'how it works',
  'download',
  'المميزات',
  'كيف نعمل',
  'تحميل التطبيق',
  'حمّل التطبيق',
])
const OWN = new Set([
  '/',
  '/activities',
  '/hotels',
  '/cruises',
  '/nile-cruises',
  '/dayuses',
  '/transportation',
  '/honeymoons',
  '/trips',
  '#last-minute-offers',
  '/#last-minute-offers',
  '#top-destinations',
  '/#top-destinations',
])

type ContentLink = { label: string; href: string; is_external: boolean }

/** Links from content worth showing in the header: neither hidden by name, nor there already. */
export const extraLinks = <L extends ContentLink>(links: readonly L[]): L[] =>
  links.filter(
    ({ label, href }) =>
      !HIDDEN.has(label.trim().toLowerCase()) && !OWN.has(href) && pageExists(href),
  )
