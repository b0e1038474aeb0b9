import { createTransport } from 'nodemailer'
import type { Attachment, Mailer } from '../../ports/mailer.ts'
import { assertOneRecipient, messageId, oneLine } from './message.ts'

type SmtpOptions = {
  /** `smtp://host:port`, or `smtps://user:password@host` for TLS from the start. */
  readonly url: string
  /** The sender, with or without a name: `Rihla <hello@rihla.example>`. */
  readonly from: string
}

/** A server that isn't there says so at once, or never. */
const CONNECT_MS = 6000
/** One that has a mail looks for viruses and spam before it answers: who hangs up meanwhile sends it twice. */
const ANSWER_MS = 18_000

/** Mails by SMTP. TLS is used whenever the server offers it; `?requireTLS=true` in the URL insists. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // Mail contents come from us, but a path or address in them must never be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      assertOneRecipient(mail)
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html,
          messageId: messageId(mail.key, from),
          headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
          attachments: (mail.attachments ?? []).map(toFile),
        })
        return 'sent'
      } catch (error) {
        if (isRefusedRecipient(error)) return 'undeliverable'
        throw error
      }
    },
  }
}

const toFile = ({ content, ...file }: Attachment) => ({
  ...file,
  content: content instanceof Uint8Array ? Buffer.from(content) : content,
})

/** Of RFC 3463: there is no such mailbox or domain, or it is closed; 5.1.7 and 5.1.8 blame the sender. */
const NO_MAILBOX = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/

/**
 * Whether the answer is about this recipient, and for good. A server says no at the same place when it
 * relays nothing for us, blocks us or has had enough of us for today: that may be better later.
 */
function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response = '' } = error as Partial<Answer>
  if (command !== 'RCPT TO' || responseCode === undefined || responseCode < 500) return false
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (status !== undefined) return NO_MAILBOX.test(status)
  return (responseCode === 550 || responseCode === 553) && !/relay/i.test(response)
}

type Answer = { command: string; responseCode: number; response: string }
