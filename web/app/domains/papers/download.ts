import type { Module } from '@rihla/contract/modules'
import type { Invoice, Ticket } from '@rihla/contract/papers'
import type { ApiClient } from '../../platform/api/client.ts'
import { saveFile } from '../../platform/save-file.ts'
import { makePdf } from './make-pdf.ts'
import type { PaperContents } from './paper-document.tsx'

type Papers = { Reference: string; Tickets: Ticket[]; Invoice: Invoice | null }
type Chosen = { name: string; contents: PaperContents } | null

/** Both ways of a round trip are one file, named by the one that is looked at. */
function ticketsIn({ Reference, Tickets }: Papers): Chosen {
  const own = Tickets.find((it) => it.Reference === Reference) ?? Tickets[0]
  return own ? { name: own.FileName, contents: { tickets: Tickets } } : null
}

const choices = {
  ticket: ticketsIn,
  invoice: ({ Invoice }: Papers): Chosen =>
    Invoice && { name: Invoice.FileName, contents: { invoice: Invoice } },
}
export type Paper = keyof typeof choices

/** The reservation whose papers they are. */
export type PaperOwner = { module: Module; id: number }

/** Asks for a paper as it stands now, draws it in the browser and saves it; rejected when that can't be. */
export async function download(
  api: ApiClient,
  { module, id }: PaperOwner,
  paper: Paper,
): Promise<void> {
  const papers = await api.call('getReservationPapers', { ReservationId: id, Module: module })
  const chosen = choices[paper](papers)
  if (!chosen) throw new Error('there is no such paper')
  saveFile(await makePdf(chosen.contents), chosen.name)
}
