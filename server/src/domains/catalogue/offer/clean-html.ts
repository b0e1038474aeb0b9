import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'b',
    'i',
    'u',
    'span',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'], '*': ['class'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }),
  },
}

/** Characters of remembered texts, each with what remembering it takes beside. */
const KEEP = 6_000_000
const ENTRY = 200

// In two halves, so that texts that are asked for all the time stay while the others go: when the
// younger is full, the older goes at once.
let [young, old] = [new Map<string, string>(), new Map<string, string>()]
let size = 0

/**
 * HTML with the allowed tags and attributes alone. Called when
 * a text is written and again when it is shown; remembers what it cleaned lately, since cleaning a
 * page of texts costs as much as all the rest of showing it.
 */
export function cleanHtml(html: string): string {
  const known = young.get(html)
  if (known !== undefined) return known
  const clean = old.get(html) ?? sanitizeHtml(html, options)
  if (size >= KEEP / 2) [young, old, size] = [new Map(), young, 0]
  // What was clean already is kept once.
  young.set(html, clean === html ? html : clean)
  size += html.length + ENTRY
  return clean
}
