import { IMAGE_MAX_BYTES } from '@rihla/contract/account/profile'
import sharp from 'sharp'
import { readImage } from '../../../platform/images/read-image.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

type ImageRefusal = Refusal<'image_format' | 'image_too_large' | 'too_many_requests'>

/** Width and height of a profile image as it is kept. */
const SIDE = 512

/**
 * Makes a profile image of an uploaded file of at most 2,097,152 bytes: 512 x 512 webp, turned upright,
 * its middle or what draws the eye.
 */
export async function readProfileImage(file: File): Promise<Uint8Array | ImageRefusal> {
  if (file.size > IMAGE_MAX_BYTES) return refuse('image_too_large')
  const image = await readImage(file, (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 80 })
      .toBuffer(),
  )
  return image ?? refuse('image_format')
}
