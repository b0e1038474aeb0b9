import { existsSync, readFileSync } from 'node:fs'
import { createPageStyles } from './page-styles.ts'
import type { StylesOf } from './prepare-page.ts'

const client = new URL('../client/', import.meta.url)
const known = new Map<string, ((html: string) => string) | null>()

/** From the stylesheets of our own build, each read once; `href` is an address of our own pages. */
export const builtStyles: StylesOf = (href, html) => {
  let styles = known.get(href)
  if (styles === undefined) {
    const file = new URL(`.${href}`, client)
    styles = existsSync(file) ? createPageStyles(readFileSync(file, 'utf8')) : null
    known.set(href, styles)
  }
  return styles?.(html) ?? null
}
