import * as z from 'zod/mini'
import { savedModules } from '../modules.ts'
import type { RefusalCode } from '../refusals.ts'
import { idField, moduleField, optionalField, wholeNumber } from '../values/fields.ts'
import { articleFaults } from './faults.ts'
import { articleStates } from './fields.ts'

// How long texts may be is the article's own rule (faults.ts), which names what is wrong; here stands
// only what nothing passes.

/** Control characters but tabs and line ends are dropped. */
const unprintable = /[^\P{Cc}\t\n\r]/gu
const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((it: string) => it.replaceAll(unprintable, '')),
  )
const line = (max = 1000) => z._default(z.nullable(text(max)), '')
const html = z._default(z.nullable(text(120_000)), '')
const labels = z._default(z.nullable(z.array(text(100)).check(z.maxLength(40))), [])
const imageAddress = optionalField(text(300))

/** Offers by their kind and number. */
export const offers = z._default(
  z
    .array(z.object({ module: z.pipe(moduleField, z.enum(savedModules)), id: idField }))
    .check(z.maxLength(40)),
  [],
)

/** What every call that carries an article takes of it; all of it may be left out. */
export const fields = {
  title: line(),
  subtitle: line(),
  content: html,
  time_to_read: z._default(optionalField(wholeNumber(-1000, 1000)), 5),
  tags: line(2000),
  tags_ar: line(2000),
  cover_image_url: imageAddress,
  secondary_image_url: imageAddress,
  sections: labels,
  author: line(),
  title_ar: line(),
  subtitle_ar: line(),
  content_ar: html,
  sections_ar: labels,
  author_ar: line(),
  // Absent: the title describes the image. Empty: refused, when the article is to be read.
  cover_alt: z.optional(z.nullable(text(1000))),
  cover_alt_ar: z.optional(z.nullable(text(1000))),
  secondary_alt: z.optional(z.nullable(text(1000))),
  secondary_alt_ar: z.optional(z.nullable(text(1000))),
  offers,
}

export const state = z._default(z.enum(articleStates), 'published')
/** Of a scheduled article: when readers may see it. */
export const publishAt = optionalField(z.iso.datetime({ offset: true }).check(z.maxLength(40)))
/** The version that was being edited. */
export const version = wholeNumber(1, 2_147_483_647)

/** What `faults.ts` names, images that aren't ours, and times that are no good. */
export const faults = [
  ...articleFaults,
  'image_unknown',
  'publish_time_wrong',
] as const satisfies readonly RefusalCode[]

/** What a save answers. */
export const saved = z.object({
  id: z.number(),
  slug: z.string(),
  /** What the next save must name. */
  version: z.number(),
  state: z.enum(articleStates),
  /** Of a scheduled article: when readers will see it. */
  publish_at: z.nullable(z.string()),
})
export type SavedArticle = z.output<typeof saved>
