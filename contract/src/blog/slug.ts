/** Characters of a title that its address keeps. */
const BASE = 50

/**
 * The address of a new article: its title in lower case without other than word characters, spaces as
 * hyphens, at most 50 characters of it, a hyphen and a timestamp (milliseconds). A title without a Latin
 * letter gives the timestamp alone.
 */
export function slugOf(title: string, timestamp: number): string {
  const base = title
    .toLowerCase()
    .trim()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .slice(0, BASE)
    .replaceAll(/^-|-$/g, '')
  return base === '' ? String(timestamp) : `${base}-${timestamp}`
}

/** The timestamp of an address that was made of this title; null of one that was typed. */
export function stampOfSlug(slug: string, title: string): string | null {
  const stamp = /(?:^|-)(\d{13})$/.exec(slug)?.[1]
  return stamp !== undefined && slugOf(title, Number(stamp)) === slug ? stamp : null
}

/** Longest address of an article. */
export const SLUG_LENGTH = 80

/** Pages that stand where an article of this address would. */
const TAKEN = new Set(['create', 'manage', 'edit', 'feed'])

/** What an address may look like, typed or generated. */
export const isSlug = (text: string): boolean =>
  text.length <= SLUG_LENGTH && /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/.test(text) && !TAKEN.has(text)

/** What was typed as an address, made one as far as its characters allow. */
export const readSlug = (typed: string): string =>
  typed
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9_-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
