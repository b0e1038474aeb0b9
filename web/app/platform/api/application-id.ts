import { deviceStorage } from '../storage.ts'
const KEY = 'Application-Id'
let kept: string | null = null

const cookieValue = (): string | null =>
  /(?:^|; )Application-Id=([\w-]+)/.exec(document.cookie)?.[1] ?? null

/** This browser's id: kept in localStorage, mirrored in a cookie so that loaders can forward it. */
export function applicationId(): string {
  if (kept) return kept
  const id = deviceStorage.read(KEY) ?? cookieValue() ?? crypto.randomUUID()
  deviceStorage.write(KEY, id)
  document.cookie = `${KEY}=${id}; path=/; max-age=31536000; samesite=lax`
  kept = id
  return id
}
