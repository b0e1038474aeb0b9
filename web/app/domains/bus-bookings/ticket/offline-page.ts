import { directionOf } from '@rihla/contract/values/language'
import type { Code } from '../../papers/index.ts'
import type { Ticket, TicketLeg } from './ticket.ts'

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const style = `*{box-sizing:border-box;margin:0}body{font:16px/1.7 'Readex Pro',system-ui,sans-serif;
background:#faf7f2;color:#171a3d;padding:20px;max-width:560px;margin:auto}header{background:#083e43;
color:#fff;border-radius:20px 20px 0 0;padding:18px 22px;display:flex;justify-content:space-between}
section{background:#fff;padding:22px;border-bottom:1px dashed #d6cab5}section:last-of-type{border:0;
border-radius:0 0 20px 20px}h1{font-size:20px}h2{font-size:17px}dl{display:grid;
grid-template-columns:1fr 1fr;gap:12px 16px;margin:14px 0}dt,small{font-size:14px;color:#5e6280}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}.times{display:flex;justify-content:space-between;
gap:16px;margin-top:8px}.times b{display:block;font-size:26px;line-height:1.3}svg{width:220px;
display:block;margin:12px auto 4px}.qr{text-align:center}ul{padding-inline-start:20px;margin-top:14px}`

const fact = (label: string, value: string, digits = false): string =>
  `<div><dt>${escape(label)}</dt><dd><bdi${digits ? ' dir="ltr"' : ''}>${escape(value)}</bdi></dd></div>`

function legPart(leg: TicketLeg, { labels }: Ticket, code: Code): string {
  const end = (time: string, place: string): string =>
    `<div><b><bdi dir="ltr">${escape(time)}</bdi></b><bdi>${escape(place)}</bdi></div>`
  const title = [leg.title, leg.date].filter(Boolean).join(' · ')
  return `<section><h2>${escape(title)}</h2>
<div class="times">${end(leg.departs, leg.from)}${end(leg.arrives, leg.to)}</div>
<dl>${fact(labels.seats, leg.seats, true)}${fact(labels.class, leg.className)}${fact(
    labels.reference,
    leg.reference,
    true,
  )}${leg.boarding ? fact(labels.boarding, leg.boarding) : ''}</dl>
<p><small>${escape(leg.boardingTime)}</small></p>
<div class="qr"><svg viewBox="-1 -1 ${code.size + 2} ${code.size + 2}" role="img" aria-label="${escape(
    labels.qr,
  )}"><path d="${code.path}"/></svg><small>${escape(labels.qr)}</small></div></section>`
}

/** The ticket as a page of its own: no script, no picture, nothing to fetch. */
export function offlinePage(ticket: Ticket, codes: readonly Code[]): string {
  const { language, labels } = ticket
  const legs = ticket.legs.flatMap((leg, at) => {
    const code = codes[at]
    return code ? [legPart(leg, ticket, code)] : []
  })
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(`${labels.ticket} ${ticket.reference}`)}</title>
<style>${style}</style></head><body><main><header><h1>${escape(labels.ticket)}</h1>
<bdi dir="ltr">${escape(ticket.reference)}</bdi></header>${legs.join('')}
<section><dl>${fact(labels.passenger, ticket.passenger)}${fact(labels.phone, ticket.phone)}${fact(
    labels.total,
    ticket.total,
  )}</dl><ul>${ticket.notices.map((it) => `<li><small>${escape(it)}</small></li>`).join('')}</ul>
</section></main></body></html>`
}
