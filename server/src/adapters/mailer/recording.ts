import type { Mail, Mailer } from '../../ports/mailer.ts'
import { assertOneRecipient } from './message.ts'

export type RecordingMailer = Mailer & {
  /** What was sent, oldest first. */
  readonly sent: Mail[]
  /** The next so many tries fail. */
  fail(times: number): void
}

/** Keeps mails instead of sending them: for tests. Addresses that start with `refused@` are refused. */
export function recordingMailer(): RecordingMailer {
  const sent: Mail[] = []
  let failures = 0
  return {
    sent,
    fail: (times) => {
      failures = times
    },
    async send(mail) {
      assertOneRecipient(mail)
      if (failures > 0) {
        failures -= 1
        throw new Error('The mail server is out of order.')
      }
      if (mail.to.startsWith('refused@')) return 'undeliverable'
      sent.push(mail)
      return 'sent'
    },
  }
}
