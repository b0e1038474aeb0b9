const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/**
 * The words of sanitised HTML, blocks parted by spaces: for descriptions, counting and comparing. It is no
 * sanitiser: what it gives is text, and must be shown as such.
 */
export const plainTextOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h[1-6]|li|blockquote|pre|div)>|<br\s*\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
