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

const KEEP = 1000
const cleaned = new Map<string, string>()

/**
 * HTML with the allowed tags and attributes alone (offers-and-checkout.md section 5). Called when
 * a text is written and again when it is shown; remembers what it cleaned lately.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, options)
  if (cleaned.size >= KEEP) cleaned.clear()
  cleaned.set(html, clean)
  return clean
}
