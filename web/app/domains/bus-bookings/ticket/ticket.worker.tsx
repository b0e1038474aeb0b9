// Makes the PDF away from the page: it takes a second, and its layout is WebAssembly, which the page's
// own content security policy does not admit.
import arabic400 from '@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff?url'
import arabic600 from '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff?url'
import latin400 from '@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff?url'
import latin600 from '@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff?url'
import { Font, pdf } from '@react-pdf/renderer'
import type { Code } from './qr-code.ts'
import { TicketDocument } from './ticket-document.tsx'
import type { Ticket } from './ticket.ts'

/** What the page asks with, and what it is answered. */
export type TicketRequest = { ticket: Ticket; codes: readonly Code[] }
export type TicketMade = { pdf: Blob } | { problem: string }

const fonts = (regular: string, bold: string) => [
  { src: new URL(regular, location.href).href, fontWeight: 400 },
  { src: new URL(bold, location.href).href, fontWeight: 600 },
]
Font.register({ family: 'Arabic', fonts: fonts(arabic400, arabic600) })
Font.register({ family: 'Latin', fonts: fonts(latin400, latin600) })
// Words are never broken: Arabic letters would lose their joins.
Font.registerHyphenationCallback((word) => [word])

async function make({ ticket, codes }: TicketRequest): Promise<TicketMade> {
  try {
    return { pdf: await pdf(<TicketDocument ticket={ticket} codes={codes} />).toBlob() }
  } catch (problem) {
    return { problem: String(problem) }
  }
}

addEventListener('message', ({ data }: MessageEvent<TicketRequest>) => {
  void make(data).then((made) => postMessage(made))
})
