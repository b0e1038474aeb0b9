import type { PhotoShape } from './photo-shapes.ts'

// What editors write, table by table: the one list of fields and their bounds. The files of content:export
// and content:import are checked by it, the desk's calls take it, and its forms are made of it.

export type ContentField =
  /** `long`: of several lines. `otherwise`: what it is when it is left out. */
  | {
      readonly kind: 'text'
      readonly max: number
      readonly required: boolean
      readonly long: boolean
      readonly otherwise?: string
      /** The values that the page knows. */
      readonly offered?: readonly string[]
    }
  /** A page of ours, or an HTTPS address elsewhere. */
  | { readonly kind: 'address'; readonly required: boolean }
  /** A file of ours, such as a video: pages load nothing of that kind from elsewhere. */
  | { readonly kind: 'file'; readonly required: boolean }
  /** The same, a picture; `shape` is the one that its place gives it. */
  | { readonly kind: 'picture'; readonly required: boolean; readonly shape: PhotoShape }
  /** An address, a part of the page, a mail address or a number to call. */
  | { readonly kind: 'link'; readonly required: true }
  /** A name that the page knows its text by. */
  | { readonly kind: 'key' }
  | { readonly kind: 'flag'; readonly otherwise: boolean }
  /** `otherwise` null: it may be left out. */
  | {
      readonly kind: 'number'
      readonly max: number
      readonly step: number
      readonly otherwise: number | null
    }
  | { readonly kind: 'choice'; readonly of: readonly [string, ...string[]] }
export type ContentFields = Readonly<Record<string, ContentField>>

/** A list in each row that is a table of its own; its order is the one that it is shown in. */
export type ContentPart = {
  readonly field: string
  readonly table: string
  readonly parent: string
  readonly fields: ContentFields
}

export type ContentTableShape = {
  /** Rows of their own for each language; else rows that speak all of them. */
  readonly byLanguage: boolean
  /** One row at most. */
  readonly single?: true
  /** Its order is the one that it is shown in. */
  readonly sorted?: true
  /** No two rows have the same of these. */
  readonly unique?: readonly string[]
  readonly fields: ContentFields
  readonly part?: ContentPart
  /** Fields of before by the table where they stand now: older files have them, empty. */
  readonly moved?: Readonly<Record<string, string>>
}

/** Rows of a table, and of a list in one, at most. */
export const ROWS_MAX = 100
/** Characters of an address, of a key, and of a key of a text. */
export const ADDRESS_MAX = 2000
export const KEY_MAX = 60

/** From so many characters on, a text has several lines. */
const LONG = 400
const text = (max: number) => ({ kind: 'text', max, required: true, long: max >= LONG }) as const
const maybe = (max: number) => ({ kind: 'text', max, required: false, long: max >= LONG }) as const
const maybeAddress: ContentField = { kind: 'address', required: false }
const maybePicture = (shape: PhotoShape): ContentField => ({
  kind: 'picture',
  required: false,
  shape,
})
const link: ContentField = { kind: 'link', required: true }
const key: ContentField = { kind: 'key' }
const active: ContentField = { kind: 'flag', otherwise: true }
const off: ContentField = { kind: 'flag', otherwise: false }
const seconds = (otherwise: number): ContentField => ({
  kind: 'number',
  max: 99_999,
  step: 0.01,
  otherwise,
})
/** The marks of features that the page knows. */
export const featureIcons = ['zap', 'wallet', 'shield-check', 'headphones'] as const

const company: ContentFields = {
  name: text(200),
  logo_url: maybePicture('logo'),
  website_url: maybeAddress,
  active,
}

