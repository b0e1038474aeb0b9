import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { allowedMarkup, xssVectors } from '../testing/xss-corpus.ts'
import { cleanHtml } from './clean-html.ts'

const tags = new Set(
  'p br strong b em i u ul ol li a h1 h2 h3 h4 h5 h6 img blockquote code pre span div'.split(' '),
)
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel', 'class'],
  img: ['src', 'alt', 'title', 'class'],
}

/** What a browser would make of HTML: every element with all its attributes. */
function elementsOf(html: string): { tag: string; attributes: Record<string, string> }[] {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } })
  const holder = document.createElement('div')
  holder.innerHTML = html
  return [...holder.querySelectorAll('*')].map((element) => ({
    tag: element.tagName.toLowerCase(),
    attributes: Object.fromEntries([...element.attributes].map((it) => [it.name, it.value ?? ''])),
  }))
}

/** Sentences about what must not be there. */
function complaints(html: string): string[] {
  return elementsOf(html).flatMap(({ tag, attributes: its }) => {
    const allowed = attributes[tag] ?? ['class']
    const { href, src, rel } = its
    return [
      ...(tags.has(tag) ? [] : [`<${tag}>`]),
      ...Object.keys(its).flatMap((name) => (allowed.includes(name) ? [] : [`${tag} ${name}`])),
      ...(href === undefined || /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(href)
        ? []
        : [href]),
      ...(src === undefined || /^\/(?:images|blog-images\/articles)\/[\w.-]+$/.test(src)
        ? []
        : [src]),
      ...(tag === 'a' && rel !== 'noopener noreferrer' ? ['a link that knows its opener'] : []),
    ]
  })
}

describe('the HTML of an article', () => {
  it('is attacked in many ways', () => {
    expect(xssVectors.length).toBeGreaterThanOrEqual(60)
    expect(new Set(xssVectors).size).toBe(xssVectors.length)
    // The looking is awake: uncleaned, nearly every vector is complained of.
    const seen = xssVectors.filter((vector) => complaints(vector).length > 0)
    expect(seen.length).toBeGreaterThan(60)
  })

  it.each(xssVectors)('loses what runs: %s', (vector) => {
    const clean = cleanHtml(vector)
    expect(complaints(clean)).toEqual([])
    expect(clean).not.toMatch(/<(?:script|style|svg|math|iframe)/i)
    // Cleaned again, or beside other text, it says the same: nothing waits for a second parser.
    expect(cleanHtml(clean)).toBe(clean)
    expect(complaints(cleanHtml(`<p>before ${vector} after</p>`))).toEqual([])
  })

  it('loses all of them at once', () => {
    expect(complaints(cleanHtml(xssVectors.join('')))).toEqual([])
    expect(complaints(cleanHtml(xssVectors.join('\n<p>x</p>\n')))).toEqual([])
  })

  it.each(allowedMarkup)('keeps what is allowed: %s', (markup) => {
    expect(cleanHtml(markup)).toBe(markup)
  })

  it('keeps the words of what it unwraps, and no word of a script', () => {
    expect(cleanHtml('<section><p>kept</p></section><script>gone()</script>')).toBe('<p>kept</p>')
  })
})
