import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mail, Mailer } from '../mailer.ts'

/** A mail as it arrived at the other side. */
export type Arrived = {
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  messageId: string
  language: string
  /** Contents as bytes. */
  attachments: { filename: string; contentType: string; content: Uint8Array }[]
}

/** An adapter with the other side in hand. Mails to `refused@...` are refused there for good. */
export type MailerBench = {
  mailer: Mailer
  arrived(): Promise<Arrived[]>
  /** From now on the other side is out of order. */
  breakDown(): Promise<void>
  close(): Promise<void>
}

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'mona@example.com',
  subject: 'Booking RH-7KM2 is confirmed',
  text: 'Line one\nhttps://rihla.example/reservations/Activity/7?a=1&b=2',
  html: '<p>Line one</p>',
  language: 'en',
  key: 'reservation-confirmed:Activity:7',
  ...changes,
})

/** What every adapter of Mailer must do. */
export function mailerConformance(name: string, open: () => Promise<MailerBench>): void {
  describe(`mailer by ${name}`, () => {
    let bench: MailerBench
    beforeAll(async () => {
      bench = await open()
    })
    afterAll(() => bench.close())

    async function deliver(changes: Partial<Mail> = {}): Promise<Arrived> {
      const before = (await bench.arrived()).length
      expect(await bench.mailer.send(mail(changes))).toBe('sent')
      const arrived = await bench.arrived()
      expect(arrived).toHaveLength(before + 1)
      return arrived[before] as Arrived
    }

    test('delivers text and HTML as they are, from our address', async () => {
      const { to, from, subject, text, html } = await deliver()
      expect({ to, subject, html: html.trim() }).toEqual({
        to: ['mona@example.com'],
        subject: 'Booking RH-7KM2 is confirmed',
        html: '<p>Line one</p>',
      })
      expect(text.replaceAll('\r', '').trim()).toBe(mail().text)
      expect(from).toBe('hello@rihla.example')
    })

    test('delivers Arabic', async () => {
      const arrived = await deliver({
        subject: 'تم تأكيد حجزك',
        text: 'أهلًا يا منى',
        html: '<p>أهلًا يا منى</p>',
        language: 'ar',
      })
      expect(arrived).toMatchObject({ subject: 'تم تأكيد حجزك', language: 'ar' })
      expect(arrived.text).toContain('أهلًا يا منى')
      expect(arrived.html).toContain('أهلًا يا منى')
    })

    test('delivers attachments with their name and type', async () => {
      const content = 'BEGIN:VCALENDAR\r\nSUMMARY:رحلة\r\nEND:VCALENDAR\r\n'
      const contentType = 'text/calendar; charset=utf-8'
      const { attachments } = await deliver({
        attachments: [{ filename: 'rihla.ics', contentType, content }],
      })
      const [only, ...others] = attachments
      expect(others).toEqual([])
      expect(only).toMatchObject({ filename: 'rihla.ics', contentType: 'text/calendar' })
      // How lines end is the transport's business.
      expect(
        Buffer.from(only?.content ?? [])
          .toString()
          .replaceAll('\r', ''),
      ).toBe(content.replaceAll('\r', ''))
    })

    test('delivers a file as it is, byte for byte, beside another', async () => {
      // Every byte there is, line ends among them: no transport may take them for text.
      const content = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
      const { attachments } = await deliver({
        attachments: [
          { filename: 'bus-ticket-BUS-7K2M9QX4.pdf', contentType: 'application/pdf', content },
          { filename: 'rihla.ics', contentType: 'text/calendar; charset=utf-8', content: 'x' },
        ],
      })
      expect(attachments.map(({ filename }) => filename)).toEqual([
        'bus-ticket-BUS-7K2M9QX4.pdf',
        'rihla.ics',
      ])
      expect(attachments[0]?.contentType).toBe('application/pdf')
      expect(Buffer.from(attachments[0]?.content ?? []).equals(content)).toBe(true)
    })

    test('gives every try at one mail the same id, and other mails others', async () => {
      const [first, again, other] = [
        await deliver(),
        await deliver(),
        await deliver({ key: 'other' }),
      ]
      expect(first.messageId).toMatch(/^<[\w-]+@rihla\.example>$/)
      expect(again.messageId).toBe(first.messageId)
      expect(other.messageId).not.toBe(first.messageId)
    })

    test('takes line ends in a subject for text, never for a header or another recipient', async () => {
      const arrived = await deliver({ subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nbody' })
      expect(arrived.to).toEqual(['mona@example.com'])
      expect(arrived.subject).toMatch(/^Hello\s+Bcc: evil@example.com\s+body$/)
    })

    test('sends to one address only', async () => {
      await expect(
        bench.mailer.send(mail({ to: 'a@example.com, b@example.com' })),
      ).rejects.toThrow()
    })

    test('says when an address is refused for good', async () => {
      expect(await bench.mailer.send(mail({ to: 'refused@example.com' }))).toBe('undeliverable')
    })

    test('throws when the other side is out of order', async () => {
      await bench.breakDown()
      await expect(bench.mailer.send(mail())).rejects.toThrow()
    })
  })
}
