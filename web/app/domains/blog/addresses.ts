import type { PricedOffer } from '@rihla/contract/blog/reading'
import { soldModules } from '@rihla/contract/modules'
import { toAddressDate } from '@rihla/contract/values/dates'

export const BLOG_PATH = '/blog'

/** What a page of the blog lists: its beginning, or a list of articles. */
export type BlogAddress = {
  readonly section: string | null
  readonly tag: string | null
  /** All of them, though neither is named. */
  readonly all: boolean
  readonly page: number
}

const LONGEST = 40
const named = (text: string | null): string | null => text?.trim().slice(0, LONGEST) || null

/** Reads the address of the blog; what makes no sense is left out. */
export function parseBlog(address: URLSearchParams): BlogAddress {
  const page = Number(address.get('page') ?? 1)
  return {
    section: named(address.get('section')),
    tag: named(address.get('tag')),
    all: address.get('all') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** Whether an address asks for a list rather than for the blog's beginning. */
export const isList = ({ section, tag, all, page }: BlogAddress): boolean =>
  section !== null || tag !== null || all || page > 1

/** Path of the blog, or of one of its lists; a section before a tag. */
export function blogHref({ section, tag, all, page = 1 }: Partial<BlogAddress> = {}): string {
  const query = new URLSearchParams()
  if (section) query.set('section', section)
  else if (tag) query.set('tag', tag)
  else if (all || page > 1) query.set('all', '1')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${BLOG_PATH}?${text}` : BLOG_PATH
}

export const articleHref = (slug: string): string => `${BLOG_PATH}/${slug}`

/** The page of an offer on the day it can be booked for next; null when there is none. */
export function offerHref({ module, id, arrival, departure }: PricedOffer): string | null {
  if (arrival === null) return null
  const query = new URLSearchParams({ id: String(id), 'arrival-date': toAddressDate(arrival) })
  if (departure !== null) query.set('departure-date', toAddressDate(departure))
  query.set('adults', '2')
  return `${soldModules[module].details}?${query}`
}
