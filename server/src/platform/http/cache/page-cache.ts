import { randomBytes } from 'node:crypto'

/** A page as bytes, in pieces: the nonce of each response goes between them. */
type Page = {
  readonly until: number
  readonly parts: readonly Buffer[]
  readonly size: number
  readonly headers: [string, string][]
}

/** A page in one text, as it was rendered. */
export type WholePage = {
  readonly html: string
  readonly status: number
  readonly headers: Headers
}

export type PageCache = {
  /**
   * Answers a page from memory, or renders it with a stand-in for the nonce. `key` null: never kept.
   * Each answer gets a nonce of its own, whether it was kept or not.
   */
  through(
    key: string | null,
    render: (nonce: string) => Promise<Response | WholePage>,
    headersFor: (nonce: string) => Record<string, string>,
  ): Promise<Response>
  clear(): void
  /** Bytes of the pages that are kept. */
  readonly size: number
}

/** Bytes of pages in memory. By number alone, 500 large ones would be 140 MB. */
const MEMORY = 16 * 1024 * 1024
const MAX_KEY_LENGTH = 500

/**
 * Anonymous pages differ by language and nonce only, so they are cached for some seconds with
 * places left open for the nonce. Only whole pages with status 200 that set no cookie are cached.
 */
export function createPageCache(now: () => number, seconds: number, memory = MEMORY): PageCache {
  const pages = new Map<string, Page>()
  const standIn = `nonce-${randomBytes(12).toString('hex')}`
  let size = 0
  /** How often everything was forgotten: what was begun before that is not kept. */
  let cleared = 0

  const drop = (key: string): void => {
    size -= pages.get(key)?.size ?? 0
    pages.delete(key)
  }
  /** The oldest stand first: those whose time is up go, and more while there is no room. */
  const keep = (key: string, page: Page): void => {
    drop(key)
    for (const [oldest, { until }] of pages) {
      if (until > now() && size + page.size <= memory) break
      drop(oldest)
    }
    if (page.size > memory) return
    pages.set(key, page)
    size += page.size
  }
  const answer = (page: Page, headersFor: (nonce: string) => Record<string, string>): Response => {
    const nonce = randomBytes(16).toString('base64')
    return new Response(joined(page.parts, Buffer.from(nonce)), {
      headers: [...page.headers, ...Object.entries(headersFor(nonce))],
    })
  }

  return {
    get size() {
      return size
    },
    clear() {
      cleared += 1
      pages.clear()
      size = 0
    },
    async through(asked, render, headersFor) {
      const key = asked !== null && asked.length <= MAX_KEY_LENGTH ? asked : null
      const cached = key === null ? undefined : pages.get(key)
      if (cached && cached.until > now()) return answer(cached, headersFor)
      if (key === null) {
        const nonce = randomBytes(16).toString('base64')
        return withHeaders(toResponse(await render(nonce)), headersFor(nonce))
      }
      const begun = cleared
      const rendered = await render(standIn)
      // Such as a 204, which may not be given even an empty one.
      if ('body' in rendered && rendered.body === null) return withHeaders(rendered, headersFor(''))
      const { status, headers } = rendered
      const parts = (await textOf(rendered)).split(standIn)
      const html = headers.get('content-type')?.startsWith('text/html') ?? false
      if (status === 200 && html && !headers.has('set-cookie')) {
        const bytes = parts.map((part) => Buffer.from(part))
        const page = {
          until: now() + seconds * 1000,
          parts: bytes,
          size: bytes.reduce((sum, { length }) => sum + length, 2 * key.length),
          headers: [...headers],
        }
        if (begun === cleared) keep(key, page)
        return answer(page, headersFor)
      }
      const nonce = randomBytes(16).toString('base64')
      return withHeaders(new Response(parts.join(nonce), { status, headers }), headersFor(nonce))
    },
  }
}

const textOf = (page: Response | WholePage): Promise<string> | string =>
  'html' in page ? page.html : page.text()

const toResponse = (page: Response | WholePage): Response =>
  'html' in page ? new Response(page.html, { status: page.status, headers: page.headers }) : page

function joined(parts: readonly Buffer[], between: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat(parts.flatMap((part, n) => (n === 0 ? [part] : [between, part])))
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
