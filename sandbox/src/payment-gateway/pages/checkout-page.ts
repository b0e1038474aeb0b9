import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from '../../language.ts'
import { type Html, type Page, showPage } from '../../page.ts'
import { messages as ar } from './messages.ar.ts'
import { type Messages, messages as en } from './messages.en.ts'
import type { Intention } from '../wire.ts'

/** What every page of the checkout needs to know. */
export type Visit = { c: Context; language: Language; intention?: Intention }

/** The words of the checkout in this language. */
export function synonymsOf(language: Language): Messages {
  return language === 'ar' ? ar : en
}

/** The code form of 3-D Secure. */
export function showCodeForm(visit: Visit, wrongCode: boolean) {
  const words = synonymsOf(visit.language)
  const body = html`<form method="post" data-working="${words.working}">
    <h1>${words.codeTitle}</h1>
    ${summary(visit, words)}
    <p id="hint">${words.codeHint}</p>
    <div>
      <label for="code">${words.code}</label>
      <input
        id="code"
        name="code"
        required
        inputmode="numeric"
        dir="ltr"
        maxlength="6"
        autocomplete="one-time-code"
        aria-describedby="${wrongCode ? 'hint code-wrong' : 'hint'}"
        ${wrongCode ? html`aria-invalid="true"` : ''}
      />
      ${wrongCode ? html`<p class="wrong" id="code-wrong" role="alert">${words.wrongCode}</p>` : ''}
    </div>
    <button>${words.confirm}</button>
    <button class="quiet" name="cancel" value="1" formnovalidate>${words.cancel}</button>
  </form>`
  return show(visit, words.codeTitle, body, {
    status: wrongCode ? 422 : 200,
    script: formScript,
  })
}

/** A result that the customer reads: a title, a sentence, and where to go from here. */
export function showResult(
  visit: Visit,
  what: 'declined' | 'done' | 'alreadyPaid' | 'busy' | 'expired' | 'unknown',
  links: { retry?: string; shop?: string | undefined } = {},
) {
  const words = synonymsOf(visit.language)
  const title = words[`${what}Title`]
  const leaves = what === 'declined' && links.shop !== undefined
  const body = html`<section>
    <div role="${what === 'declined' ? 'alert' : 'status'}">
      <h1>${title}</h1>
      <p>${words[`${what}Text`]}</p>
    </div>
    ${links.retry ? html`<a class="button quiet" href="${links.retry}">${words.tryAgain}</a>` : ''}
    ${links.shop ? html`<a class="button" id="shop" href="${links.shop}">${words.backToShop}</a>` : ''}
  </section>`
  const status = { unknown: 404, busy: 409, expired: 410 } as const
  const known = what in status ? status[what as keyof typeof status] : 200
  return show(visit, title, body, { status: known, ...(leaves ? { script: leaveScript } : {}) })
}

/** One page of the checkout, below the bank's own line. */
export function show(
  visit: Visit,
  title: string,
  content: Html,
  { status, script }: { status: ContentfulStatusCode; script?: string },
) {
  const words = synonymsOf(visit.language)
  const shop = visit.intention?.redirection_url
  const page: Page = {
    title: `${title} · ${words.bank}`,
    language: visit.language,
    style,
    formTargets: shop ? [new URL(shop).origin] : [],
    body: html`<header><strong>${words.bank}</strong><span>${words.notice}</span></header>
      <main>${content}</main>`,
    ...(script === undefined ? {} : { script }),
  }
  return showPage(visit.c, page, status)
}

/** What is paid, and for what. */
export function summary({ intention, language }: Visit, words: Messages): Html {
  return html`<dl>
    <div>
      <dt>${words.toPay}</dt>
      <dd>${moneyOf({ intention, language })}</dd>
    </div>
    <div>
      <dt>${words.reference}</dt>
      <dd class="ltr">${intention?.special_reference ?? intention?.intention_order_id}</dd>
    </div>
  </dl>`
}

/** The amount that is paid, or one of so many parts of it. */
export function moneyOf(
  { intention, language }: Pick<Visit, 'language'> & { intention?: Intention | undefined },
  parts = 1,
) {
  const amount = (intention?.amount ?? 0) / 100 / parts
  const currency = intention?.currency ?? 'EGP'
  const locale = language === 'ar' ? 'ar-EG' : 'en-EG'
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}

export const formScript = `
for (const form of document.forms) form.addEventListener('submit', () => {
  const button = form.querySelector('button:not(.quiet)')
  setTimeout(() => { button.disabled = true; button.textContent = form.dataset.working })
})
for (const button of document.querySelectorAll('[data-fill]')) button.addEventListener('click', () => {
  const fill = JSON.parse(button.dataset.fill)
  for (const [name, value] of Object.entries(fill)) document.getElementById(name).value = value
  button.closest('details').open = false
  document.querySelector('form button').focus()
})`

// Choosing to try another card, or just reading with the keyboard, stops the clock.
const leaveScript = `
const shop = document.getElementById('shop')
const leave = setTimeout(() => location.replace(shop.href), 5000)
addEventListener('keydown', () => clearTimeout(leave))`

const style = `
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;background:#12344d;color:#fff;padding:.6rem 1rem;font-size:.875rem}
main{max-width:28rem;padding:.75rem 1rem}
form,section{display:grid;gap:.6rem}
dl{margin:0;display:grid;gap:.1rem;font-size:.9375rem}
dl div{display:flex;justify-content:space-between;gap:1rem}
dt{color:var(--soft)}dd{margin:0;font-weight:600}
label{display:block;font-size:.875rem;font-weight:600;margin-block-end:.15rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.wrong{margin:.2rem 0 0;color:var(--warn);font-size:.875rem}
[aria-invalid]{border-color:var(--warn)}
button:disabled{background:#526071;border-color:#526071}
section .button{text-align:center}
details{margin-block-start:.75rem;font-size:.875rem}
summary{cursor:pointer;color:var(--act);padding:.25rem 0}
ul{list-style:none;margin:.25rem 0 0;padding:0;display:grid;gap:.35rem}
li button{width:100%;text-align:start;font-weight:400;font-size:.875rem;padding:.35rem .6rem}
li .ltr{display:inline-block;font-weight:600;margin-inline-end:.5rem}
`
