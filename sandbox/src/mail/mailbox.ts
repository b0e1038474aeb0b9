import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { Journal } from '../journal.ts'
import type { Timers } from '../timers.ts'

export type Attachment = {
  filename: string | null
  contentType: string
  /** What it says, when it is a text (a calendar entry, for instance). */
  text: string | null
  base64: string
}

/** One message as one person received it. */
export type Message = {
  id: string
  at: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

export type Mailbox = {
  /** Takes a message as it came over the wire; every recipient gets a copy. */
  receive(raw: Buffer, recipients: string[]): Promise<void>
  /** Newest first; for one recipient, or for all. */
  list(to?: string): Message[]
  get(id: string): Message | undefined
}

const most = 500

/** Opens the mailbox with the newest messages that its journal remembers. */
export function openMailbox(journal: Journal, timers: Timers): Mailbox {
  let messages = journal.read<Message>('mail').slice(-most)
  return {
    async receive(raw, recipients) {
      const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
      for (const to of recipients) {
        const message: Message = {
          id: randomUUID(),
          at: timers.now().toISOString(),
          to,
          from: mail.from?.address ?? '',
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          attachments: mail.attachments.map((one) => readAttachment(one)),
        }
        journal.append('mail', message)
        messages = [...messages, message].slice(-most)
      }
    },
    list(to) {
      const wanted = to?.toLowerCase()
      return messages.filter((one) => !wanted || one.to.toLowerCase() === wanted).reverse()
    },
    get: (id) => messages.find((one) => one.id === id),
  }
}

type Parsed = Awaited<ReturnType<typeof PostalMime.parse>>['attachments'][number]

function readAttachment(parsed: Parsed): Attachment {
  const base64 = String(parsed.content)
  const isText = /^(text\/|application\/(json|xml))/.test(parsed.mimeType)
  return {
    filename: parsed.filename,
    contentType: parsed.mimeType,
    text: isText ? Buffer.from(base64, 'base64').toString() : null,
    base64,
  }
}
