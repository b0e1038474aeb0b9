const KEY = 'Application-Id'
let kept: string | null = null

const cookieValue = (): string | null =>
  /(?:^|; )Application-Id=([\w-]+)/.exec(document.cookie)?.[1] ?? null

/** This browser's id: kept in localStorage, mirrored in a cookie so that loaders can forward it. */
export function applicationId(): string {
  if (kept) return kept
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // Storage can be switched off; the cookie alone then carries the id.
  }
  const id = stored ?? cookieValue() ?? crypto.randomUUID()
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // As above.
  }
  document.cookie = `${KEY}=${id}; path=/; max-age=31536000; samesite=lax`
  kept = id
  return id
}
