import type { RequestListener } from 'node:http'
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
 */
export function serveFiles({ folder, single }: Build, others: RequestListener): RequestListener {
  const compressed = { brotli: true, gzip: true }
  const forever = sirv(folder, { ...compressed, immutable: true, maxAge: YEAR })
  const anHour = sirv(folder, { ...compressed, maxAge: HOUR })
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const files = path.startsWith('/assets/') ? forever : single.has(path) && anHour
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (files && reads) files(request, response, () => others(request, response))
    else others(request, response)
  }
}
