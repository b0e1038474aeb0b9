import * as z from 'zod/mini'
import { INTEGER_MAX, optionalField, wholeNumber } from './values/fields.ts'

/** Every answer: exactly one of Error and Data is not null. `code` is stable and untranslated. */
export type Envelope<T> =
  | { Error: null; Data: T }
  | { Error: string; Data: null; code: string; requestId?: string; fields?: Record<string, string> }

const page = (highest: number) =>
  optionalField(
    z.pipe(
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      z.transform((n: number) => Math.min(highest, Math.max(1, n))),
    ),
  )

/** What a search sends. Pages below 1 become 1, PageSize above 100 becomes 100. */
export const pagedRequest = <F extends z.ZodMiniType>(filters: F, defaultSize = 20) =>
  z.object({
    PageNumber: z._default(page(INTEGER_MAX), 1),
    PageSize: z._default(page(100), defaultSize),
    Filters: filters,
  })

/** What a search answers; a page past the end is an empty list with true totals. */
export const paged = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    Data: z.array(item),
    PageNumber: z.number(),
    PageSize: z.number(),
    TotalPages: z.number(),
    TotalRecords: z.number(),
  })

/** A page of anything, as `paged` describes it. */
export type Paged<T> = {
  Data: T[]
  PageNumber: number
  PageSize: number
  TotalPages: number
  TotalRecords: number
}
