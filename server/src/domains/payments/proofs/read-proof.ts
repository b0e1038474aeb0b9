import { PROOF_MAX_BYTES } from '@rihla/contract/checkout/payment'
import sharp from 'sharp'
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import { fileFormat } from '../../../platform/file-format.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'

type ProofRefusal = Refusal<'proof_format' | 'proof_too_large' | 'too_many_requests'>

/** A receipt as it is kept: a picture always as webp. */
export type ReadProof = { readonly bytes: Uint8Array; readonly format: 'webp' | 'pdf' }

/** Enough to read the small print of a receipt. */
const SIDE = 2000
/** More than any phone's camera makes; a small file may claim to be far larger. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

/** Two at a time in this process, so that uploads don't starve other work; some more may wait. */
const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 20 })

/**
 * Reads a receipt: a whole JPEG, PNG or WebP is made anew, upright and without what else it carried; a
 * PDF is kept as it is, and never shown inside a page of ours. What a file is said to be is not believed.
 */
export async function readProof(file: File): Promise<ReadProof | ProofRefusal> {
  if (file.size > PROOF_MAX_BYTES) return refuse('proof_too_large')
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = fileFormat(bytes)
  if (!format) return refuse('proof_format')
  if (format === 'pdf') return isWholePdf(bytes) ? { bytes, format: 'pdf' } : refuse('proof_format')
  const picture = await inTurn(() => redraw(bytes, format))
  return isRefusal(picture) ? picture : { bytes: picture, format: 'webp' }
}

/** Its end mark stands in the last kilobyte, as readers of PDF expect it. */
const isWholePdf = (bytes: Buffer): boolean =>
  bytes.subarray(-1024).toString('latin1').includes('%%EOF')

async function redraw(
  bytes: Buffer,
  format: string,
): Promise<Uint8Array | Refusal<'proof_format'>> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  try {
    if ((await sharp(bytes, options).metadata()).format !== format) return refuse('proof_format')
    return await sharp(bytes, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The decoder rejected the upload: the client's fault, not ours.
    return refuse('proof_format')
  }
}
