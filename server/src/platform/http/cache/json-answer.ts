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

  /** A successful answer with it; `gzip` says whether the client takes it compressed. */
  async answer(gzip: boolean): Promise<Response> {
    if (this.#body.length < WORTH_COMPRESSING) return respond(this.#body, plainHeaders)
    if (gzip) return respond(await (this.#gzipped ??= compress(this.#body)), gzipHeaders)
    this.#answers += 1
    if (this.#answers > 1 && typeof this.#body === 'string') this.#body = encoder.encode(this.#body)
    return respond(this.#body, variedHeaders)
  }
}

const plainHeaders = { 'content-type': 'application/json' }
const variedHeaders = { ...plainHeaders, vary: 'Accept-Encoding' }
const gzipHeaders = { ...variedHeaders, 'content-encoding': 'gzip' }

// Made directly, not by middleware: a finished answer that has to be opened again costs more than many
// a search does (bench/README.md).
const respond = (body: string | Bytes, headers: Record<string, string>): Response =>
  new Response(body, { headers })
