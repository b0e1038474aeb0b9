import { lists, pages } from 'virtual:page-paths'

/** Whether an address leads somewhere; content may name pages that aren't there. */
export const pageExists = (href: string): boolean =>
  /^(https?:|mailto:|tel:)/.test(href) || pages.includes(/^\/([^/?#]*)/.exec(href)?.[1] ?? '?')

/** A part of a page, alone, is one of the home page: links of editors stand on every page. */
const wholeAddress = (href: string): string => (href.startsWith('#') ? `/${href}` : href)

/** Whether a link of editors leads to something that the site shows. */
export const leadsSomewhere = (href: string): boolean => pageExists(wholeAddress(href))

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
  '/#last-minute-offers',
  '/#top-destinations',
])

/** Whether the header shows no link of this name. */
export const isHiddenName = (label: string): boolean => HIDDEN.has(label.trim().toLowerCase())

/** Whether the header has a link to this address by itself. */
export const isInMenu = (href: string): boolean => OWN.has(wholeAddress(href))

type Link = { label: string; href: string }

/** Links from content as the footer shows them: those that lead somewhere. */
export const shownLinks = <L extends Link>(links: readonly L[]): L[] =>
  links
    .filter(({ href }) => leadsSomewhere(href))
    .map((link) => ({ ...link, href: wholeAddress(link.href) }))

/** And the header: neither hidden by name, nor there already. */
export const extraLinks = <L extends Link>(links: readonly L[]): L[] =>
  shownLinks(links).filter(({ label, href }) => !isHiddenName(label) && !isInMenu(href))
