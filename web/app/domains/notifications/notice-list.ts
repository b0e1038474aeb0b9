import type { Notice } from '@rihla/contract/notifications'

/** Notices as they are shown: `fresh` were unseen when they came, and stay marked until one leaves. */
export type NoticeList = {
  readonly notices: readonly Notice[]
  readonly fresh: ReadonlySet<number>
  /** The page to ask for next, or null at the end. */
  readonly next: number | null
}

export const PAGE_SIZE = 20
export const NO_NOTICES: NoticeList = { notices: [], fresh: new Set(), next: 1 }

type Page = { readonly Data: readonly Notice[]; readonly TotalRecords: number }

/**
 * Puts a page with what is shown. Whatever arrives meanwhile pushes older notices onto the next page,
 * so that a page may repeat some: each stands once, and the newest first. Fetching marks as seen, so
 * what was new on its first sight stays so.
 */
export function withPage(list: NoticeList, page: Page): NoticeList {
  const byId = new Map(list.notices.map((notice) => [notice.Id, notice]))
  for (const notice of page.Data) byId.set(notice.Id, notice)
  const notices = [...byId.values()].toSorted(newestFirst)
  const fresh = new Set(list.fresh)
  for (const { Id, IsSeen } of page.Data) if (!IsSeen) fresh.add(Id)
  const more = page.Data.length > 0 && notices.length < page.TotalRecords
  return { notices, fresh, next: more ? Math.floor(notices.length / PAGE_SIZE) + 1 : null }
}

const newestFirst = (a: Notice, b: Notice): number =>
  b.Date.localeCompare(a.Date) || b.Time.localeCompare(a.Time) || b.Id - a.Id
