import type { Invoice, Ticket } from '@rihla/contract/papers'
import { Document } from '@react-pdf/renderer'
import { InvoicePage } from './invoice-page.tsx'
import { TicketPage } from './ticket-page.tsx'

/** What is drawn as one file: tickets, a page each, or an invoice. */
export type PaperContents = { readonly tickets: readonly Ticket[] } | { readonly invoice: Invoice }

/** A PDF of papers. */
export function PaperDocument({ contents }: { contents: PaperContents }) {
  const papers = 'invoice' in contents ? [contents.invoice] : contents.tickets
  const title = papers.map((it) => `${it.Title.en} ${it.Reference}`).join(', ')
  return (
    <Document title={title} author="Rihla">
      {'invoice' in contents ? (
        <InvoicePage it={contents.invoice} />
      ) : (
        contents.tickets.map((it) => <TicketPage key={it.Reference} it={it} />)
      )}
    </Document>
  )
}
