// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import {
  allowedMarkup,
  xssVectors,
} from '../../../../../server/src/domains/blog/testing/xss-corpus.ts'
import { setBrowser } from '../../../testing/browser-settings.ts'
import { extensions, isLinkAddress, isOwnImage, keptHtml } from './schema.ts'

// Nothing is loaded here, and it needn't be said of each vector.
setBrowser({ handleDisabledFileLoadingAsSuccess: true })

/** What the editor makes of HTML that it is opened with. */
function opened(content: string): string {
  const editor = new Editor({ element: document.createElement('div'), extensions, content })
  const html = editor.getHTML()
  editor.destroy()
  return keptHtml(html)
}

/** What the editor makes of HTML that is put into a text. */
function inserted(content: string): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions,
    content: '<p>before</p>',
  })
  editor.commands.insertContentAt(7, content)
  const html = editor.getHTML()
  editor.destroy()
  return keptHtml(html)
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel', 'class'],
  img: ['src', 'alt', 'title'],
  ol: ['start', 'type'],
  code: ['class'],
}
const tags = new Set(
  'p br strong em u ul ol li a h1 h2 h3 h4 h5 h6 img blockquote code pre'.split(' '),
)

/** Sentences about what must not be there. */
function complaints(html: string): string[] {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return [...holder.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    const names = [...element.attributes].map(({ name }) => name)
    const href = element.getAttribute('href')
    return [
      ...(tags.has(tag) ? [] : [`<${tag}>`]),
      ...names.flatMap((name) => (allowed[tag]?.includes(name) ? [] : [`${tag} ${name}`])),
      ...(href === null || isLinkAddress(href) ? [] : [href]),
      ...(tag !== 'img' || isOwnImage(element.getAttribute('src')) ? [] : [element.outerHTML]),
    ]
  })
}

describe('the editor', () => {
  it('is attacked in many ways', () => {
    expect(xssVectors.length).toBeGreaterThanOrEqual(60)
    expect(xssVectors.filter((vector) => complaints(vector).length > 0).length).toBeGreaterThan(60)
  })

  it.each(xssVectors)('keeps nothing that runs: %s', (vector) => {
    expect(complaints(opened(vector))).toEqual([])
    expect(complaints(opened(`<p>before ${vector} after</p>`))).toEqual([])
    expect(complaints(inserted(vector))).toEqual([])
  })

  it('keeps nothing that runs of all of them at once', () => {
    expect(complaints(opened(xssVectors.join('\n')))).toEqual([])
  })

  it.each([
    [
      '<p>Plain, <b>bold</b>, <i>leaning</i>, <u>under</u></p>',
      '<p>Plain, <strong>bold</strong>, <em>leaning</em>, <u>under</u></p>',
    ],
    ['<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
    ['<ol><li>First</li></ol>', '<ol><li><p>First</p></li></ol>'],
    [
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    ],
    ['<blockquote><p>Said</p></blockquote>', '<blockquote><p>Said</p></blockquote>'],
    ['<p>a<br />b</p>', '<p>a<br>b</p>'],
    ['<p>دهب <strong>الآن</strong></p>', '<p>دهب <strong>الآن</strong></p>'],
    [
      '<img src="/images/nile.webp" alt="The Nile" />',
      '<img src="/images/nile.webp" alt="The Nile">',
    ],
    [
      '<pre><code class="language-text">06:30</code></pre>',
      '<pre><code class="language-text">06:30</code></pre>',
    ],
  ])('keeps what is allowed: %s', (markup, kept) => {
    expect(opened(markup)).toBe(kept)
  })

  it.each(allowedMarkup)('loses no word of allowed markup: %s', (markup) => {
    const text = (html: string): string => {
      const holder = document.createElement('div')
      holder.innerHTML = html
      return (holder.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    }
    expect(text(opened(markup))).toBe(text(markup))
  })

  it('knows links of ours, the web, mail and telephones', () => {
    for (const href of [
      'https://x.example',
      'http://x',
      'mailto:a@b',
      'tel:+20',
      '/hotels',
      '#top',
    ])
      expect(isLinkAddress(href)).toBe(true)
    for (const href of [
      '',
      'x.example',
      '//x.example',
      '/\\x',
      'javascript:1',
      'data:1',
      'ftp://x',
      'java\nscript:1',
    ])
      expect(isLinkAddress(href)).toBe(false)
  })
})
