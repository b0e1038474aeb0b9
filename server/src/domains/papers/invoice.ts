import type { Invoice, PaperFact } from '@rihla/contract/papers'
import { cairoDate } from '@rihla/contract/values/dates'
import { inEachLanguage } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Seller } from '@rihla/contract/values/seller'
import { dayInWords } from '@rihla/contract/values/moments'
import { amountLine, methodTexts, type Reservation } from '../reservations/index.ts'
import type { PaperAccount } from './account.ts'
import { amountFact, fact, sameFact } from './facts.ts'
import { daysFact } from './ticket-facts.ts'
import { printedName } from './printed-name.ts'
import { notes, titles } from './texts.ts'

/**
 * An invoice of a booking: the price as it was agreed with its parts, then what was paid and what went
 * back. Null when nothing was ever sold.
 */
export function invoiceOf(it: Reservation, account: PaperAccount, seller: Seller): Invoice | null {
  if (!it.confirmedAt) return null
  return {
    FileName: `invoice-${it.reference}.pdf`,
    Title: titles.invoice,
    Reference: it.reference,
    Name: it.sold.name,
    Seller: [...seller],
    Facts: invoiceFacts(it, cairoDate(it.confirmedAt)),
    Lines: [
      ...agreedLines(it),
      ...account.added.map((line) => ({ ...lineFact(line), IsPart: false })),
    ],
    Amounts: invoiceAmounts(account, it.points),
    // Where the price says nothing of taxes, neither do we.
    Notes: it.sold.lines.some(({ amount }) => amount === null) ? [notes.inclusive] : [],
  }
}

const invoiceFacts = (it: Reservation, issued: string): PaperFact[] => [
  fact('issued', (language) => dayInWords(issued, language)),
  sameFact('name', printedName(it.clientName)),
  ...(it.clientPhone ? [sameFact('phone', it.clientPhone)] : []),
  daysFact(it),
  ...(it.paymentMethod
    ? [
        fact(
          'method',
          (language) => methodTexts[it.paymentMethod ?? '']?.[language] ?? it.paymentMethod ?? '',
        ),
      ]
    : []),
  ...(it.coupon ? [sameFact('promocode', it.coupon)] : []),
]

/** The price line by line, as page and mail have it, without the total that ends it. */
function agreedLines(it: Reservation): Invoice['Lines'] {
  return it.sold.lines.map((line) => ({
    Key: 'line',
    Label: line.label,
    Value: inEachLanguage((language) => amountLine(line, language).Text),
    IsPart: line.amount === null,
  }))
}

const lineFact = ({ label, amount }: PaperAccount['kept'][number]): PaperFact => ({
  Key: 'line',
  Label: label,
  Value: inEachLanguage((language) => formatEgp(toWholeEgp(amount), language)),
})

const invoiceAmounts = (
  { total, paid, kept, refunded, due }: PaperAccount,
  points: number,
): PaperFact[] => [
  amountFact('total', total),
  amountFact('paid', paid),
  ...(points > 0 ? [amountFact('byPoints', points)] : []),
  ...kept.map(lineFact),
  ...(refunded > 0 ? [amountFact('refunded', refunded)] : []),
  amountFact('due', due),
]
