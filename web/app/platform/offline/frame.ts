import { directionOf, type Language, type LocalizedText } from '@rihla/contract/values/language'

/** Text as it stands in HTML. */
export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const style = `*{box-sizing:border-box;margin:0}body{font:16px/1.7 'Readex Pro',system-ui,sans-serif;
background:#faf7f2;color:#171a3d;padding:20px;max-width:560px;margin:auto}header{background:#083e43;
color:#fff;border-radius:20px 20px 0 0;padding:18px 22px;display:flex;justify-content:space-between;
gap:16px}section{background:#fff;padding:22px;border-bottom:1px dashed #d6cab5}section:last-of-type{
border:0;border-radius:0 0 20px 20px}h1{font-size:20px}h2{font-size:17px}dl{display:grid;
grid-template-columns:1fr 1fr;gap:12px 16px;margin:14px 0}dt,small{font-size:14px;color:#5e6280}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}.times{display:flex;justify-content:space-between;
gap:16px;margin-top:8px}.times b{display:block;font-size:26px;line-height:1.3}svg{width:220px;
display:block;margin:12px auto 4px}.qr{text-align:center}ul{padding-inline-start:20px;margin-top:14px}
a{color:#0b5c61}nav{padding:18px 22px}`

/** A fact of a kept page: its label, and a value that may be of the other script. */
export const fact = (label: string, value: string, digits = false): string =>
  `<div><dt>${escape(label)}</dt><dd><bdi${digits ? ' dir="ltr"' : ''}>${escape(value)}</bdi></dd></div>`

/** A code as a drawing, with what to do with it below. */
export const codePart = ({ size, path }: { size: number; path: string }, hint: string): string =>
  `<div class="qr"><svg viewBox="-1 -1 ${size + 2} ${size + 2}" role="img" aria-label="${escape(
    hint,
  )}"><path d="${path}"/></svg><small>${escape(hint)}</small></div>`

/** A page that needs nothing but itself: no script of ours, no picture, nothing to fetch. `body` is HTML. */
export const frame = (
  language: Language,
  title: string,
  body: string,
  moreStyle = '',
): string => `<!doctype html><html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title>
<style>${style}${moreStyle}</style></head><body>${body}</body></html>`

const COPY: LocalizedText = {
  en: 'A copy kept on this device.',
  ar: 'نسخة محفوظة على هذا الجهاز.',
}
const ITSELF: LocalizedText = { en: 'Open the page itself', ar: 'افتح الصفحة نفسها' }

/**
 * A page that is kept. It may stand in the place of one that is slow to come, so it says what it is and leads there:
 * for that address the worker waits for the network as long as it takes.
 */
export const keptFrame: typeof frame = (language, title, body, moreStyle) =>
  frame(
    language,
    title,
    `${body}<nav><small>${COPY[language]}</small> <a href="?live">${ITSELF[language]}</a></nav>`,
    moreStyle,
  )
