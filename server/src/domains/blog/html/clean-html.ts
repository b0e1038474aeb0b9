import sanitizeHtml from 'sanitize-html'
import { rememberTexts } from '../../../platform/remember-texts.ts'

/** Where images of ours are served; no other is shown, and none is asked for from elsewhere. */
const OWN_IMAGE = /^\/(?:blog-images\/articles|images)\/[a-z0-9][a-z0-9._-]*$/

/** Deeper than this no article is nested on purpose. */
const DEEPEST = 30

/** What is dropped with all that stands in it: scripts, and what a browser reads by rules of its own. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'noscript',
  'template',
  'textarea',
  'option',
  'select',
  'title',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'svg',
  'math',
  'object',
  'embed',
  'head',
]

const ALLOWED = 'p br strong b em i u ul ol li a h1 h2 h3 h4 h5 h6 img blockquote code pre span div'

/** The one list of what an article may be made of. */
const options: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'class'],
    img: ['src', 'alt', 'title', 'class'],
    '*': ['class'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: DEEPEST,
  transformTags: {
    a: (tagName, { href, title, target, class: name }) => ({
      tagName,
      attribs: {
        ...(href !== undefined && { href }),
        ...(title !== undefined && { title }),
        ...(target === '_blank' && { target }),
        ...(name !== undefined && { class: name }),
        rel: 'noopener noreferrer',
      },
    }),
    img: (tagName, { src = '', alt = '', title, class: name }) => ({
      tagName,
      attribs: { src, alt, ...(title && { title }), ...(name !== undefined && { class: name }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_IMAGE.test(attribs['src'] ?? ''),
}

/** Characters of remembered texts: some three hundred long articles. */
const KEEP = 6_000_000

/**
 * The HTML of an article with the allowed tags and attributes alone. Called when it is written and again
 * when it is shown, since rows may come from elsewhere; remembers what it cleaned lately. Images must be ours.
 */
export const cleanHtml = rememberTexts((html) => sanitizeHtml(html, options).trim(), KEEP)
