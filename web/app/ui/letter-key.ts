type Key = Pick<KeyboardEvent, 'key' | 'code'>

/**
 * Whether a key is that of a Latin letter, in small: by what it writes, or, on a keyboard that writes in another script,
 * by its place.
 */
export const isLetterKey = ({ key, code }: Key, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
