import { api } from '@rihla/contract'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../testing/app.ts'
import { givenActivity, givenPlaces } from '../../testing/booking.ts'
import { signIn } from '../../testing/people.ts'
import { plainPasswords } from '../../testing/plain-passwords.ts'
import { givenByHand, givenHandMethods, givenStaff, why } from '../desk/testing/desk.ts'
import { noteRefundByHand } from '../payments/refunds/refund.ts'
import { takeByHand } from '../payments/by-hand/take-by-hand.ts'
import { supportPhone } from './index.ts'

const test = await testApp({ passwords: plainPasswords })
await givenPlaces(test)
await givenHandMethods(test)
const { app, db, mailer } = test
const editor = await givenStaff(test, 'editor')
const activity = await givenActivity(test, 100)
let buyer: Browser = test.browser()

const footer = (contact_phone: string | null) => ({
  company_description: 'We travel',
  copyright_text: 'Rihla',
  ...(contact_phone && { contact_phone }),
})
/** Writes the footer at the desk, with a number in each language, or with none. */
async function writeFooter(numbers: Partial<Record<Language, string>>): Promise<void> {
  const { Edition } = await editor.data(api.getDeskContent, { Table: 'footer_content' })
  const Rows = { en: [footer(numbers.en ?? null)], ar: [footer(numbers.ar ?? null)] }
  const Content = { Table: 'footer_content', Rows } as never
  await editor.data(api.saveContent, { ...why(), Edition, Content })
}

/** All that is said of a booking in a language, and of its refund: pages, papers and mails. */
async function sayingsOf(language: Language): Promise<Record<string, string>> {
  const headers = { 'accept-language': { en: 'en-US', ar: 'ar-EG' }[language] }
  const { id, attemptId } = await givenByHand(test, buyer, activity, 'Cash_On_Delivery')
  await sql`update reservations set language = ${language} where id = ${id}`.execute(db)
  await test.work()
  mailer.sent.length = 0
  const asked = { ReservationId: id, Module: 'Activity' } as const
  const said = async (what: 'getReservationDetails' | 'getReservationPapers') =>
    JSON.stringify((await buyer.call(api[what], asked, headers)).body.Data)
  await takeByHand(app.payments, { attemptId, staff: 'amira' })
  await test.work()
  const details = await said('getReservationDetails')
  const papers = await said('getReservationPapers')
  await buyer.data(api.cancelBooking, { id })
  await test.work()
  const owed = await said('getReservationDetails')
  const { rows } = await sql<{ id: number }>`select max(id) as id from refunds`.execute(db)
  await noteRefundByHand(app.payments, rows[0]?.id ?? 0, 'IP-1')
  await test.work()
  const [confirmed, cancelled, given] = mailer.sent
  const calendar = confirmed?.attachments?.find(({ filename }) => filename.endsWith('.ics'))
  return {
    details,
    papers,
    owed,
    confirmed: confirmed?.text ?? '',
    calendar: String(calendar?.content).replaceAll('\r\n ', ''),
    cancelled: cancelled?.text ?? '',
    given: given?.text ?? '',
    after: await said('getReservationDetails'),
  }
}
/** A number as it is read: no mark of direction in it, no space that can't be broken. */
const plain = (text: string): string =>
  text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

beforeEach(async () => {
  await sql`truncate footer_content cascade`.execute(db)
  buyer = test.browser()
  await signIn(test, buyer)
})

describe.each(['en', 'ar'] as const)('the number that travellers call, in %s', (language) => {
  it('is the one that editors wrote last, on every page, paper and mail', async () => {
    await writeFooter({ en: '+20 2 1111 2222', ar: '+20 2 1111 3333' })
    await sayingsOf(language)
    await writeFooter({ en: '+20 2 7777 8888', ar: '+20 2 7777 9999' })
    const number = { en: '+20 2 7777 8888', ar: '+20 2 7777 9999' }[language]
    const says = Object.entries(await sayingsOf(language))
    const without = says.filter(([, text]) => !plain(text).includes(number))
    expect(without.map(([what]) => what)).toEqual([])
    for (const [what, text] of says) expect(plain(text), what).not.toMatch(/1111|5550/)
  })

  it('is said nowhere where nobody wrote one', async () => {
    await writeFooter({})
    for (const [what, text] of Object.entries(await sayingsOf(language))) {
      expect(text, what).not.toMatch(/null"?\s*[.,:]?\s*$|undefined|\{phone\}|: \.|tel:/)
      expect(text, what).not.toMatch(/\bcall us\b|تصل بنا|الاتصال بنا/i)
      expect(text.length, what).toBeGreaterThan(100)
    }
  })
})

describe('the number', () => {
  it('of a language without one is the other’s', async () => {
    await writeFooter({ ar: '19123' })
    expect(await supportPhone(db)).toEqual({ en: '19123', ar: '19123' })
    await writeFooter({ en: '16000', ar: '19123' })
    expect(await supportPhone(db)).toEqual({ en: '16000', ar: '19123' })
  })

  it('has no marks of direction, which it was copied with', async () => {
    await writeFooter({ en: '\u202a+20 2 5550 0142\u202c' })
    expect((await supportPhone(db))?.en).toBe('+20 2 5550 0142')
  })

  it('is none before anybody wrote one', async () => {
    expect(await supportPhone(db)).toBeNull()
  })
})
