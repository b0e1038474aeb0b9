import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SCHEME = 'icon:'
const createIcon = fileURLToPath(new URL('../app/ui/brand/create-icon.tsx', import.meta.url))

type Drawings = Readonly<Record<string, { readonly body: string }>>
let drawings: Drawings | undefined

/** All of Lucide as one file of data; its package of components has 4,900. */
const readDrawings = (): Drawings => {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'))
  return (JSON.parse(readFileSync(file, 'utf8')) as { icons: Drawings }).icons
}

/** How all are drawn stands in `ui/brand/type.css`. */
const common =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g
const linesOf = (body: string): string =>
  body.replaceAll(common, '').replace(/^<g>(.*)<\/g>$/s, '$1')

/** `icon:clock` is a component (`ui/brand/create-icon.tsx`) that draws Lucide's clock. */
export const iconDrawings = (): Plugin => ({
  name: 'rihla-icon-drawings',
  resolveId: {
    filter: { id: /^icon:/ },
    handler: (id) => ({ id, moduleSideEffects: false }),
  },
  load: {
    filter: { id: /^icon:/ },
    handler(id) {
      const name = id.slice(SCHEME.length)
      const body = (drawings ??= readDrawings())[name]?.body
      if (body === undefined) return this.error(`Lucide has no icon '${name}'`)
      const text = [name, linesOf(body)].map((it) => JSON.stringify(it)).join(', ')
      const code = `import { createIcon } from ${JSON.stringify(createIcon)}\nexport default /* @__PURE__ */ createIcon(${text})`
      return { code, map: null }
    },
  },
})
