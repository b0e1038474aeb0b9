import { Hono } from 'hono'
import { languageOf } from '../language.ts'
import type { Mailbox, Message } from './mailbox.ts'
import { showMailbox } from './mailbox-page.ts'

/** The mailbox: as JSON for programs, as a page for people. */
export function mailRoutes(mailbox: Mailbox): Hono {
  const routes = new Hono()

  routes.get('/messages', (c) => {
    const messages = mailbox.list(c.req.query('to'))
    return c.json(messages.map((message) => presentMessage(message)))
  })

  routes.get('/', (c) => {
    const language = languageOf(c.req.query('lang'), c.req.header('accept-language'))
    const messages = mailbox.list(c.req.query('to'))
    const open = messages.find((one) => one.id === c.req.query('id')) ?? messages[0]
    return showMailbox(c, language, messages, open)
  })

  // Shown in a frame without any rights; its links open in a page of their own.
  routes.get('/messages/:id/html', (c) => {
    const message = mailbox.get(c.req.param('id'))
    if (message === undefined) return c.notFound()
    c.header(
      'content-security-policy',
      "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; " +
        'font-src http: https: data:; sandbox allow-popups allow-popups-to-escape-sandbox',
    )
    return c.html(`<base target="_blank">${message.html || asHtml(message.text)}`)
  })

  routes.get('/messages/:id/attachments/:place', (c) => {
    const message = mailbox.get(c.req.param('id'))
    const attachment = message?.attachments[Number(c.req.param('place'))]
    if (attachment === undefined) return c.notFound()
    const name = encodeURIComponent(attachment.filename ?? 'attachment')
    c.header('content-type', attachment.contentType)
    c.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    c.header('x-content-type-options', 'nosniff')
    return c.body(Buffer.from(attachment.base64, 'base64'))
  })

  return routes
}

function presentMessage({ id, at, to, from, subject, text, html, attachments }: Message): object {
  return {
    id,
    at,
    to,
    from,
    subject,
    text,
    html,
    attachments: attachments.map((one) => ({
      filename: one.filename,
      contentType: one.contentType,
      text: one.text,
      bytes: Buffer.byteLength(one.base64, 'base64'),
    })),
  }
}

function asHtml(text: string): string {
  const safe = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const linked = safe.replace(/https?:\/\/[^\s"']+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<meta charset="utf-8"><pre dir="auto" style="white-space:pre-wrap">${linked}</pre>`
}
