import { hasPaperFont } from '@rihla/contract/papers'
import { readSeller } from '@rihla/contract/values/seller'
import { Font } from '@react-pdf/renderer'
import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountOfReservation } from '../../../../server/src/domains/papers/account.ts'
import { invoiceOf } from '../../../../server/src/domains/papers/invoice.ts'
import { ticketOf } from '../../../../server/src/domains/papers/ticket.ts'
import {
  ofEachKind,
  sampleKinds,
  type SampleKind,
} from '../../../../server/src/domains/reservations/testing/kinds.ts'
import {
  isTicketCode,
  keyOfSeed,
  ticketCode,
} from '../../../../server/src/domains/reservations/tickets/ticket-code.ts'
import { paperFonts } from './fonts.ts'
import { renderPaper } from './render-paper.tsx'
import { readPdf } from './testing/read-pdf.ts'

const key = keyOfSeed(Buffer.alloc(32, 7))

function ticketFor(module: SampleKind, change: object = {}) {
  const reservation = { ...ofEachKind[module], ...change }
  const account = accountOfReservation(reservation, 0)
  return ticketOf({
    reservation,
    account,
    way: null,
    code: ticketCode(key, reservation),
    phone: { en: '+20 2 5550 0142', ar: '+20 2 5550 0142' },
  })
}
const pagesOf = async (...tickets: ReturnType<typeof ticketFor>[]) =>
  readPdf(await renderPaper({ tickets }))

describe.each(sampleKinds)('the PDF of a %s', (module) => {
  it('is one page, whose code a scanner reads and the public key confirms', async () => {
    const ticket = ticketFor(module)
    const [page, ...others] = await pagesOf(ticket)
    expect(others).toEqual([])
    expect(page?.code).toBe(ticket.Code)
    expect(isTicketCode(createPublicKey(key), page?.code ?? '')).toBe(true)
    for (const text of [ticket.Reference, ticket.Title.en, ticket.Title.ar, '9,000'])
      expect(page?.text).toContain(text)
  })
})

it('A2: keeps numbers in their order after Arabic letters, whatever was drawn before', async () => {
  const [first] = await pagesOf(ticketFor('Bus'))
  const [again] = await pagesOf(ticketFor('Bus'))
  // Once in English, once in Arabic.
  expect(first?.text.match(/2\+1/g)).toHaveLength(2)
  expect(first?.text).not.toContain('1+2')
  expect(again?.image.data).toEqual(first?.image.data)
})

it('is one page, too, with the longest names that are sold', async () => {
  const name = {
    en: 'A very long name of an offer that somebody typed in without any thought of paper',
    ar: 'اسم طويل جدًا لعرض كتبه أحدهم دون أي تفكير في الورق الذي سيُطبع عليه هذا الاسم الطويل',
  }
  const { sold } = ofEachKind.Hotel
  const stay = sold.stay && { ...sold.stay, hotel: name, room: name }
  const visit = sold.visit && { ...sold.visit, place: name, address: name }
  const clientName = 'محمد عبد الرحمن عبد العزيز عبد الفتاح المصري الإسكندراني'
  const ticket = ticketFor('Hotel', { clientName, sold: { ...sold, name, stay, visit } })
  const pages = await pagesOf(ticket)
  expect(pages.map(({ code }) => code)).toEqual([ticket.Code])
})

it('draws every letter that it has a font for', async () => {
  const all = Array.from({ length: 0x700 }, (_, at) => String.fromCodePoint(at))
  const marks = /[\p{M}\u0640\u00ad]/u
  const printed = all.filter((letter) => hasPaperFont(letter) && !marks.test(letter))
  await renderPaper({ tickets: [ticketFor('Hotel')] })
  const fonts = paperFonts.map((fontFamily) => Font.getFont({ fontFamily, fontWeight: 400 }).data)
  const drawn = (letter: string): boolean =>
    fonts.some((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  expect(printed.filter((letter) => !drawn(letter.normalize('NFKC').charAt(0)))).toEqual([])
})

it.each(['Łukasz Škvorecký', 'Ğülşen Yılmaz', 'W'.repeat(60)])('names %s', async (clientName) => {
  const [page] = await pagesOf(ticketFor('Hotel', { clientName }))
  expect(page?.text.replaceAll(/[\s\ufffe]/g, '')).toContain(clientName.replaceAll(' ', ''))
})

it('has a page for each way of a round trip, and an invoice on a page of its own', async () => {
  const both = [ticketFor('Bus'), ticketFor('Bus', { reference: 'BUS-BACK2345' })]
  expect((await pagesOf(...both)).map(({ code }) => code)).toEqual(both.map(({ Code }) => Code))
  const { Hotel } = ofEachKind
  const invoice = invoiceOf(Hotel, accountOfReservation(Hotel, 0), [{ en: 'Rihla', ar: 'رحلة' }])
  if (!invoice) throw new Error('no invoice')
  const pages = await readPdf(await renderPaper({ invoice }))
  expect(pages).toHaveLength(1)
  for (const text of ['VAT', '1,105', '9,750', Hotel.reference])
    expect(pages[0]?.text).toContain(text)
})

it('A2: keeps the numbers that a company is registered under in their order, in both languages', async () => {
  const { Hotel } = ofEachKind
  const numbers: Readonly<Record<string, string>> = { COMPANY_TAX_NUMBER: '123-456-789' }
  const invoice = invoiceOf(
    Hotel,
    accountOfReservation(Hotel, 0),
    readSeller((name) => numbers[name]),
  )
  if (!invoice) throw new Error('no invoice')
  const [page] = await readPdf(await renderPaper({ invoice }))
  expect(page?.text.match(/123-456-789/g)).toHaveLength(2)
  expect(page?.text).not.toContain('789-456-123')
})
