import type { Ticket } from '@rihla/contract/papers'

/**
 * Draws tickets as a PDF file. Called by the worker that writes mails, one call a mail; whoever calls
 * can do without: a mail goes out without its ticket rather than not at all.
 *
 * An adapter must not hold up the thread that answers requests, must draw whatever it is given again
 * after a fault, must keep nothing of what it drew, and must give up within 30 seconds.
 */
export type PaperRenderer = {
  /** A page a ticket. Throws when it can't be drawn. */
  render(tickets: readonly Ticket[]): Promise<Uint8Array>
  /** Ends what it runs on. */
  close(): Promise<void>
}
