import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Language } from '../language.ts'
import { showPage } from '../page.ts'
import { hotels } from './inventory/index.ts'
import { messages as ar } from './messages.ar.ts'
import { messages as en } from './messages.en.ts'
import { outcomes } from './outcomes.ts'
import type { SupplierSteering } from './steering.ts'

type Told = {
  reference: string
  clientReference: string
  status: string
  hotel: number
  netPiastres: number
  chargePiastres: number | null
}

type Shown = { downUntil: string | null; bookings: Told[]; steering: SupplierSteering }

const egp = (piastres: number | null): string =>
  piastres === null ? '' : (piastres / 100).toFixed(2)

/** How the supplier can be steered, and what was booked there. */
export function showSupplier(
  c: Context,
  language: Language,
  { downUntil, bookings, steering }: Shown,
) {
  const words = language === 'ar' ? ar : en
  const nth = language === 'ar' ? 1 : 0
  const options = hotels.map(
    ({ code, name }) =>
      html`<option value="${code}">
        ${name[nth]} · ${code} · ${steering.outcomeOf(code).name}
      </option>`,
  )
  const choices = outcomes.map((one) => html`<option value="${one.name}">${one[language]}</option>`)
  const rows = bookings.slice(0, 100).map(
    (one) =>
      html`<tr>
        <td><code>${one.reference}</code></td>
        <td><code>${one.clientReference}</code></td>
        <td><code>${one.hotel}</code></td>
        <td>${one.status}</td>
        <td class="ltr">${egp(one.netPiastres)}</td>
        <td class="ltr">${egp(one.chargePiastres)}</td>
      </tr>`,
  )
  const heads = [words.reference, words.ours, words.hotel, words.status, words.amount, words.charge]
  const body = html`<main>
    <h1>${words.title}</h1>
    <p>${words.intro}</p>
    <p><a href="/?lang=${language}">${words.back}</a></p>
    <form method="post" action="/control/hotels/outcome?lang=${language}">
      <label
        >${words.hotel}<select name="hotel">
          ${options}
        </select></label
      >
      <label
        >${words.outcome}<select name="outcome">
          ${choices}
        </select></label
      >
      <button>${words.choose}</button>
    </form>
    <form method="post" action="/control/hotels/milliseconds?lang=${language}">
      <label
        >${words.latency}<input
          name="milliseconds"
          type="number"
          min="0"
          max="120000"
          value="${steering.latencyMs()}"
      /></label>
      <button>${words.slow}</button>
    </form>
    <form method="post" action="/control/hotels/seconds?lang=${language}">
      <label
        >${words.down}<input name="seconds" type="number" min="0" max="3600" value="60"
      /></label>
      <button>${words.switchOff}</button>
    </form>
    ${downUntil === null ? '' : html`<p role="status">${words.isDown} <code>${downUntil}</code></p>`}
    <form method="post" action="/control/hotels/reset?lang=${language}">
      <button class="quiet">${words.reset}</button>
    </form>
    <h2>${words.bookings}</h2>
    ${
      rows.length === 0
        ? html`<p>${words.none}</p>`
        : html`<table>
            <thead>
              <tr>
                ${heads.map((head) => html`<th>${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>`
    }
  </main>`
  return showPage(c, { title: words.title, language, body, style })
}

const style = `
form{display:flex;gap:.75rem;align-items:end;flex-wrap:wrap;margin-block-end:.75rem}
label{flex:1 1 16rem;max-width:30rem;font-weight:600}
`
