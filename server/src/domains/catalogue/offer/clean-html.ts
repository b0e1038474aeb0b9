import sanitizeHtml from 'sanitize-html'
import { rememberTexts } from '../../../platform/remember-texts.ts'

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

/** Characters of remembered texts. */
const KEEP = 6_000_000

/**
 * HTML with the allowed tags and attributes alone. Called when
 * a text is written and again when it is shown; remembers what it cleaned lately, since cleaning a
 * page of texts costs as much as all the rest of showing it.
 */
export const cleanHtml = rememberTexts((html) => sanitizeHtml(html, options), KEEP)
