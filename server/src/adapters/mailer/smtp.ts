import { createTransport } from 'nodemailer'
import type { Attachment, Mailer } from '../../ports/mailer.ts'
import { assertOneRecipient, messageId, oneLine } from './message.ts'

type SmtpOptions = {
  /** `smtp://host:port`, or `smtps://user:password@host` for TLS from the start. */
  readonly url: string
  /** The sender, with or without a name: `Rihla <hello@rihla.example>`. */
  readonly from: string
}

const TIMEOUT = 6000

/** Mails by SMTP. TLS is used whenever the server offers it; `?requireTLS=true` in the URL insists. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
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

/** The server said no to this recipient with a 5xx; to the sender or the message it may not have. */
function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return (
    command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
  )
}
