import type { Plugin } from 'vite'

/**
 * What the library that draws papers brings along and ours never use, and what stands in its place: a quarter
 * of what a phone loads for a ticket.
 */
const unused = new Map([
  // It carries the renderers of three versions of React and takes the last.
  ['@react-pdf/reconciler/lib/reconciler-23.js', 'export default undefined'],
  ['@react-pdf/reconciler/lib/reconciler-31.js', 'export default undefined'],
  // Our fonts are WOFF, which is deflated.
  ['brotli/decompress.js', 'export default () => { throw new Error("No font is WOFF2") }'],
  // Words are never broken (app/domains/papers/fonts.ts).
  ['@react-pdf/hyphenate/lib/en-us.js', 'export const syllables = (word) => [word]'],
  // No paper has a password.
  ['@noble/ciphers/esm/aes.js', 'export const cbc = undefined, ecb = undefined'],
])

/** Leaves it out. Fails the build where the library no longer has one of these, so that this list stays true. */
export const leanPapers = (): Plugin => {
  const left = new Set(unused.keys())
  return {
    name: 'rihla-lean-papers',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, name = ''] = /node_modules\/(?!.*node_modules\/)(.+)$/.exec(id) ?? []
      const instead = unused.get(name)
      if (instead === undefined) return null
      left.delete(name)
      return { code: instead, map: null }
    },
    generateBundle() {
      if (left.size > 0) this.error(`Papers load no ${[...left].join(', ')} any more`)
    },
  }
}
