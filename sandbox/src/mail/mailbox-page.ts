import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Language } from '../language.ts'
import { type Html, showPage } from '../page.ts'
import type { Message } from './mailbox.ts'

const words = {
  en: { title: 'Test mailbox', none: 'No mail yet.', back: 'Control', to: 'To', list: 'Messages' },
  ar: {
    title: 'صندوق البريد التجريبي',
    none: 'لا توجد رسائل بعد.',
    back: 'لوحة التحكم',
    to: 'إلى',
    list: 'الرسائل',
  },
}

/** The list of messages beside the open one. */
export function showMailbox(
  c: Context,
  language: Language,
  messages: Message[],
  open: Message | undefined,
) {
  const { title, none, back, list } = words[language]
  const other = language === 'en' ? 'ar' : 'en'
  const to = c.req.query('to')
  const address = (id: string) => {
    const query = new URLSearchParams({ lang: language, id, ...(to === undefined ? {} : { to }) })
    return `/mail?${query.toString()}`
  }
  const body = html`<main>
    <h1>${title}</h1>
    <p>
      <a href="/?lang=${language}">${back}</a> ·
      <a href="/mail?lang=${other}" lang="${other}">${other === 'ar' ? 'العربية' : 'English'}</a>
    </p>
    ${messages.length === 0 ? html`<p>${none}</p>` : ''}
    <div class="mail">
      <nav aria-label="${list}">
        <ul>
          ${messages.map((one) => entry(one, one === open, address(one.id), language))}
        </ul>
      </nav>
      ${open === undefined ? '' : reader(open, language)}
    </div>
  </main>`
  return showPage(c, { title, language, body, style })
}

function entry(message: Message, isOpen: boolean, address: string, language: Language): Html {
  const at = new Date(message.at).toLocaleString(language === 'ar' ? 'ar-EG' : 'en-GB', {
    timeZone: 'Africa/Cairo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return html`<li>
    <a href="${address}" ${isOpen ? html`aria-current="true"` : ''}>
      <strong dir="auto">${message.subject}</strong>
      <span class="ltr">${message.to}</span>
      <time datetime="${message.at}">${at}</time>
    </a>
  </li>`
}

function reader(message: Message, language: Language): Html {
  return html`<article>
    <h2 dir="auto">${message.subject}</h2>
    <p>${words[language].to}: <span class="ltr">${message.to}</span></p>
    <ul>
      ${message.attachments.map(
        (one, place) =>
          html`<li>
            <a href="/mail/messages/${message.id}/attachments/${place}">
              ${one.filename ?? one.contentType}
            </a>
          </li>`,
      )}
    </ul>
    <iframe
      title="${message.subject}"
      src="/mail/messages/${message.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
  </article>`
}

const style = `
main{max-width:80rem}
.mail{display:grid;gap:1rem}
@media(min-width:50rem){.mail{grid-template-columns:20rem 1fr}}
.mail ul{list-style:none;margin:0;padding:0}
nav a{display:grid;padding:.6rem;background:#fff;border-block-end:1px solid var(--line);text-decoration:none;color:inherit}
nav a[aria-current]{border-inline-start:4px solid var(--act)}
nav span,nav time{font-size:.8125rem;color:var(--soft)}
nav ul{max-height:80vh;overflow:auto}
article h2{margin-block-start:0}
iframe{width:100%;height:75vh;border:1px solid var(--line);background:#fff}
`
