import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField } from '../values/fields.ts'
import { faults, saved, version } from './article-input.ts'
import { articleFields } from './fields.ts'
import { written } from './written.ts'

const nullable = z.nullable(z.string())

/** A version in an article's history; those set aside never stood. */
const revision = z.object({
  id: z.number(),
  version: z.nullable(z.number()),
  saved_by: nullable,
  saved_at: z.string(),
  /** Against the version before it. */
  changed: z.array(z.enum(articleFields)),
  /** The version that it brought back. */
  restored: z.nullable(z.number()),
})
export type Revision = z.output<typeof revision>

export const getRevisions = endpoint({
  method: 'GET',
  path: '/api/Blog/Revisions',
  summary: 'The history of an article, newest first',
  audience: 'staff',
  input: z.object({ id: idField }),
  output: z.array(revision),
  refusals: ['article_not_found'],
})

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/Blog/Revision',
  summary: 'One version of an article, and the one before it',
  audience: 'staff',
  input: z.object({ id: idField, revision: idField }),
  output: z.object({ fields: written, before: z.nullable(written) }),
  refusals: ['article_not_found'],
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/Blog/Restore',
  summary: 'Make an earlier version the current one; the current one stays in the history',
  audience: 'staff',
  input: z.object({ id: idField, version, revision: idField }),
  output: saved,
  refusals: [...faults, 'article_not_found', 'article_changed'],
  idempotentBy: 'the version: what stands there already is not brought back again',
})
