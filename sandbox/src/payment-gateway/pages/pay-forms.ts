import { html } from 'hono/html'
import type { Html } from '../../page.ts'
import { type CardProblem, tenures } from './cards.ts'
import { formScript, moneyOf, show, summary, type Visit, synonymsOf } from './checkout-page.ts'
import type { Messages } from './messages.en.ts'
import { outcomes } from '../outcomes.ts'
import { rightPin, type WalletProblem } from './wallets.ts'

const digits = html`inputmode="numeric" dir="ltr"`

type Problem = CardProblem | WalletProblem

function field(
  words: Messages,
  problems: readonly Problem[],
  name: Problem,
  extra: Html,
  value = '',
) {
  const wrong = problems.includes(name)
  return html`<div class="${name}">
    <label for="${name}">${words[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${extra}
      ${wrong ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : ''}
    />
    ${wrong ? html`<p class="wrong" id="${name}-wrong">${words.wrong[name]}</p>` : ''}
  </div>`
}

/**
 * The card form, with what was typed and what is wrong with it (never the number or the code). With
 * instalments it asks over how many months.
 */
export function showCardForm(
  visit: Visit,
  problems: CardProblem[],
  typed: { name?: string; tenure?: string },
  inInstalments: boolean,
) {
  const words = synonymsOf(visit.language)
  const title = inInstalments ? words.instalmentsTitle : words.payTitle
  const input = (name: CardProblem, extra: Html, value?: string) =>
    field(words, problems, name, extra, value)
  const body = html`<form method="post" novalidate data-working="${words.working}">
      <h1>${title}</h1>
      ${summary(visit, words)} ${inInstalments ? months(visit, words, typed.tenure) : ''}
      ${input('number', html`${digits} autocomplete="cc-number" maxlength="23"`)}
      ${input('name', html`autocomplete="cc-name" maxlength="60"`, typed.name ?? 'Test Account')}
      <div class="pair">
        ${input('expiry', html`${digits} autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"`)}
        ${input('cvv', html`${digits} autocomplete="cc-csc" maxlength="3"`)}
      </div>
      <button>${words.pay} ${moneyOf(visit)}</button>
    </form>
    ${testNumbers(visit, words, 'cards')}`
  return show(visit, title, body, { status: problems.length > 0 ? 422 : 200, script: formScript })
}

function months(visit: Visit, words: Messages, chosen = String(tenures[0])): Html {
  const options = tenures.map((tenure) => {
    const text = words.months
      .replace('{months}', String(tenure))
      .replace('{amount}', moneyOf(visit, tenure))
    const selected = String(tenure) === chosen ? html`selected` : ''
    return html`<option value="${tenure}" ${selected}>${text}</option>`
  })
  return html`<div>
    <label for="tenure">${words.tenure}</label>
    <select id="tenure" name="tenure">
      ${options}
    </select>
  </div>`
}

/** The wallet form: the number is kept when something is wrong, the MPIN never. */
export function showWalletForm(visit: Visit, problems: WalletProblem[], typed: { phone?: string }) {
  const words = synonymsOf(visit.language)
  const body = html`<form method="post" novalidate data-working="${words.working}">
      <h1>${words.walletTitle}</h1>
      ${summary(visit, words)}
      ${field(words, problems, 'phone', html`inputmode="tel" dir="ltr" maxlength="15"`, typed.phone)}
      ${field(words, problems, 'pin', html`${digits} type="password" maxlength="6"`)}
      <p>${words.pinHint}</p>
      <button>${words.pay} ${moneyOf(visit)}</button>
    </form>
    ${testNumbers(visit, words, 'wallets')}`
  return show(visit, words.walletTitle, body, {
    status: problems.length > 0 ? 422 : 200,
    script: formScript,
  })
}

/** Numbers to press, each with what it leads to. */
function testNumbers({ language }: Visit, words: Messages, of: 'cards' | 'wallets'): Html {
  const rows = outcomes.flatMap((outcome) =>
    (outcome[of] ?? []).slice(0, 1).map((number) => {
      const shown = of === 'cards' ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number
      const fill =
        of === 'cards'
          ? { number: shown, expiry: '01/39', cvv: '123' }
          : { phone: number, pin: rightPin }
      return html`<li>
        <button type="button" class="quiet" data-fill="${JSON.stringify(fill)}">
          <span class="ltr">${shown}</span> ${outcome[language]}
        </button>
      </li>`
    }),
  )
  return html`<details>
    <summary>${of === 'cards' ? words.testCards : words.testWallets}</summary>
    <ul>
      ${rows}
    </ul>
  </details>`
}
