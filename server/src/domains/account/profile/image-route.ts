import type { Hono } from 'hono'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { userById } from '../store.ts'
import { IMAGE_ROUTE, imageAddress } from './image-address.ts'

const headers = {
  'content-type': 'image/webp',
  // On a shared browser, the next user must not see it from the cache.
  vary: 'cookie, auth-key',
  'cache-control': 'private, max-age=3600',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'",
}

/**
 * Serves a profile image to its owner and to staff; others get 'not found'. It lies outside `/api`,
 * since the page's `<img>` can't send our headers: the session cookie identifies the caller.
 */
export function profileImageRoute(
  app: Hono<HttpEnv>,
  { db, profileImages }: Pick<AccountDeps, 'db' | 'profileImages'>,
): void {
  app.get(IMAGE_ROUTE, async (c) => {
    const name = c.req.param('name')
    const identity = await c.get('caller').identity()
    if (!identity) return c.notFound()
    const isOwn = async (): Promise<boolean> =>
      (await userById(db, identity.userId))?.image === imageAddress(name)
    const mayLook = identity.role === 'staff' || (await isOwn())
    const bytes = mayLook ? await profileImages.read(name) : null
    return bytes ? c.body(new Uint8Array(bytes), 200, headers) : c.notFound()
  })
}
