import type { Hono } from 'hono'
import type { Db } from '../../../platform/database/connect.ts'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import type { ImageStore } from '../../../ports/image-store.ts'
import { PROOF_ROUTE } from './proof-address.ts'
import { findByFile } from './proof-store.ts'

const headers = {
  // On a shared browser, the next user must not see it from the cache.
  vary: 'cookie, auth-key',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; sandbox",
}

const types = {
  webp: { 'content-type': 'image/webp' },
  // A PDF may carry scripts: it is downloaded, never opened at our address.
  pdf: {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt.pdf"',
  },
}

/**
 * Serves a receipt to its sender and to staff; others get 'not found'. It lies outside `/api`, since
 * a page's `<img>` can't send our headers: the session cookie identifies the caller.
 */
export function proofRoute(
  app: Hono<HttpEnv>,
  { db, proofs }: { readonly db: Db; readonly proofs: ImageStore },
): void {
  app.get(PROOF_ROUTE, async (c) => {
    const identity = await c.get('caller').identity()
    if (!identity) return c.notFound()
    const proof = await findByFile(db, c.req.param('name'))
    if (!proof?.file) return c.notFound()
    if (identity.role !== 'staff' && proof.userId !== identity.userId) return c.notFound()
    const bytes = await proofs.read(proof.file)
    if (!bytes) return c.notFound()
    return c.body(new Uint8Array(bytes), 200, { ...headers, ...types[proof.format] })
  })
}
