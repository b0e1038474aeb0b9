import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const optional = z.nullable(z.string())
const sorted = { sort_order: z.number() }

/** A company whose name and logo stand on the landing page. */
const company = z.object({
  name: z.string(),
  logo_url: optional,
  website_url: optional,
  ...sorted,
})

const hero = z.object({
  headline: z.string(),
  tagline: z.string(),
  primary_cta: optional,
  secondary_cta: optional,
  watch_demo: optional,
  phone_number: optional,
  background_image: optional,
  background_video_url: optional,
  background_video_enabled: z.boolean(),
  /** Seconds. */
  background_video_start_time: z.number(),
  background_video_end_time: z.number(),
  stats_rating: optional,
  stats_downloads: optional,
  stats_reviews: optional,
  /** As `app_stores` says them: for apps of before. */
  app_store_ios: optional,
  app_store_android: optional,
})

const stats = z.object({
  id: z.number(),
  downloads: optional,
  downloads_label: optional,
  hotels: optional,
  hotels_label: optional,
  rating: optional,
  rating_label: optional,
  reviews: optional,
  reviews_label: optional,
  social_views: optional,
  social_views_label: optional,
  achievements_title: optional,
  stats: z.array(z.object({ value: z.string(), label: z.string(), ...sorted })),
})

/**
 * Everything that editors write for the landing page, in the caller's language; lists hold what is
 * active, sorted. What editors left out is null or empty: the page has texts of its own for the hero.
 */
export const getLanding = endpoint({
  method: 'GET',
  path: '/api/Content/Landing',
  summary: 'Landing page: hero, features, companies, screenshots, numbers, testimonials',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({
    hero: z.nullable(hero),
    /** Headings by `section_key`. */
    sections: z.record(
      z.string(),
      z.object({ title: z.string(), subtitle: optional, description: optional }),
    ),
    features: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        image_url: optional,
        icon: optional,
        ...sorted,
      }),
    ),
    trusted_providers: z.array(company),
    customization: z.nullable(
      z.object({
        title: z.string(),
        subtitle: optional,
        description: optional,
        image: optional,
        features: z.array(z.object({ feature_text: z.string(), ...sorted })),
      }),
    ),
    screenshots: z.nullable(
      z.object({
        title: z.string(),
        subtitle: optional,
        images: z.array(z.object({ image_url: z.string(), alt: z.string(), ...sorted })),
      }),
    ),
    stats: z.nullable(stats),
    testimonials: z.nullable(
      z.object({
        title: z.string(),
        subtitle: optional,
        cta_title: optional,
        cta_subtitle: optional,
        testimonials: z.array(
          z.object({
            name: z.string(),
            role: optional,
            content: z.string(),
            rating: z.nullable(z.number()),
            image_url: optional,
            ...sorted,
          }),
        ),
      }),
    ),
    partners: z.array(company),
    /** The stores' pages of the app; null: it isn't there. */
    app_stores: z.object({ ios: optional, android: optional }),
    /** Single texts by section and key. */
    translations: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  refusals: [],
})
export type Landing = z.output<typeof getLanding.output>
