import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Language } from '../language.ts'
import { type Html, showPage } from '../page.ts'
import { messages as ar } from './messages.ar.ts'
import { type Messages, messages as en } from './messages.en.ts'
import { cast, type Person, type ProviderKey } from './people.ts'

/** The request, and where an answer may lead. */
export type SignInVisit = { c: Context; key: ProviderKey; language: Language; shop: string }

/** The people to sign in as, a form for anyone else, and the ways out. */
export function showSignIn(
  { c, key, language, shop }: SignInVisit,
  wrong?: Record<string, string>,
) {
  const words = language === 'ar' ? ar : en
  const title = words.title.replace('{provider}', words[key])
  const other = new URL(c.req.url)
  other.searchParams.set('lang', language === 'ar' ? 'en' : 'ar')
  const people = Object.entries(cast[key]).map(
    ([id, person]) =>
      html`<li>
        <button class="quiet" name="person" value="${id}">
          <strong><bdi>${person.name}</bdi></strong>
          ${person.email === null ? '' : html`<bdi class="mail">${person.email}</bdi>`}
          <small>${hintFor(key, person, words)}</small>
        </button>
      </li>`,
  )
  const body = html`${header(key, words)}
    <main>
      <h1>${title}</h1>
      <p>${words.toShop}</p>
      <form method="post">
        <h2>${words.people}</h2>
        <ul>
          ${people}
        </ul>
      </form>
      ${otherForm(key, words, wrong)}
      <form method="post" class="ways-out">
        <button class="quiet" name="cancel" value="1">${words.cancel}</button>
        <button class="quiet" name="fail" value="1">${words.fail}</button>
      </form>
      <p>
        <a href="${other.pathname}${other.search}" lang="${language === 'ar' ? 'en' : 'ar'}"
          >${words.language}</a
        >
      </p>
    </main>`
  const page = { title, language, body, style, formTargets: [new URL(shop).origin] }
  return showPage(c, page, wrong === undefined ? 200 : 422)
}

/** The sign-in was finished, or began too long ago, or never did. */
export function showGone({ c, key, language }: Omit<SignInVisit, 'shop'>) {
  const words = language === 'ar' ? ar : en
  const body = html`${header(key, words)}
    <main>
      <h1>${words.goneTitle}</h1>
      <p>${words.goneText}</p>
    </main>`
  return showPage(c, { title: words.goneTitle, language, body, style }, 410)
}

function header(key: ProviderKey, words: Messages): Html {
  return html`<header><strong>${words[key]}</strong><span>${words.notice}</span></header>`
}

function otherForm(key: ProviderKey, words: Messages, wrong?: Record<string, string>): Html {
  const isOptional = key === 'facebook'
  const tick = (name: string, label: string, isSet: boolean) =>
    html`<label class="tick">
      <input type="checkbox" name="${name}" ${isSet ? 'checked' : ''} />${label}
    </label>`
  return html`<form method="post" class="other" novalidate>
    <h2>${words.other}</h2>
    ${wrong === undefined ? '' : html`<p class="wrong" role="alert">${words.incomplete}</p>`}
    <label>
      ${words.name}
      <input
        name="name"
        required
        autocomplete="off"
        maxlength="80"
        value="${wrong?.['name'] ?? ''}"
      />
    </label>
    <label>
      ${isOptional ? words.emailOptional : words.email}
      <input
        name="email"
        type="email"
        dir="ltr"
        ${isOptional ? '' : 'required'}
        autocomplete="off"
        maxlength="200"
        value="${wrong?.['email'] ?? ''}"
      />
    </label>
    ${
      key === 'google'
        ? html`${tick('verified', words.isVerified, true)}${tick('hosted', words.isHosted, false)}`
        : ''
    }
    ${key === 'apple' ? tick('hidden', words.isHidden, false) : ''}
    <button name="person" value="other">${words.signIn}</button>
  </form>`
}

function hintFor(key: ProviderKey, person: Person, words: Messages): string {
  if (person.email === null) return words.noEmail
  if (person.isRelay) return words.relay
  if (key === 'facebook') return words.unvouched
  if (person.hostedDomain !== undefined) return words.hosted
  return person.verified ? words.verified : words.unverified
}

const style = `
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;background:#12344d;color:#fff;padding:.6rem 1rem;font-size:.875rem}
main{max-width:28rem;padding:1rem}
main>p{margin:.5rem 0}
h2{margin:1rem 0 .5rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li button{display:grid;width:100%;text-align:start;font-weight:400;color:var(--ink)!important;border-color:#8593a3;padding:.6rem .9rem}
.mail{overflow-wrap:anywhere;justify-self:start}
small{color:var(--soft);font-size:.875rem}
.other{display:grid;gap:.6rem;background:var(--paper);border:1px solid var(--line);border-radius:.5rem;padding:0 1rem 1rem;margin-block-start:1rem}
label{display:block;font-size:.875rem;font-weight:600}
.tick{display:flex;gap:.6rem;align-items:center;font-weight:400;min-height:1.75rem}
.tick input{width:1.25rem;min-height:1.25rem;height:1.25rem;flex:none}
.wrong{margin:0;color:var(--warn);font-size:.875rem}
.ways-out{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1rem}
`
