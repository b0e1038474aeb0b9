import { startLate } from './start-late.ts'

/** The rules of a built stylesheet that a page uses; null when there is no such sheet. */
export type StylesOf = (href: string, html: string) => string | null

const SHEET = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"[^>]*\/>/
const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
/** The end of the tag that the page's own module begins with. */
const MODULE = ' type="module" async="">'
const LATE = ' type="text/late" async="">'

/**
 * A whole page, made so that nothing stands between its HTML and its first paint: the rules that it uses are
 * in it, and its scripts and the whole stylesheet wait until it is painted (start-late.ts). Without
 * scripts the whole sheet is asked for at once.
 */
export function preparePage(html: string, nonce: string, stylesOf: StylesOf): string {
  // The head is short and has all that is looked for by patterns.
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, headEnd)
  const module = html.lastIndexOf(MODULE)
  const sheet = SHEET.exec(head)
  const styles = sheet?.[1] && stylesOf(sheet[1], html)
  if (!sheet || !styles || module < headEnd) return html
  const preloads: string[] = []
  const first = head
    .replaceAll(PRELOADS, (_, href: string) => {
      preloads.push(href)
      return ''
    })
    .replace(
      sheet[0],
      () =>
        `<style id="page-styles" data-sheet="${sheet[1]}">${styles}</style><noscript>${sheet[0]}</noscript>` +
        `<script nonce="${nonce}">(${String(startLate)})(${JSON.stringify(preloads)})</script>`,
    )
  return `${first}${html.slice(headEnd, module)}${LATE}${html.slice(module + MODULE.length)}`
}
