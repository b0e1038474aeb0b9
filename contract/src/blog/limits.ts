/** Characters, from and to, as they are typed; of the content, its HTML counts. */
export const ARTICLE = {
  title: { min: 3, max: 200 },
  subtitle: { min: 3, max: 300 },
  content: { min: 10, max: 50_000 },
  author: { min: 2, max: 100 },
  alt: { min: 3, max: 200 },
} as const

/** Minutes. */
export const TIME_TO_READ = { min: 1, max: 60, default: 5 } as const

export const MOST_SECTIONS = 4
export const MOST_TAGS = 20
/** Characters of one tag. */
export const TAG_LENGTH = 40
/** Offers that stand beside an article. */
export const MOST_OFFERS = 6

/** An image must be smaller than so many bytes, both as chosen and as sent. */
export const IMAGE_LIMIT_BYTES = 3 * 1024 * 1024
/** What a browser makes of an image before it sends it; wider ones are refused nowhere, but made so. */
export const IMAGE_WIDTH = 1920
export const IMAGE_QUALITY = 0.85

/** Of the newest articles, so many stand at the top of the blog. */
export const FEATURED = 3
/** Articles of a section on the blog's first page; the others are a link away. */
export const OF_SECTION = 3
/** Related articles below an article, and beside it. */
export const RELATED = { below: 8, beside: 3 } as const
/** Posts that structured data name. */
export const STRUCTURED = 10
/** Tags that a card names before `+N more`. */
export const CARD_TAGS = 3
/** Characters of a description that is taken from the content. */
export const DESCRIPTION = 160
/** Articles on a page of a section or a tag, and of what staff manage. */
export const PAGE = { list: 12, manage: 24 } as const
/** Articles in a feed. */
export const FEED = 30
/** Versions that are kept of an article, the newest. */
export const REVISIONS = 100
/** Bytes of a body with an article: two texts of 50,000 characters, each of up to three bytes, as JSON. */
export const ARTICLE_MAX_BYTES = 655_360
