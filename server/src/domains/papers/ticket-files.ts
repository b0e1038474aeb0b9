import type { Log } from '../../platform/log.ts'
import type { Attachment } from '../../ports/mailer.ts'
import type { PaperRenderer } from '../../ports/paper-renderer.ts'
import { readPapers, type PapersDeps } from './read-papers.ts'

export type TicketFilesDeps = PapersDeps & {
  readonly renderer: PaperRenderer
  readonly log: Log
}

/** The reservations of one mail: both ways of a journey, or one booking. */
export type TicketsOf = {
  /** Null: a guest's. */
  readonly userId: number | null
  readonly reservationId: number
  readonly module: string
  readonly reference: string
}

/**
 * The tickets of reservations as PDF files, one each, as they stand now. What is no longer travelled with
 * has none; when they can't be drawn there are none at all, and the mail goes without them.
 */
export async function ticketFiles(
  deps: TicketFilesDeps,
  asked: readonly TicketsOf[],
): Promise<Attachment[]> {
  const [first] = asked
  const papers = first && (await readPapers(deps, first))
  const references = new Set(asked.map(({ reference }) => reference))
  const tickets = papers?.tickets.filter(({ Reference }) => references.has(Reference)) ?? []
  try {
    const files = await Promise.all(tickets.map((ticket) => deps.renderer.render([ticket])))
    return tickets.map(({ FileName }, at) => ({
      filename: FileName,
      contentType: 'application/pdf',
      content: files[at] ?? new Uint8Array(),
    }))
  } catch (error) {
    deps.log.error({ err: error, reservationId: first?.reservationId }, 'ticket not drawn')
    return []
  }
}
