import * as z from 'zod/mini'

// The files that hold what editors wrote, for `content:export` and `content:import`: a JSON list of rows
// for each table, in a folder for each language where its texts are of one.

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const maybe = (most: number) => z._default(z.nullable(text(most)), null)
/** A page or picture of ours, or an HTTPS address elsewhere. */
const address = z
  .string()
  .check(z.regex(/^(\/[^/\\]|\/$|https:\/\/)/, 'must begin with / or https://'), z.maxLength(2000))
const maybeAddress = z._default(z.nullable(address), null)
const link = z
  .string()
  .check(
    z.regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'must begin with /, #, https://, mailto: or tel:'),
    z.maxLength(2000),
  )
const key = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'must be small letters, digits, - and _'))
const active = z._default(z.boolean(), true)
const seconds = (otherwise: number) =>
  z._default(z.number().check(z.gte(0), z.lte(99_999)), otherwise)
const company = z.strictObject({
  name: text(200),
  logo_url: maybeAddress,
  website_url: maybeAddress,
  active,
})
const listOf = <T extends z.ZodMiniType>(row: T) =>
  z._default(z.array(row).check(z.maxLength(100)), [])

/** What a file holds, and the table that it is written to. */
export type ContentFile = {
  readonly row: z.ZodMiniObject
  /** A file for each language; else one for all. */
  readonly byLanguage: boolean
  /** One row at most. */
  readonly single?: true
  /** Its order is that of the file. */
  readonly sorted?: true
  /** No two rows have the same of these. */
  readonly unique?: readonly string[]
  /** A list in each row that is a table of its own, in the order of the file. */
  readonly part?: {
    readonly field: string
    readonly table: string
    readonly parent: string
    readonly shape: Readonly<Record<string, unknown>>
  }
}

const part = (field: string, table: string, parent: string, { shape }: z.ZodMiniObject) => ({
  field,
  table,
  parent,
  shape,
})

const navigationLink = z.strictObject({
  label: text(100),
  href: link,
  link_type: z._default(text(40), 'section'),
  target_page: z._default(text(40), 'home'),
  is_external: z._default(z.boolean(), false),
})
const footerLink = z.strictObject({
  link_text: text(100),
  link_url: link,
  is_external: z._default(z.boolean(), false),
})
const customizationFeature = z.strictObject({ feature_text: text(500) })
const screenshot = z.strictObject({ image_url: address, alt: text(300) })
const achievement = z.strictObject({ value: text(100), label: text(200) })
const testimonial = z.strictObject({
  name: text(200),
  role: maybe(200),
  content: text(2000),
  rating: z._default(z.nullable(z.number().check(z.gte(0), z.lte(5), z.multipleOf(0.1))), null),
  image_url: maybeAddress,
  active,
})

const hero = z
  .strictObject({
    headline: text(300),
    tagline: text(1000),
    primary_cta: maybe(100),
    secondary_cta: maybe(100),
    watch_demo: maybe(100),
    phone_number: maybe(40),
    background_image: maybeAddress,
    background_video_url: maybeAddress,
    background_video_enabled: z._default(z.boolean(), false),
    background_video_start_time: seconds(0),
    background_video_end_time: seconds(60),
    stats_rating: maybe(40),
    stats_downloads: maybe(40),
    stats_reviews: maybe(40),
    app_store_ios: maybeAddress,
    app_store_android: maybeAddress,
  })
  .check(
    z.refine((it) => it.background_video_end_time > it.background_video_start_time, {
      path: ['background_video_end_time'],
      message: 'must come after its start',
    }),
  )

/** Every file by the name of its table; those come first that nothing else depends on. */
export const contentFiles = {
  navigation_content: {
    byLanguage: true,
    single: true,
    row: z.strictObject({
      logo: maybe(100),
      links: listOf(navigationLink),
    }),
    part: part('links', 'navigation_links', 'navigation_content_id', navigationLink),
  },
  footer_content: {
    byLanguage: true,
    single: true,
    row: z.strictObject({
      company_description: text(2000),
      contact_phone: maybe(40),
      contact_email: maybe(200),
      contact_address: maybe(500),
      social_facebook: maybeAddress,
      social_instagram: maybeAddress,
      social_youtube: maybeAddress,
      social_twitter: maybeAddress,
      social_linkedin: maybeAddress,
      copyright_text: text(500),
      links: listOf(footerLink),
    }),
    part: part('links', 'footer_links', 'footer_content_id', footerLink),
  },
  hero_content: { byLanguage: true, single: true, row: hero },
  customization_content: {
    byLanguage: true,
    single: true,
    row: z.strictObject({
      title: text(300),
      subtitle: maybe(500),
      description: maybe(2000),
      image: maybeAddress,
      features: listOf(customizationFeature),
    }),
    part: part(
      'features',
      'customization_features',
      'customization_content_id',
      customizationFeature,
    ),
  },
  screenshots_content: {
    byLanguage: true,
    single: true,
    row: z.strictObject({
      title: text(300),
      subtitle: maybe(500),
      images: listOf(screenshot),
    }),
    part: part('images', 'screenshots', 'screenshots_content_id', screenshot),
  },
  stats_content: {
    byLanguage: true,
    single: true,
    row: z.strictObject({
      downloads: maybe(40),
      downloads_label: maybe(100),
      hotels: maybe(40),
      hotels_label: maybe(100),
      rating: maybe(40),
      rating_label: maybe(100),
      reviews: maybe(40),
      reviews_label: maybe(100),
      social_views: maybe(40),
      social_views_label: maybe(100),
      achievements_title: maybe(200),
      stats: listOf(achievement),
    }),
    part: part('stats', 'stats', 'stats_content_id', achievement),
  },
  testimonials_content: {
    byLanguage: true,
    single: true,
    row: z.strictObject({
      title: text(300),
      subtitle: maybe(500),
      cta_title: maybe(300),
      cta_subtitle: maybe(500),
      testimonials: listOf(testimonial),
    }),
    part: part('testimonials', 'testimonials', 'testimonials_content_id', testimonial),
  },
  content_sections: {
    byLanguage: true,
    sorted: true,
    unique: ['section_key'],
    row: z.strictObject({
      section_key: key,
      title: text(300),
      subtitle: maybe(500),
      description: maybe(2000),
      active,
    }),
  },
  content_translations: {
    byLanguage: true,
    unique: ['section', 'translation_key'],
    row: z.strictObject({
      section: key,
      translation_key: text(100),
      translation_value: text(5000),
    }),
  },
  features: {
    byLanguage: false,
    sorted: true,
    row: z.strictObject({
      title_en: text(200),
      title_ar: text(200),
      description_en: text(1000),
      description_ar: text(1000),
      image_url: maybeAddress,
      icon: maybe(60),
      active,
    }),
  },
  partners: { byLanguage: false, sorted: true, row: company },
  trusted_providers: { byLanguage: false, sorted: true, row: company },
  app_store_links: {
    byLanguage: false,
    unique: ['platform'],
    row: z.strictObject({ platform: z.enum(['ios', 'android']), url: address }),
  },
} as const satisfies Record<string, ContentFile>
export type ContentTable = keyof typeof contentFiles
