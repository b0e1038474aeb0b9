/** What remembering a text takes beside its characters. */
const ENTRY = 200

/**
 * A function from text to text that remembers what it made lately, for those that cost as much as all the
 * rest of showing a page; `keep` bounds the characters of the remembered texts.
 */
export function rememberTexts(
  make: (text: string) => string,
  keep: number,
): (text: string) => string {
  // In two halves, so that texts that are asked for all the time stay while the others go: when the
  // younger is full, the older goes at once.
  let [young, old] = [new Map<string, string>(), new Map<string, string>()]
  let size = 0
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const made = old.get(text) ?? make(text)
    if (size >= keep / 2) [young, old, size] = [new Map(), young, 0]
    // What stays as it is stands there once.
    const isSame = made === text
    young.set(text, isSame ? text : made)
    size += text.length + (isSame ? 0 : made.length) + ENTRY
    return made
  }
}
