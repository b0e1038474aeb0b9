import { changedFields, type ArticleFields, type ArticleState } from '@rihla/contract/blog/fields'
import { TIME_TO_READ } from '@rihla/contract/blog/limits'
import { labelIn, sectionOf, tagOf } from '@rihla/contract/blog/lists'
import { slugOf } from '@rihla/contract/blog/slug'
import { joinTags } from '@rihla/contract/blog/tags'
import {
  cairoDate,
  cairoInstant,
  cairoMinutes,
  minutesOfHour,
  type CalendarDate,
} from '@rihla/contract/values/dates'

/** When readers shall see it: at once, or at an hour of a day in Cairo. */
export type When = {
  readonly mode: 'now' | 'later'
  readonly day: CalendarDate | null
  /** `09:30`, as it is typed. */
  readonly hour: string
}

/** What is being written, as the form holds it and the browser keeps it. */
export type Draft = {
  readonly fields: ArticleFields
  readonly when: When
  /** The address as it was typed; null: the one of the title. */
  readonly slug: string | null
  /** When the writing of a new article began: its address carries it. */
  readonly stamp: number
}

export const NOW: When = { mode: 'now', day: null, hour: '09:00' }

const nothing: ArticleFields = {
  title: '',
  subtitle: '',
  content: '',
  title_ar: '',
  subtitle_ar: '',
  content_ar: '',
  author: '',
  author_ar: '',
  time_to_read: TIME_TO_READ.default,
  tags: '',
  tags_ar: '',
  sections: [],
  sections_ar: [],
  cover_image_url: null,
  cover_alt: '',
  cover_alt_ar: '',
  secondary_image_url: null,
  secondary_alt: '',
  secondary_alt_ar: '',
  offers: [],
}

export const emptyDraft = (stamp: number): Draft => ({
  fields: nothing,
  when: NOW,
  slug: null,
  stamp,
})

export const addressOfDraft = ({ slug, fields, stamp }: Draft): string =>
  slug ?? slugOf(fields.title, stamp)

/** Sections by their English labels, and the same in Arabic. */
export const withSections = (sections: readonly string[]): Partial<ArticleFields> => ({
  sections,
  sections_ar: sections.map((label) => labelIn(sectionOf(label), label, 'ar')),
})

/** Tags by their English labels, and in Arabic: ours translated, typed ones as they were typed. */
export const withTags = (tags: readonly string[]): Partial<ArticleFields> => ({
  tags: joinTags(tags),
  tags_ar: joinTags(tags.map((label) => labelIn(tagOf(label), label, 'ar'))),
})

const HOUR = /^([01]?\d|2[0-3]):[0-5]\d$/
export const isHour = (hour: string): boolean => HOUR.test(hour.trim())

/** The instant that was chosen; null while it is none. */
export const instantOf = ({ mode, day, hour }: When): string | null =>
  mode === 'later' && day !== null && isHour(hour)
    ? cairoInstant(day, minutesOfHour(hour.trim())).toISOString()
    : null

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** What a form shows of the moment that an article is planned for. */
export function whenOf(publishAt: string | null): When {
  if (publishAt === null) return NOW
  const at = new Date(publishAt)
  const minutes = cairoMinutes(at)
  const hour = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  return { mode: 'later', day: cairoDate(at), hour }
}

/** The state that a save asks for, as `when` says. */
export const stateOf = ({ mode }: When): Exclude<ArticleState, 'draft'> =>
  mode === 'later' ? 'scheduled' : 'published'

/** Whether two moments are the same choice; the day and hour of one that isn't chosen don't count. */
export const isSameWhen = (a: When, b: When): boolean =>
  a.mode === b.mode && (a.mode === 'now' || (a.day === b.day && a.hour === b.hour))

/** Whether nothing was written that the other lacks. */
export const isSameDraft = (a: Draft, b: Draft): boolean =>
  changedFields(a.fields, b.fields).length === 0 && isSameWhen(a.when, b.when) && a.slug === b.slug
