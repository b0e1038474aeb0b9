const MAX = 2000
/** Paths that do something rather than show something: users are never returned to them. */
const MACHINERY = /^\/(?:api|auth|account|images|payment)(?:[/?#]|$)/

/** A page of ours to come back to, or null: never another site, in whatever way it is written. */
export function ownPage(path: string | undefined, publicUrl: string): string | null {
  if (!path || path.length > MAX || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null
  if (!URL.canParse(path, publicUrl)) return null
  const url = new URL(path, publicUrl)
  const own = `${url.pathname}${url.search}${url.hash}`
  const isOurs = url.origin === new URL(publicUrl).origin && !own.startsWith('//')
  return isOurs && !MACHINERY.test(url.pathname) ? own : null
}
