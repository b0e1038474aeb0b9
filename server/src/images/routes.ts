import type { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/caller.ts'
import type { Overloaded } from '../platform/concurrency-limit.ts'
import type { Log } from '../platform/log.ts'
import { isRefusal } from '../platform/refusal.ts'
import { isImageName, type ImageStore } from '../ports/image-store.ts'
import { chooseFormat, snapWidth } from './resize.ts'
import { createVariants } from './variants.ts'

export type ImageDeps = {
  readonly originals: ImageStore
  /** Where resized images are kept once they are made. */
  readonly resized: ImageStore
}

/** Images as they are served. */
export type Shown = { forget(name: string): Promise<void> }

/** Names of offers' images are given once and for ever, so browsers may keep what they get. */
const offers = { path: '/images/:name', keepSeconds: 31_536_000 }

/**
 * Serves `/images/<name>?w=&fm=`, or those of another path: resized to the next larger of a few widths, as
 * webp or avif. What is kept for a year is never asked for again.
 */
export function imageRoutes(
  app: Hono<HttpEnv>,
  deps: ImageDeps,
  log?: Log,
  { path, keepSeconds }: { path: string; keepSeconds: number } = offers,
): Shown {
  const keep = `public, max-age=${keepSeconds}${keepSeconds === offers.keepSeconds ? ', immutable' : ''}`
  const variants = createVariants(deps.originals, deps.resized, log)
  app.get(path, async (c) => {
    const name = c.req.param('name') ?? ''
    const asked = Number(c.req.query('w') ?? Number.NaN)
    if (!isImageName(name)) return c.notFound()
    const format = chooseFormat(c.req.query('fm') ?? null, c.req.header('accept'))
    const variant = await variants.find(
      name,
      snapWidth(Number.isFinite(asked) ? asked : null),
      format,
    )
    if (!variant) return c.notFound()
    if (isRefusal(variant)) return comeBack(variant)
    const headers = {
      'cache-control': keep,
      etag: variant.etag,
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    }
    const asIs = c.req
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(variant.etag)
    if (asIs) return c.body(null, 304, headers)
    return c.body(variant.bytes, 200, { ...headers, 'content-type': `image/${format}` })
  })
  return { forget: (name) => variants.forget(name) }
}

/** To whoever asks for a picture that isn't made yet while too many others wait for theirs. */
export const comeBack = ({ params }: Overloaded): Response =>
  new Response(null, { status: 503, headers: { 'retry-after': String(params?.['seconds'] ?? 3) } })

/** A store of which nothing that is removed is served any longer. */
export const removable = (store: ImageStore, shown: Shown): ImageStore => ({
  read: (name) => store.read(name),
  write: (name, bytes) => store.write(name, bytes),
  async remove(name) {
    await store.remove(name)
    await shown.forget(name)
  },
})
