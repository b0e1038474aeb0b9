import { describe, expect, it } from 'vitest'
import { preparePage } from './prepare-page.ts'

const sheet = '<link nonce="n1" rel="stylesheet" href="/assets/root.css"/>'
const html = `<html><head><link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/a.js" nonce="n1"/><link rel="modulepreload" href="/b.js"/>${sheet}</head><body><p class="x">$&amp;</p><script nonce="n1">stream()</script><script nonce="n1" type="module" async="">import "/a.js"</script></body></html>`
const prepared = preparePage(html, 'n1', (href) => `/* $& of ${href} */`)
const withoutScript = prepared.replace(/<noscript>.*?<\/noscript>/, '')

describe('a page made for a quick first paint', () => {
  it('asks for no stylesheet and no module, and runs no module', () => {
    expect(withoutScript).not.toContain('rel="stylesheet"')
    expect(withoutScript).not.toContain('rel="modulepreload"')
    expect(withoutScript).not.toContain('type="module"')
  })

  it('has its rules in it, and says where the whole sheet is', () => {
    expect(prepared).toContain(
      '<style id="page-styles" data-sheet="/assets/root.css">/* $& of /assets/root.css */</style>',
    )
  })

  it('has the whole sheet when there are no scripts', () => {
    expect(prepared).toContain(`<noscript>${sheet}</noscript>`)
  })

  it('keeps everything else, and asks for its modules later, in their order', () => {
    expect(prepared).toContain('<p class="x">$&amp;</p><script nonce="n1">stream()</script>')
    expect(prepared).toContain(
      '<script nonce="n1" type="text/late" async="">import "/a.js"</script>',
    )
    expect(prepared).toMatch(
      /<script nonce="n1">\(function startLate.*\)\(\["\/a.js","\/b.js"\]\)<\/script>/s,
    )
  })

  it('is left as it is without a stylesheet of ours, or without scripts', () => {
    expect(preparePage(html, 'n1', () => null)).toBe(html)
    const still = '<html><head></head><body>Nothing moves</body></html>'
    expect(preparePage(still, 'n1', () => 'x')).toBe(still)
  })
})
