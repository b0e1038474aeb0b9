import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import { idField, optionalField, textField } from '../values/fields.ts'
import { articleStates } from './fields.ts'
import { PAGE } from './limits.ts'
import { written } from './written.ts'

const { PageNumber, PageSize } = pagedRequest(z.unknown(), PAGE.manage).shape
const nullable = z.nullable(z.string())

/** As it is stored; what has no Arabic is empty there. Tags are English. */
const managed = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  title_ar: z.string(),
  subtitle: z.string(),
  subtitle_ar: z.string(),
  author: z.string(),
  author_ar: z.string(),
  cover_image_url: nullable,
  cover_placeholder: nullable,
  cover_colour: nullable,
  tags: z.array(z.string()),
  state: z.enum(articleStates),
  publish_at: nullable,
  published_at: nullable,
  updated_at: z.string(),
})
export type ManagedArticle = z.output<typeof managed>

export const getManagedArticles = endpoint({
  method: 'GET',
  path: '/api/Blog/Manage',
  summary: 'All articles for staff, newest first, or those of a state',
  audience: 'staff',
  input: z.object({
    PageNumber,
    PageSize,
    state: optionalField(z.enum(articleStates)),
    search: optionalField(textField(100)),
  }),
  output: paged(managed),
  refusals: [],
})

/** An article as it is edited. */
const editable = z.object({
  id: z.number(),
  slug: z.string(),
  version: z.number(),
  state: z.enum(articleStates),
  publish_at: nullable,
  published_at: nullable,
  updated_at: z.string(),
  /** Who saved this version; null: unknown. */
  saved_by: nullable,
  fields: written,
  /** Names of the offers, in the caller's language, in their order; null for what is no longer on sale. */
  offer_names: z.array(z.nullable(z.string())),
})
export type EditableArticle = z.output<typeof editable>

export const getEditableArticle = endpoint({
  method: 'GET',
  path: '/api/Blog/Edit',
  summary: 'All of an article, as staff edit it',
  audience: 'staff',
  input: z.object({ id: idField }),
  output: editable,
  refusals: ['article_not_found'],
})
