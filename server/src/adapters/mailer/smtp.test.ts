import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { mailerConformance, type Arrived } from '../../ports/testing/mailer.ts'
import { smtpMailer } from './smtp.ts'

const FROM = 'Rihla <hello@rihla.example>'

const readAttachment = (one: Attachment) => ({
  filename: one.filename ?? '',
  contentType: one.mimeType,
  content: new Uint8Array(one.content as ArrayBuffer),
})

async function readMessage(raw: Buffer, to: string[]): Promise<Arrived> {
  const parsed = await PostalMime.parse(raw)
  return {
    to,
    from: parsed.from?.address ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    messageId: parsed.messageId ?? '',
    language: parsed.headers.find((header) => header.key === 'content-language')?.value ?? '',
    attachments: parsed.attachments.map(readAttachment),
  }
}

/**
 * A mail server on a free port that keeps what arrives, says no to `refused@...` in these words, and looks at each mail
 * for so long before it takes it.
 */
async function mailServer(
  refusal: readonly [number, string] = [550, 'No such mailbox'],
  looksMs = 0,
) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const [responseCode, text] = refusal
      const refused = Object.assign(new Error(text), { responseCode })
      done(address.startsWith('refused@') ? refused : null)
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((raw) =>
          readMessage(
            raw,
            envelope.rcptTo.map((one) => one.address),
          ),
        )
        .then((message) => arrived.push(message))
        .then(() => setTimeout(done, looksMs), done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { arrived, close, url: `smtp://127.0.0.1:${port}` }
}

mailerConformance('smtp', async () => {
  const server = await mailServer()
  return {
    mailer: smtpMailer({ url: server.url, from: FROM }),
    arrived: async () => server.arrived,
    breakDown: server.close,
    close: async () => undefined,
  }
})

async function askAfter(refusal: readonly [number, string]) {
  const server = await mailServer(refusal)
  const words = { subject: 's', text: 't', html: 'h', language: 'en', key: 'k' } as const
  const mailer = smtpMailer({ url: server.url, from: FROM })
  try {
    return await mailer.send({ to: 'refused@example.com', ...words })
  } finally {
    await server.close()
  }
}

test.each([
  [550, '5.1.1 User unknown'],
  [550, '5.1.10 The domain takes no mail'],
  [550, '5.2.1 The mailbox is disabled'],
  [550, 'No such mailbox'],
  [553, 'Mailbox name not allowed'],
])('gives an address up after %i %s', async (...refusal) => {
  expect(await askAfter(refusal)).toBe('undeliverable')
})

test.each([
  [554, '5.7.1 Relay access denied'],
  [550, '5.7.1 Blocked using a list of senders of spam'],
  [550, '5.4.5 Daily sending quota exceeded'],
  [552, '5.2.2 Mailbox full'],
  [550, '5.1.8 Sender address rejected: domain not found'],
  [550, 'relay not permitted'],
  [554, 'Refused'],
])('tries again later after %i %s', async (...refusal) => {
  await expect(askAfter(refusal)).rejects.toThrow(String(refusal[0]))
})

// Looking for viruses and spam takes seconds: who hung up before the answer would send it again, and again.
test('a server that looks at a mail for seconds before it takes it gets it once', async () => {
  const server = await mailServer(undefined, 7000)
  const words = { subject: 's', text: 't', html: 'h', language: 'en', key: 'k' } as const
  const mailer = smtpMailer({ url: server.url, from: FROM })
  expect(await mailer.send({ to: 'mona@example.com', ...words })).toBe('sent')
  expect(server.arrived).toHaveLength(1)
  await server.close()
}, 20_000)

test('an attachment never makes the server read a file or an address', async () => {
  const server = await mailServer()
  const path = { filename: 'x', contentType: 'text/plain', path: '/etc/hostname' }
  const mail = {
    to: 'a@example.com',
    subject: 's',
    text: 't',
    html: 'h',
    language: 'en',
    key: 'k',
  } as const
  const mailer = smtpMailer({ url: server.url, from: FROM })
  // What the port's type forbids, handed in all the same.
  await expect(mailer.send({ ...mail, attachments: [path as never] })).rejects.toThrow(
    /File access/,
  )
  expect(server.arrived).toEqual([])
  await server.close()
})
