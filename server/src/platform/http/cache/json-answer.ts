import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

const compress = promisify(gzip)
const encoder = new TextEncoder()
/** Below this many characters an answer fits a packet anyway. */
const WORTH_COMPRESSING = 1024

/** Whether a client takes gzip, by its Accept-Encoding (RFC 9110, 12.5.3). */
export const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)

/** How one client is answered: whether it takes gzip, and the headers of every answer to it. */
export type Answering = {
  readonly gzip: boolean
  readonly headers: Readonly<Record<string, string>>
}

/**
 * A JSON text that may be answered more than once. It becomes bytes when it is asked for again, and is
 * compressed when a client first takes that: most answers never are.
 */
export class JsonBody {
  #body: string | Bytes
  #gzipped: Promise<Bytes> | null = null
  #answers = 0

  constructor(text: string) {
    this.#body = text
  }

  /** A successful answer with it. */
  async answer({ gzip, headers }: Answering): Promise<Response> {
    if (this.#body.length < WORTH_COMPRESSING) return respond(this.#body, headers, plainHeaders)
    if (gzip) return respond(await (this.#gzipped ??= compress(this.#body)), headers, gzipHeaders)
    this.#answers += 1
    if (this.#answers > 1 && typeof this.#body === 'string') this.#body = encoder.encode(this.#body)
    return respond(this.#body, headers, variedHeaders)
  }
}

const plainHeaders = { 'content-type': 'application/json' }
const variedHeaders = { ...plainHeaders, vary: 'Accept-Encoding' }
const gzipHeaders = { ...variedHeaders, 'content-encoding': 'gzip' }

// Made directly, not by middleware: a finished answer that has to be opened again costs more than many
// a search does (bench/README.md).
function respond(
  body: string | Bytes,
  standing: Answering['headers'],
  own: Readonly<Record<string, string>>,
): Response {
  const response = new Response(body, { headers: { ...standing, ...own } })
  complete.add(response)
  return response
}

const complete = new WeakSet<Response>()

/** Whether an answer was made with every header it needs: setting one later would open it. */
export const hasAllHeaders = (response: Response): boolean => complete.has(response)
