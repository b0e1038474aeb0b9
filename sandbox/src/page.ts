import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from './language.ts'

export type Html = ReturnType<typeof html>

export type Page = {
  title: string
  language: Language
  body: Html
  /** A small script of the page's own. */
  script?: string
  style?: string
  /** Where a form may lead besides back to us: a browser checks redirects after a form, too. */
  formTargets?: string[]
}

const style = `
*{box-sizing:border-box}
:root{--ink:#1d2733;--soft:#526071;--line:#d3dae2;--paper:#fff;--ground:#f2f5f8;--act:#175a8c;--warn:#9a2418}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Tahoma,sans-serif}
a{color:var(--act)}
h1{font-size:1.25rem;margin:0}
h2{font-size:1.05rem;margin:1.5rem 0 .5rem}
main{max-width:60rem;margin:0 auto;padding:1rem}
button,.button{font:inherit;font-weight:600;border:1px solid var(--act);border-radius:.5rem;background:var(--act);color:#fff;padding:.5rem 1rem;min-height:2.5rem;cursor:pointer;text-decoration:none;display:inline-block}
button.quiet,.button.quiet{background:#fff;color:var(--act)}
input,select{font:inherit;width:100%;border:1px solid #8593a3;border-radius:.5rem;padding:.4rem .6rem;min-height:2.5rem;background:#fff;color:inherit}
:focus-visible{outline:3px solid #f0a030;outline-offset:2px}
table{border-collapse:collapse;width:100%;background:var(--paper)}
th,td{text-align:start;padding:.4rem .6rem;border-block-end:1px solid var(--line);vertical-align:top}
code,.ltr{direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere}
`

/** Answers with a page that loads nothing from anywhere and may be shown in a frame. */
export function showPage(c: Context, page: Page, status: ContentfulStatusCode = 200) {
  const nonce = randomBytes(16).toString('base64')
  const formAction = ["'self'", ...(page.formTargets ?? [])].join(' ')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ` +
      `frame-src 'self'; form-action ${formAction}; base-uri 'none'`,
  )
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  const script =
    page.script === undefined
      ? ''
      : html`<script nonce="${nonce}">
          ${raw(page.script)}
        </script>`
  return c.html(
    html`<!doctype html>
      <html lang="${page.language}" dir="${page.language === 'ar' ? 'rtl' : 'ltr'}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${page.title}</title>
          <style nonce="${nonce}">
            ${raw(style + (page.style ?? ''))}
          </style>
        </head>
        <body>
          ${page.body}${script}
        </body>
      </html>`,
    status,
  )
}
