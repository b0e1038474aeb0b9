import { mailerConformance } from '../../ports/testing/mailer.ts'
import { messageId, oneLine } from './message.ts'
import { recordingMailer } from './recording.ts'

const FROM = 'hello@rihla.example'

mailerConformance('recording', async () => {
  const mailer = recordingMailer()
  return {
    mailer,
    arrived: async () =>
      mailer.sent.map((mail) => ({
        ...mail,
        to: [mail.to],
        from: FROM,
        subject: oneLine(mail.subject),
        messageId: messageId(mail.key, FROM),
        attachments: (mail.attachments ?? []).map((one) => ({
          ...one,
          contentType: one.contentType.split(';')[0] ?? '',
          content: Buffer.from(one.content),
        })),
      })),
    breakDown: async () => mailer.fail(1),
    close: async () => undefined,
  }
})
