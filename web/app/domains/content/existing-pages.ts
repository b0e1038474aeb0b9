import { lists, pages } from 'virtual:page-paths'

/** Whether an address leads somewhere; content may name pages that aren't there. */
export const pageExists = (href: string): boolean =>
  /^(https?:|mailto:|tel:)/.test(href) || pages.includes(/^\/([^/?#]*)/.exec(href)?.[1] ?? '?')

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
  ...Object.values(lists),
  '/nile-cruises',
  '/blog',
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
