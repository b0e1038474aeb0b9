import { IMAGE_LIMIT_BYTES, IMAGE_QUALITY, IMAGE_WIDTH } from '@rihla/contract/blog/limits'
import type { uploadArticleImage } from '@rihla/contract/blog/writing'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import type { CallOutput } from '../../../platform/http/call.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { readImage } from '../../../platform/images/read-image.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { imageAddress, newImageName } from './article-image.ts'

/** Each costs a fair part of a second of a core. */
const imagesPerPerson: Limit = { name: 'blog-image', points: 200, seconds: 3600 }

type Uploaded = CallOutput<typeof uploadArticleImage>

/**
 * Keeps an image for articles: WebP, at most 1920 pixels across, its ratio kept, nothing left of what else
 * the file carried. 3 MB and more is refused, and what isn't a whole JPEG, PNG or WebP.
 */
export async function uploadImage(
  { db, clock, limits, blogImages }: BlogDeps,
  userId: number,
  file: File,
): Promise<Uploaded | Refusal> {
  if (file.size >= IMAGE_LIMIT_BYTES) return refuse('article_image_too_large')
  const wait = await limits.count(imagesPerPerson, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const image = await readImage(file, encode)
  if (isRefusal(image)) return image
  if (!image) return refuse('article_image_format')
  const now = clock.now()
  const name = newImageName(now)
  const { bytes, ...facts } = image
  await blogImages.write(name, bytes)
  const url = imageAddress(name)
  await sql`insert into blog_images (url, width, height, placeholder, colour, uploaded_at)
    values (${url}, ${facts.width}, ${facts.height}, ${facts.placeholder}, ${facts.colour}, ${now})`.execute(
    db,
  )
  return { url, ...facts }
}

/** What is kept, and what stands in its place until it has arrived. */
async function encode(picture: Sharp) {
  const { data: bytes, info } = await picture
    .resize({ width: IMAGE_WIDTH, withoutEnlargement: true })
    .webp({ quality: IMAGE_QUALITY * 100 })
    .toBuffer({ resolveWithObject: true })
  const tiny = await sharp(bytes).resize({ width: 20 }).webp({ quality: 40 }).toBuffer()
  const { dominant } = await sharp(tiny).stats()
  const colour = [dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
  return {
    bytes,
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    colour: `#${colour}`,
  }
}
