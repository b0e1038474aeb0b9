import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from '../journal.ts'
import { startGateway, type Gateway } from '../testing/gateway.ts'
import { startSmtp } from './smtp.ts'

let gateway: Gateway
let smtp: Awaited<ReturnType<typeof startSmtp>>

beforeEach(async () => {
  gateway = startGateway(openJournal())
  smtp = await startSmtp(gateway.mailbox, 0)
})

afterEach(() => smtp.stop())

type Shown = { to: string; subject: string; text: string; html: string; at: string; id: string }
type WithFiles = Shown & { attachments: object[] }

/** Speaks SMTP over a real connection, one command after each answer. */
async function send(to: string[], message: string): Promise<string> {
  const socket = connect(smtp.port, '127.0.0.1')
  const commands = [
    'EHLO test',
    'MAIL FROM:<bookings@rihla.example>',
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    `${message.replaceAll('\n', '\r\n')}\r\n.`,
  ]
  let last = ''
  for await (const chunk of socket) {
    last = String(chunk)
    if (!/^\d{3} .*\r\n$/m.test(last)) continue
    const next = commands.shift()
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  return last
}

async function list(query = ''): Promise<WithFiles[]> {
  const answer = await gateway.app.request(`/mail/messages${query}`)
  return (await answer.json()) as WithFiles[]
}

const arabic = `From: Rihla <bookings@rihla.example>
To: mona@example.com
Subject: =?UTF-8?B?${Buffer.from('تم تأكيد حجزك').toString('base64')}?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b1

--b1
Content-Type: multipart/alternative; boundary=b2

--b2
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

مرحبًا منى
--b2
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: 8bit

<p>مرحبًا <a href="http://localhost:3000/verify?code=1">تأكيد</a></p>
--b2--
--b1
Content-Type: text/calendar; name=trip.ics
Content-Disposition: attachment; filename=trip.ics

BEGIN:VCALENDAR
END:VCALENDAR
--b1--`

test('keeps what it is sent, newest first, a copy for each recipient', async () => {
  await send(['mona@example.com', 'ali@example.com'], 'Subject: One\n\nFirst')
  expect(await send(['mona@example.com'], 'Subject: Two\n\nSecond')).toMatch(/^250/)
  expect((await list()).map((one) => one.subject)).toEqual(['Two', 'One', 'One'])
  const [newest, ...rest] = await list('?to=Mona@Example.com')
  expect(newest).toMatchObject({ to: 'mona@example.com', subject: 'Two', text: 'Second\n' })
  expect(rest).toHaveLength(1)
  expect(newest?.at).toMatch(/^2026-03-20T12:00/)
})

test('reads Arabic, HTML and attachments', async () => {
  await send(['mona@example.com'], arabic)
  const [message] = await list()
  expect(message?.subject).toBe('تم تأكيد حجزك')
  expect(message?.text).toContain('مرحبًا منى')
  expect(message?.html).toContain('verify?code=1')
  expect(message?.attachments).toEqual([
    {
      filename: 'trip.ics',
      contentType: 'text/calendar',
      text: expect.stringContaining('BEGIN:VCALENDAR'),
      bytes: expect.any(Number),
    },
  ])
  const file = await gateway.app.request(`/mail/messages/${message?.id}/attachments/0`)
  expect(await file.text()).toContain('END:VCALENDAR')
})

test('shows a message in a frame that may do nothing but open links', async () => {
  await send(['mona@example.com'], arabic)
  const [message] = await list()
  const page = await (await gateway.app.request('/mail?lang=ar')).text()
  expect(page).toContain('صندوق البريد التجريبي')
  expect(page).toContain(`src="/mail/messages/${message?.id}/html"`)
  const shown = await gateway.app.request(`/mail/messages/${message?.id}/html`)
  expect(shown.headers.get('content-security-policy')).toMatch(/sandbox allow-popups/)
  expect(await shown.text()).toContain('<base target="_blank">')
  expect((await gateway.app.request('/mail/messages/none/html')).status).toBe(404)
})

test('a message without HTML is shown safely, with its links', async () => {
  await send(['mona@example.com'], 'Subject: S\n\n<b> http://localhost:3000/reset?a=1')
  const [message] = await list()
  const shown = await gateway.app.request(`/mail/messages/${message?.id}/html`)
  const text = await shown.text()
  expect(text).toContain('<a href="http://localhost:3000/reset?a=1">')
  expect(text).not.toContain('<b>')
})
