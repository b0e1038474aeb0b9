import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Language } from '../language.ts'
import { type Html, showPage } from '../page.ts'
import { outcomes } from '../payment-gateway/outcomes.ts'
import type { Arrival } from './arrivals.ts'
import { messages as ar } from './messages.ar.ts'
import { type Messages, messages as en } from './messages.en.ts'
import type { PaymentStory } from './payments.ts'

export type ControlState = {
  next: string[]
  nextRefunds: string[]
  downUntil: string | null
  identityDownUntil: string | null
  requests: Arrival[]
  /** In Cairo. */
  today: string
  payments: PaymentStory[]
}

/** Everything that can be steered, and everything that arrived. */
export function showControl(c: Context, language: Language, state: ControlState) {
  const words = language === 'ar' ? ar : en
  const other = language === 'en' ? 'ar' : 'en'
  const body = html`<main>
    <h1>${words.title}</h1>
    <p>${words.intro}</p>
    <p>
      <a href="/mail?lang=${language}">${words.mailbox}</a> ·
      <a href="/analytics/events">${words.events}</a> ·
      <a href="/hotels?lang=${language}">${words.hotels}</a> ·
      <a href="/?lang=${other}" lang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a>
    </p>
    ${steering(words, language, state)} ${identity(words, language, state)}
    <h2>${words.payments}</h2>
    ${state.payments.length === 0 ? html`<p>${words.none}</p>` : payments(words, language, state)}
    ${settlement(words, state)}
    <h2>${words.requests}</h2>
    <ol dir="ltr">
      ${state.requests.map((one) => html`<li><code>${one.at} ${one.method} ${one.path} → ${one.status}</code></li>`)}
    </ol>
    <h2>${words.cards}</h2>
    ${cards(words, language)}
  </main>`
  return showPage(c, { title: words.title, language, body, style })
}

function steering(words: Messages, language: Language, state: ControlState): Html {
  const options = outcomes.map((one) => html`<option value="${one.name}">${one[language]}</option>`)
  const chosen = [...state.next, ...state.nextRefunds.map((name) => `refund: ${name}`)]
  return html`<h2>${words.steer}</h2>
    <form method="post" action="/control/payments/next?lang=${language}">
      <label
        >${words.outcome}<select name="outcome">
          ${options}
        </select></label
      >
      <button>${words.choose}</button>
    </form>
    <form method="post" action="/control/refunds/next?lang=${language}">
      <label
        >${words.refund}<select name="outcome">
          <option value="refused">${words.refused}</option>
          <option value="unanswered">${words.unanswered}</option>
        </select></label
      >
      <button>${words.choose}</button>
    </form>
    <form method="post" action="/control/down?lang=${language}">
      <label
        >${words.down}: ${words.seconds}
        <input name="seconds" type="number" min="0" max="3600" value="30"
      /></label>
      <button>${words.switchOff}</button>
    </form>
    <p role="status">
      ${chosen.length === 0 ? words.nothing : html`${words.waiting}: <code>${chosen.join(', ')}</code>`}
      ${state.downUntil === null ? '' : html`<br />${words.isDown} <code>${state.downUntil}</code>`}
    </p>
    <form method="post" action="/control/reset?lang=${language}">
      <button class="quiet">${words.reset}</button>
    </form>`
}

/** The three sign-in providers; their pages open only from a shop, so there is no link to them. */
function identity(words: Messages, language: Language, state: ControlState): Html {
  return html`<h2>${words.identity}</h2>
    <p>${words.identityText}</p>
    <form method="post" action="/control/identity/down?lang=${language}">
      <label
        >${words.identityDown}: ${words.seconds}
        <input name="seconds" type="number" min="0" max="3600" value="30"
      /></label>
      <button>${words.switchOff}</button>
    </form>
    ${
      state.identityDownUntil === null
        ? ''
        : html`<p role="status">${words.identityIsDown} <code>${state.identityDownUntil}</code></p>`
    }
    <ul dir="ltr">
      ${['google', 'apple', 'facebook'].map((one) => html`<li><code>/identity/${one}</code></li>`)}
    </ul>`
}

/** What really moved in a day, as the gateway gives it to the shop's accountants. */
function settlement(words: Messages, { today }: ControlState): Html {
  return html`<h2>${words.settlement}</h2>
    <p>${words.settlementText}</p>
    <form method="get" action="/control/settlement">
      <label>${words.day}<input name="day" type="date" required value="${today}" /></label>
      <button class="quiet">${words.download}</button>
    </form>`
}

