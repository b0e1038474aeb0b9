/** A provider's claims about a person, not yet validated. */
export type Claims = Readonly<Record<string, unknown>>

/** Apple writes truth values as words. */
export const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** A text on one line, without spaces around it; null when there is none, or far too much. */
export function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return text === '' || text.length > longest ? null : text
}

/** An address that a mail could go to; null for anything else. */
export function emailOf(value: unknown): string | null {
  const email = textOf(value, 254)
  return email !== null && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null
}

/** The address of an image on the web; null for anything else, such as a script. */
export function pictureOf(value: unknown): string | null {
  const address = textOf(value, 2000)
  if (address === null || !URL.canParse(address)) return null
  return /^https?:$/.test(new URL(address).protocol) ? address : null
}
