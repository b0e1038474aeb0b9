import type { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/caller.ts'
import type { Log } from '../platform/log.ts'
import { isImageName, type ImageStore } from '../ports/image-store.ts'
import { chooseFormat, snapWidth } from './resize.ts'
import { createVariants } from './variants.ts'

export type ImageDeps = {
  readonly originals: ImageStore
  /** Where resized images are kept once they are made. */
  readonly resized: ImageStore
}

/**
 * Serves `/images/<name>?w=&fm=`: resized to the next larger of a few widths, as webp or avif. Names
 * are given once and for ever, so browsers may keep what they get.
 */
export function imageRoutes(app: Hono<HttpEnv>, deps: ImageDeps, log?: Log): void {
  const variants = createVariants(deps.originals, deps.resized, log)
  app.get('/images/:name', async (c) => {
    const name = c.req.param('name')
    const asked = Number(c.req.query('w') ?? Number.NaN)
    if (!isImageName(name)) return c.notFound()
    const format = chooseFormat(c.req.query('fm') ?? null, c.req.header('accept'))
    const variant = await variants.find(
      name,
      snapWidth(Number.isFinite(asked) ? asked : null),
      format,
    )
    if (!variant) return c.notFound()
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
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
}
