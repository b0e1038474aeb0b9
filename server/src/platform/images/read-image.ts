import sharp, { type Sharp } from 'sharp'
import { createConcurrencyLimit, type Overloaded } from '../concurrency-limit.ts'
import { fileFormat } from '../file-format.ts'

/** More than any phone's camera makes; a small file may claim to be far larger. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

/** Two at a time in this process, so that uploads don't starve other work; some more may wait. */
const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 20 })

/**
 * Decodes an uploaded image and gives it, turned upright, to `make`; null when it isn't one. What it is
 * said to be is not believed: its first bytes and its decoder must agree that it is a whole JPEG, PNG or
 * WebP. Nothing is left of what else the file carried, once `make` has encoded it anew.
 */
export async function readImage<T>(
  file: File,
  make: (picture: Sharp) => Promise<T>,
): Promise<T | null | Overloaded> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = fileFormat(bytes)
  if (format === null || format === 'pdf') return null
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  return inTurn(async () => {
    try {
      if ((await sharp(bytes, options).metadata()).format !== format) return null
      return await make(sharp(bytes, options).timeout({ seconds: SECONDS }).autoOrient())
    } catch {
      // The decoder rejected the upload: the client's fault, not ours.
      return null
    }
  })
}
