import { randomBytes } from 'node:crypto'

const PATH = '/blog-images/articles'

/** Where the images of articles are served. */
export const ARTICLE_IMAGES = `${PATH}/:name`

/** A new name, never given before: the moment, and random letters. */
export const newImageName = (now: Date): string =>
  `${now.getTime()}-${randomBytes(8).toString('hex')}.webp`

/** Where an image of the store is served. */
export const imageAddress = (name: string): string => `${PATH}/${name}`

/** The name in the store behind an address; null for images that aren't the blog's to remove. */
export const storedName = (address: string): string | null =>
  address.startsWith(`${PATH}/`) ? address.slice(PATH.length + 1) : null