/** Every table by its name; those come first that nothing else depends on. */
export const contentTables = {
  navigation_content: {
    byLanguage: true,
    single: true,
    fields: { logo: maybe(100) },
    part: {
      field: 'links',
      table: 'navigation_links',
      parent: 'navigation_content_id',
      fields: {
        label: text(100),
        href: link,
        link_type: { ...text(40), otherwise: 'section' },
        target_page: { ...text(40), otherwise: 'home' },
        is_external: off,
      },
    },
  },
  footer_content: {
    byLanguage: true,
    single: true,
    fields: {
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
    },
    part: {
      field: 'links',
      table: 'footer_links',
      parent: 'footer_content_id',
      fields: { link_text: text(100), link_url: link, is_external: off },
    },
  },
  hero_content: {
    byLanguage: true,
    single: true,
    fields: {
      headline: text(300),
      tagline: text(1000),
      primary_cta: maybe(100),
      secondary_cta: maybe(100),
      watch_demo: maybe(100),
      phone_number: maybe(40),
      background_image: maybePicture('wide'),
      background_video_url: { kind: 'file', required: false },
      background_video_enabled: off,
      background_video_start_time: seconds(0),
      background_video_end_time: seconds(60),
      stats_rating: maybe(40),
      stats_downloads: maybe(40),
      stats_reviews: maybe(40),
    },
    moved: { app_store_ios: 'app_store_links', app_store_android: 'app_store_links' },
  },
  customization_content: {
    byLanguage: true,
    single: true,
    fields: {
      title: text(300),
      subtitle: maybe(500),
      description: maybe(2000),
      image: maybePicture('landscape'),
    },
    part: {
      field: 'features',
      table: 'customization_features',
      parent: 'customization_content_id',
      fields: { feature_text: text(500) },
    },
  },
  screenshots_content: {
    byLanguage: true,
    single: true,
    fields: { title: text(300), subtitle: maybe(500) },
    part: {
      field: 'images',
      table: 'screenshots',
      parent: 'screenshots_content_id',
      fields: { image_url: { kind: 'picture', required: true, shape: 'phone' }, alt: text(300) },
    },
  },
  stats_content: {
    byLanguage: true,
    single: true,
    fields: {
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
    },
    part: {
      field: 'stats',
      table: 'stats',
      parent: 'stats_content_id',
      fields: { value: text(100), label: text(200) },
    },
  },
  testimonials_content: {
    byLanguage: true,
    single: true,
    fields: {
      title: text(300),
      subtitle: maybe(500),
      cta_title: maybe(300),
      cta_subtitle: maybe(500),
    },
    part: {
      field: 'testimonials',
      table: 'testimonials',
      parent: 'testimonials_content_id',
      fields: {
        name: text(200),
        role: maybe(200),
        content: text(2000),
        rating: { kind: 'number', max: 5, step: 0.1, otherwise: null },
        image_url: maybePicture('square'),
        active,
      },
    },
  },
  content_sections: {
    byLanguage: true,
    sorted: true,
    unique: ['section_key'],
    fields: {
      section_key: key,
      title: text(300),
      subtitle: maybe(500),
      description: maybe(2000),
      active,
    },
  },
  content_translations: {
    byLanguage: true,
    unique: ['section', 'translation_key'],
    fields: { section: key, translation_key: text(100), translation_value: text(5000) },
  },
  features: {
    byLanguage: false,
    sorted: true,
    fields: {
      title_en: text(200),
      title_ar: text(200),
      description_en: text(1000),
      description_ar: text(1000),
      image_url: maybePicture('square'),
      icon: { ...maybe(60), offered: featureIcons },
      active,
    },
  },
  partners: { byLanguage: false, sorted: true, fields: company },
  trusted_providers: { byLanguage: false, sorted: true, fields: company },
  app_store_links: {
    byLanguage: false,
    unique: ['platform'],
    fields: {
      platform: { kind: 'choice', of: ['ios', 'android'] },
      url: { kind: 'address', required: true },
    },
  },
} as const satisfies Readonly<Record<string, ContentTableShape>>
export type ContentTable = keyof typeof contentTables

/** The tables by their names, in the order of the files. */
export const contentTableNames = Object.keys(contentTables) as ContentTable[]
/** A table as what all of them are; their own types tell them apart. */
export const shapeOf = (table: ContentTable): ContentTableShape => contentTables[table]

const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u
/** Whether a text has nothing in it that nobody types and no database keeps. */
export const isPrintable = (it: string): boolean => PRINTABLE.test(it)
/** Whether an address is a page or picture of ours, or an HTTPS address elsewhere: nothing that could run. */
export const isAddress = (it: string): boolean => /^(\/[^/\\]|\/$|https:\/\/)/.test(it)
/** Whether a file is one of ours. */
export const isOwnFile = (it: string): boolean => /^\/[^/\\]/.test(it)
/** Whether a link leads to what a page may link to. */
export const isLink = (it: string): boolean => /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/.test(it)
/** Whether the page could know a text by this name. */
export const isKey = (it: string): boolean => /^[a-z0-9][a-z0-9_-]*$/.test(it)
