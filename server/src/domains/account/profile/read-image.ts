import { IMAGE_MAX_BYTES } from '@rihla/contract/account/profile'
import sharp from 'sharp'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { createConcurrencyLimit } from '../concurrency-limit.ts'

type ImageRefusal = Refusal<'image_format' | 'image_too_large' | 'too_many_requests'>

/** Width and height of a profile image as it is kept. */
const SIDE = 512
/** More than any phone's camera makes; a small file may claim to be far larger. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

/** What files of these types begin with. */
const signatures: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
}

/** Two at a time in this process, so that uploads don't starve other work; some more may wait. */
const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 20 })

/**
 * Makes a profile image of an uploaded file: 512 x 512 webp, turned upright, its middle or what
 * draws the eye, nothing left of what else the file carried. What it is said to be is not believed:
 * its first bytes and its decoder must agree that it is a whole JPEG, PNG or WebP of at most
 * 2,097,152 bytes.
 */
export async function readImage(file: File): Promise<Uint8Array | ImageRefusal> {
  if (file.size > IMAGE_MAX_BYTES) return refuse('image_too_large')
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = Object.keys(signatures).find((name) => signatures[name]?.(bytes))
  if (!format) return refuse('image_format')
  return inTurn(() => reencode(bytes, format))
}

async function reencode(bytes: Buffer, format: string): Promise<Uint8Array | ImageRefusal> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  try {
    if ((await sharp(bytes, options).metadata()).format !== format) return refuse('image_format')
    return await sharp(bytes, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: sharp.strategy.attention })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    // The decoder rejected the upload: the client's fault, not ours.
    return refuse('image_format')
  }
}
