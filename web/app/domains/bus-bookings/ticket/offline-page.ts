import { codePart, escape, fact, keptFrame } from '../../../platform/offline/frame.ts'
import type { Code } from '../../papers/index.ts'
import type { Ticket, TicketLeg } from './ticket.ts'

function legPart(leg: TicketLeg, { labels }: Ticket, code: Code): string {
  const end = (time: string, place: string, day: string | null = null): string =>
    `<div><b><bdi dir="ltr">${escape(time)}</bdi></b>${day ? `<div>${escape(day)}</div>` : ''}<bdi>${escape(place)}</bdi></div>`
  const title = [leg.title, leg.date].filter(Boolean).join(' · ')
  return `<section><h2>${escape(title)}</h2>
<div class="times">${end(leg.departs, leg.from)}${end(leg.arrives, leg.to, leg.arrivesOn)}</div>
<dl>${fact(labels.seats, leg.seats, true)}${fact(labels.class, leg.className)}${fact(
    labels.reference,
    leg.reference,
    true,
  )}${leg.boarding ? fact(labels.boarding, leg.boarding) : ''}</dl>
<p><small>${escape(leg.boardingTime)}</small></p>
${codePart(code, labels.qr)}</section>`
}

/** The ticket as a page of its own: no script, no picture, nothing to fetch. */
export function offlinePage(ticket: Ticket, codes: readonly Code[]): string {
  const { language, labels } = ticket
  const legs = ticket.legs.flatMap((leg, at) => {
    const code = codes[at]
    return code ? [legPart(leg, ticket, code)] : []
  })
  return keptFrame(
    language,
    `${labels.ticket} ${ticket.reference}`,
    `<main><header><h1>${escape(labels.ticket)}</h1>
<bdi dir="ltr">${escape(ticket.reference)}</bdi></header>${legs.join('')}
<section><dl>${fact(labels.passenger, ticket.passenger)}${fact(labels.phone, ticket.phone)}${fact(
      labels.total,
      ticket.total,
    )}</dl><ul>${ticket.notices.map((it) => `<li><small>${escape(it)}</small></li>`).join('')}</ul>
</section></main>`,
  )
}
