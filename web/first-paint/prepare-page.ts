import { startLate } from './start-late.ts'

/** The rules of a built stylesheet that a page uses; null when there is no such sheet. */
export type StylesOf = (href: string, html: string) => string | null

const SHEET = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"[^>]*\/>/
const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const MODULE = /<script nonce="[^"]*" type="module" async="">/

/**
 * A whole page, made so that nothing stands between its HTML and its first paint: the rules that it uses are
 * in it, and its scripts and the whole stylesheet wait until it is painted (start-late.ts). Without
 * scripts the whole sheet is asked for at once.
 */
export function preparePage(html: string, nonce: string, stylesOf: StylesOf): string {
  const sheet = SHEET.exec(html)
  const styles = sheet?.[1] && stylesOf(sheet[1], html)
  if (!sheet || !styles || !MODULE.test(html)) return html
  const preloads: string[] = []
  const withoutPreloads = html.replaceAll(PRELOADS, (_, href: string) => {
    preloads.push(href)
    return ''
  })
  const starter = `<script nonce="${nonce}">(${String(startLate)})(${JSON.stringify(preloads)})</script>`
  return withoutPreloads
    .replace(
      sheet[0],
      () =>
        `<style id="page-styles" data-sheet="${sheet[1]}">${styles}</style><noscript>${sheet[0]}</noscript>${starter}`,
    )
    .replace(MODULE, (tag) => tag.replace('type="module"', 'type="text/late"'))
}
