import type { RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'

const YEAR = 31_536_000
const HOUR = 3600

type Build = {
  readonly folder: string
  /** Paths of the files that keep their name. */
  readonly single: ReadonlySet<string>
}

/**
 * Answers requests for the files of a build, as they are compressed there; the rest goes to `others`.
 * Files below `/assets/` are named by their content and kept forever, the few that keep their name for an
 * hour. What is in the folder is read once, at the start.
 *
 * Two things would end the process: parts of a file that it hasn't (sirv opens them unseen, and Node throws), so that
 * whoever asks for a part is given the whole; and a file that was there at the start and is gone.
 */
export function serveFiles({ folder, single }: Build, others: RequestListener): RequestListener {
  const compressed = { brotli: true, gzip: true }
  const forever = sirv(folder, { ...compressed, immutable: true, maxAge: YEAR })
  const anHour = sirv(folder, { ...compressed, maxAge: HOUR })
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const files = path.startsWith('/assets/') ? forever : single.has(path) && anHour
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!files || !reads) return others(request, response)
    delete request.headers.range
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
    files(request, response, () => others(request, response))
  }
}
