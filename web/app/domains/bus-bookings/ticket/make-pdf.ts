import { codeOf } from './qr-code.ts'
import type { Ticket } from './ticket.ts'
import type { TicketMade, TicketRequest } from './ticket.worker.tsx'

const LIMIT_MS = 30_000

/** The ticket as a PDF; rejected when it could not be made within half a minute. */
export function makePdf(ticket: Ticket): Promise<Blob> {
  const worker = new Worker(new URL('ticket.worker.tsx', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const timer = setTimeout(() => reject(new Error('the ticket took too long')), LIMIT_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<TicketMade>) => {
    if ('pdf' in data) resolve(data.pdf)
    else reject(new Error(data.problem))
  })
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  const request: TicketRequest = { ticket, codes: ticket.legs.map(({ code }) => codeOf(code)) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
