import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** A sixth smaller than gzip in about its time; higher ones take many times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Whether a client takes Brotli, by its Accept-Encoding (RFC 9110, 12.5.3). */
const takesBrotli = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)

/** The same answer in Brotli, where the client takes it; only for answers that are whole, never streams. */
export async function inBrotli(
  response: Response,
  accepted: string | undefined,
): Promise<Response> {
  if (!takesBrotli(accepted) || response.body === null || response.headers.has('content-encoding'))
    return response
  const answer = new Response(
    new Uint8Array(await compress(await response.arrayBuffer(), { params })),
    response,
  )
  answer.headers.set('content-encoding', 'br')
  answer.headers.append('vary', 'accept-encoding')
  answer.headers.delete('content-length')
  return answer
}
