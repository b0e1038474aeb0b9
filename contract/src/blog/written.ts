import * as z from 'zod/mini'
import { savedModules } from '../modules.ts'

const nullable = z.nullable(z.string())

/** An article as it was written, in both languages. */
export const written = z.object({
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
  title_ar: z.string(),
  subtitle_ar: z.string(),
  content_ar: z.string(),
  author: z.string(),
  author_ar: z.string(),
  time_to_read: z.number(),
  tags: z.string(),
  tags_ar: z.string(),
  sections: z.readonly(z.array(z.string())),
  sections_ar: z.readonly(z.array(z.string())),
  cover_image_url: nullable,
  cover_alt: z.string(),
  cover_alt_ar: z.string(),
  secondary_image_url: nullable,
  secondary_alt: z.string(),
  secondary_alt_ar: z.string(),
  offers: z.readonly(z.array(z.object({ module: z.enum(savedModules), id: z.number() }))),
})
