import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import { savedModules } from '../modules.ts'
import { optionalField, textField } from '../values/fields.ts'
import { PAGE, TAG_LENGTH } from './limits.ts'

const nullable = z.nullable(z.string())

/** A section or tag: what addresses call it, and its label in the caller's language. */
const label = z.object({ id: z.string(), label: z.string() })
export type ArticleLabel = z.output<typeof label>

/** An image: where it is served, what it shows, and what stands in its place until it is there. */
const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  placeholder: nullable,
  colour: nullable,
})
export type ArticleImage = z.output<typeof image>

/**
 * An article as lists show it, in the caller's language; what was never written in it stands in English,
 * and `untranslated` names it. Instants are ISO.
 */
export const articleCard = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  /** Minutes. */
  time_to_read: z.number(),
  tags: z.array(label),
  sections: z.array(label),
  cover: z.nullable(image),
  published_at: z.string(),
  updated_at: z.string(),
  untranslated: z.array(z.enum(['title', 'subtitle', 'content'])),
})
export type ArticleCard = z.output<typeof articleCard>

/** A whole article; `content` is HTML, sanitised, its images with their sizes. */
export const article = z.extend(articleCard, {
  content: z.string(),
  /** For search engines and feeds: the subtitle, or the beginning of the content. */
  description: z.string(),
  secondary: z.nullable(image),
  /** The newest that share a section with it. */
  related: z.array(articleCard),
})
export type Article = z.output<typeof article>

/** A section with its newest articles, and whether it has more. */
const block = z.object({ section: label, articles: z.array(articleCard), more: z.boolean() })

export const getBlogHome = endpoint({
  method: 'GET',
  path: '/api/Blog/Home',
  summary: 'The blog: its newest articles, then the newest of each section, then those without one',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({
    /** The newest of all: the first are featured, all of them structured data. */
    newest: z.array(articleCard),
    /** In the order of the sections. */
    blocks: z.array(block),
    /** The newest that have no section. */
    latest: z.array(articleCard),
  }),
  refusals: [],
})
export type BlogHome = z.output<typeof getBlogHome.output>

const { PageNumber, PageSize } = pagedRequest(z.unknown(), PAGE.list).shape

/** A section or a tag by its id or its label in either language; an unknown one is an empty list. */
export const getBlogArticles = endpoint({
  method: 'GET',
  path: '/api/Blog/Articles',
  summary: 'Articles, newest first: all, or those of a section or with a tag, a page at a time',
  audience: 'anyone',
  input: z.object({
    PageNumber,
    PageSize,
    section: optionalField(textField(TAG_LENGTH)),
    tag: optionalField(textField(TAG_LENGTH)),
  }),
  output: z.extend(paged(articleCard), {
    section: z.nullable(label),
    tag: z.nullable(label),
    /** All sections that have articles, in their order. */
    sections: z.array(label),
  }),
  refusals: [],
})
export type BlogArticles = z.output<typeof getBlogArticles.output>

const slug = textField(80)

export const getBlogArticle = endpoint({
  method: 'GET',
  path: '/api/Blog/Article',
  summary: 'One article by its slug, with those related to it',
  audience: 'anyone',
  input: z.object({ slug }),
  output: article,
  refusals: ['article_not_found'],
})

/**
 * An offer as it stands beside an article, at the price of what can be booked next: whole EGP, for what
 * `price_text` says, on the dates that it leads to; null dates: nothing is free for months.
 */
export const articleOffer = z.object({
  module: z.enum(savedModules),
  id: z.number(),
  name: z.string(),
  city: z.string(),
  image: nullable,
  placeholder: nullable,
  colour: nullable,
  price: z.number(),
  /** Struck, when an offer price holds. */
  original_price: z.nullable(z.number()),
  price_text: z.string(),
  arrival: nullable,
  departure: nullable,
})
export type PricedOffer = z.output<typeof articleOffer>

export const getBlogOffers = endpoint({
  method: 'GET',
  path: '/api/Blog/Offers',
  summary: 'The offers that an article names, as far as they are on sale, at their price of now',
  audience: 'anyone',
  input: z.object({ slug }),
  output: z.array(articleOffer),
  refusals: [],
})