function payments(words: Messages, language: Language, state: ControlState): Html {
  const rows = state.payments.slice(0, 50).map((one) => {
    const amount = `${(one.amountCents / 100).toFixed(2)} ${one.currency}`
    const attempts = one.transactions.map(
      (attempt) =>
        html`<li>
          ${attempt.kind} ${stateOf(words, attempt)} · ${(attempt.amountCents / 100).toFixed(2)} ·
          ${attempt.message} ${payCode(words, language, attempt.code)}
          ${moreOf(words, language, attempt)}
        </li>`,
    )
    const callbacks = one.callbacks.map(
      (callback) =>
        html`<li>
          ${callback.state}: ${callback.attempts.map((attempt) => attempt.answer).join(', ') || '…'}
        </li>`,
    )
    return html`<tr>
      <td><code>${one.orderId}</code><br /><code>${one.merchantOrderId}</code></td>
      <td class="ltr">${amount}</td>
      <td>
        <ul dir="ltr">
          ${attempts}
        </ul>
      </td>
      <td>
        <ul dir="ltr">
          ${callbacks}
        </ul>
      </td>
      <td>
        <form method="post" action="/control/payments/${one.orderId}/resend?lang=${language}">
          <button class="quiet">${words.resend}</button>
        </form>
      </td>
    </tr>`
  })
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.payments}">
    <table>
      <thead>
        <tr>
          <th>${words.order}</th>
          <th>${words.amount}</th>
          <th>${words.attempts}</th>
          <th>${words.callbacks}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function stateOf(
  words: Messages,
  { kind, pending, success }: PaymentStory['transactions'][number],
): string {
  if (pending) return words.pending
  if (kind === 'dispute') return success ? words.lost : words.won
  return success ? words.paid : words.declined
}

/** The code is paid at an outlet: in time, or after it has ended. */
function payCode(
  words: Messages,
  language: Language,
  code: PaymentStory['transactions'][number]['code'],
): Html | string {
  if (code === null) return ''
  return html`<form method="post" action="/control/codes/${code.number}/pay?lang=${language}">
    <input type="hidden" name="late" value="${code.late ? '1' : ''}" />
    <button class="quiet">${code.late ? words.payLate : words.payInCash} ${code.number}</button>
  </form>`
}

/** What is done with a payment outside of the shop: in the gateway's panel, or at the payer's bank. */
function moreOf(
  words: Messages,
  language: Language,
  { id, kind, success, pending, amountCents, refundedCents }: PaymentStory['transactions'][number],
): Html | string {
  const button = (path: string, text: string) =>
    html`<form method="post" action="/control/${path}?lang=${language}">
      <button class="quiet">${text} ${id}</button>
    </form>`
  if (kind === 'dispute' && pending)
    return html`${button(`disputes/${id}/won`, words.disputeWon)}
    ${button(`disputes/${id}/lost`, words.disputeLost)}`
  const left = (amountCents - refundedCents) / 100
  if (kind !== 'payment' || !success || left <= 0) return ''
  return html`<form method="post" action="/control/transactions/${id}/refund?lang=${language}">
      <label
        >${words.panelRefund}
        <input name="amount" type="number" min="0.01" step="0.01" max="${left}" value="${left}"
      /></label>
      <button class="quiet">${words.giveBack}</button>
    </form>
    ${button(`transactions/${id}/dispute`, words.dispute)}`
}

function cards(words: Messages, language: Language): Html {
  const rows = outcomes.flatMap((outcome) =>
    [...outcome.cards, ...(outcome.wallets ?? [])].map((number) => {
      const grouped = number.length > 11 ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number
      return html`<tr>
        <td><code>${grouped}</code></td>
        <td>${outcome[language]}</td>
      </tr>`
    }),
  )
  return html`<table>
    <thead>
      <tr>
        <th>${words.card}</th>
        <th>${words.steer}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

const style = `
form{display:flex;gap:.75rem;align-items:end;flex-wrap:wrap;margin-block-end:.75rem}
label{flex:1 1 16rem;max-width:30rem;font-weight:600}
ul,ol{margin:0;padding-inline-start:1.1rem;font-size:.875rem}
.scroll{overflow-x:auto}
.scroll code{white-space:nowrap}
`
