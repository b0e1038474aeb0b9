import { createHash } from 'node:crypto'
import { createConcurrencyLimit, type Overloaded } from '../platform/concurrency-limit.ts'
import type { Log } from '../platform/log.ts'
import { isRefusal } from '../platform/refusal.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { formats, resize, widths, type Format, type Width } from './resize.ts'

export type Variant = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }
type Found = Variant | null | Overloaded

/** Images resized at a time in this process; so many more wait: twenty seconds of work, as a rule. */
const RESIZING = { atOnce: 2, waiting: 500 }
/** To be raised when `resize` encodes otherwise, or variants made before would stay. */
const ENCODING = 2
/** Bytes of variants kept in memory. */
const MEMORY = 32 * 1024 * 1024

/**
 * Makes each variant once and keeps it in `resized`; what was served lately also in memory. A variant
 * that can't be kept, as on a full disk, is served all the same.
 */
export function createVariants(originals: ImageStore, resized: ImageStore, log?: Log) {
  const making = new Map<string, Promise<Found>>()
  const memory = createMemory(MEMORY)
  const turn = createConcurrencyLimit(RESIZING)

  const make = async (name: string, width: Width, format: Format): Promise<Found> => {
    const file = fileOf(name, width, format)
    const stored = await resized.read(file)
    if (stored) return toVariant(stored)
    const original = await originals.read(name)
    if (!original) return null
    const bytes = await turn(() => resize(original, width, format))
    if (isRefusal(bytes)) return bytes
    await resized
      .write(file, bytes)
      .catch((error: unknown) => log?.error({ err: error, file }, 'image not kept'))
    return toVariant(bytes)
  }
  return {
    /** The image in a width and format; null when there is no such image. Refuses what would wait too long. */
    async find(name: string, width: Width, format: Format): Promise<Found> {
      const key = `${name} ${width} ${format}`
      const known = memory.get(key)
      if (known) return known
      const current = making.get(key) ?? make(name, width, format).finally(() => making.delete(key))
      making.set(key, current)
      const variant = await current
      if (variant && !isRefusal(variant)) memory.set(key, variant)
      return variant
    },
    /** Forgets every size of an image that is gone, here and for processes to come. */
    async forget(name: string): Promise<void> {
      for (const width of widths)
        for (const format of formats) {
          memory.drop(`${name} ${width} ${format}`)
          await resized.remove(fileOf(name, width, format))
        }
    },
  }
}

const fileOf = (name: string, width: Width, format: Format): string =>
  `${name}.${width}.v${ENCODING}.${format}`

const toVariant = (bytes: Uint8Array): Variant => ({
  bytes: new Uint8Array(bytes),
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

/** Variants up to so many bytes together, the longest unused out first. */
function createMemory(limit: number) {
  const variants = new Map<string, Variant>()
  let size = 0
  const drop = (key: string): void => {
    size -= variants.get(key)?.bytes.length ?? 0
    variants.delete(key)
  }
  return {
    drop,
    get(key: string): Variant | undefined {
      const variant = variants.get(key)
      if (variant) {
        variants.delete(key)
        variants.set(key, variant)
      }
      return variant
    },
    set(key: string, variant: Variant): void {
      drop(key)
      variants.set(key, variant)
      size += variant.bytes.length
      for (const oldest of variants.keys()) {
        if (size <= limit) break
        drop(oldest)
      }
    },
  }
}
