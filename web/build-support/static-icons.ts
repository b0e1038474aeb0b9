import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const staticIcon = fileURLToPath(new URL('../app/ui/brand/static-icon.tsx', import.meta.url))

/**
 * Half of the elements of a page of results are the lines of icons. The library makes each of them in React;
 * the build makes them markup instead (decision 019 has the figures).
 */
export const staticIcons = (): Plugin => ({
  name: 'rihla-static-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
      ? staticIcon
      : null,
})
