import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField, idOrZero, optionalField } from '../values/fields.ts'
import { languages } from '../values/language.ts'
import { faults, fields, offers, publishAt, saved, state, version } from './article-input.ts'
import { ARTICLE_MAX_BYTES } from './limits.ts'
import { article, articleOffer } from './reading.ts'

/** The fields of the hosted backend's function of this name; all others may be left out. */
export const createArticle = endpoint({
  method: 'POST',
  path: '/api/Functions/blog-operations',
  summary: 'Write a new article: published at once, unless its state says otherwise',
  audience: 'staff',
  maxBytes: ARTICLE_MAX_BYTES,
  input: z.object({
    slug: optionalField(z.string().check(z.maxLength(120))),
    ...fields,
    state,
    publish_at: publishAt,
  }),
  output: saved,
  refusals: [...faults, 'slug_taken'],
  idempotentBy: 'the slug, which carries the moment it was made; a repeat finds its article',
})

export const updateArticle = endpoint({
  method: 'POST',
  path: '/api/Blog/Update',
  summary: 'Save an article over the version that was being edited',
  audience: 'staff',
  maxBytes: ARTICLE_MAX_BYTES,
  input: z.object({ id: idField, version, ...fields, state, publish_at: publishAt }),
  output: saved,
  refusals: [...faults, 'article_not_found', 'article_changed'],
  idempotentBy: 'the version: what stands there already is not saved again',
})

export const keepRevision = endpoint({
  method: 'POST',
  path: '/api/Blog/KeepRevision',
  summary: 'Set a text aside in the history of an article, which stays as it is',
  audience: 'staff',
  maxBytes: ARTICLE_MAX_BYTES,
  input: z.object({ id: idField, ...fields }),
  output: z.boolean(),
  refusals: ['article_not_found'],
  idempotentBy: 'what was set aside last is not set aside again',
})

export const deleteArticle = endpoint({
  method: 'POST',
  path: '/api/Blog/Delete',
  summary: 'Delete an article with its history and its images',
  audience: 'staff',
  input: z.object({ id: idField }),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'an article that is gone stays gone',
})

export const previewArticle = endpoint({
  method: 'POST',
  path: '/api/Blog/Preview',
  summary: 'What is being written, as readers of a language will see it; nothing is saved',
  audience: 'staff',
  maxBytes: ARTICLE_MAX_BYTES,
  // `id`: the article that is written, so that it isn't related to itself.
  input: z.object({ ...fields, id: idOrZero, language: z.enum(languages) }),
  output: article,
  refusals: [],
  idempotentBy: 'it changes nothing',
})

export const priceArticleOffers = endpoint({
  method: 'POST',
  path: '/api/Blog/PriceOffers',
  summary: 'Offers that an article shall name, as far as they are on sale, at their price of now',
  audience: 'staff',
  input: z.object({ offers }),
  output: z.array(articleOffer),
  refusals: [],
  idempotentBy: 'it changes nothing',
})

/** Longest upload that is read at all, so that it can be refused in words. */
const UPLOAD_MAX_BYTES = 6_000_000

export const uploadArticleImage = endpoint({
  method: 'POST',
  path: '/api/Blog/UploadImage',
  summary: 'Keep an image for an article, as WebP of at most 1920 pixels across',
  audience: 'staff',
  carriedBy: 'multipart',
  input: z.object({ Image: z.file().check(z.maxSize(UPLOAD_MAX_BYTES)) }),
  output: z.object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    placeholder: z.string(),
    colour: z.string(),
  }),
  refusals: ['article_image_format', 'article_image_too_large'],
  idempotentBy: 'nothing that is seen: an image that no article names is removed within days',
})
