import type { PaperFact, Ticket } from '@rihla/contract/papers'
import { mapLink } from '@rihla/contract/values/map-link'
import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import { dayInWords } from '@rihla/contract/values/moments'
import type { SupportPhone } from '@rihla/contract/values/support'
import { depositOf, depositPolicy, whereAndWhen, type Reservation } from '../reservations/index.ts'
import type { PaperAccount } from './account.ts'
import { amountFact } from './facts.ts'
import { ticketFacts } from './ticket-facts.ts'
import { codeHints, notes, titles } from './texts.ts'

/** A booking that is travelled with, and what it takes to write its ticket. */
export type Ticketed = {
  readonly reservation: Reservation
  readonly account: PaperAccount
  /** Which way of a round trip; null where there is one way. */
  readonly way: 'outbound' | 'inbound' | null
  /** What its QR code says. */
  readonly code: string
  /** Whom to call; null: nobody by phone. */
  readonly phone: SupportPhone
}

/** What is shown at a hotel's desk is called a voucher. */
function titleOf({ sold }: Reservation): LocalizedText {
  if (sold.bus) return titles.busTicket
  return sold.stay || sold.package ? titles.voucher : titles.ticket
}

const fileNameOf = ({ sold, reference }: Reservation): string =>
  `${sold.bus ? 'bus-ticket' : 'ticket'}-${reference}.pdf`

/** All that a ticket says, in every language: the one source of its PDF on the page and in the mail. */
export function ticketOf({ reservation, account, way, code, phone }: Ticketed): Ticket {
  const { sold, reference } = reservation
  const its = whereAndWhen(reservation)
  return {
    FileName: fileNameOf(reservation),
    Title: titleOf(reservation),
    Way: way && titles[way],
    Reference: reference,
    Name: sold.name,
    Code: code,
    CodeHint: codeHints[sold.bus ? 'boarding' : 'arriving'],
    Facts: ticketFacts(reservation, phone),
    MapUrl: its && mapLink(its),
    Amounts: ticketAmounts(account),
    Notes: notesOf(reservation, account),
  }
}

/** Nothing due is said, too: the driver or the desk asks for it. What went back is the invoice's to say. */
const ticketAmounts = ({ total, net, due }: PaperAccount): PaperFact[] => [
  amountFact('total', total),
  amountFact('paid', net),
  amountFact('due', due),
]

function notesOf({ sold }: Reservation, { due }: PaperAccount): LocalizedText[] {
  const until = sold.stay?.refundableUntil
  const deposit = depositOf(sold)
  return [
    ...(sold.bus ? [notes.busEarly] : []),
    ...(until
      ? [
          inEachLanguage((language) =>
            notes.freeUntil[language].replace('{day}', dayInWords(until, language)),
          ),
        ]
      : []),
    // Whoever takes the ticket for the whole of it would lose the booking long before the day.
    ...(due > 0 && deposit ? [depositPolicy(deposit)] : []),
  ]
}
