import { randomBytes } from 'node:crypto'

type Page = {
  readonly until: number
  readonly parts: readonly string[]
  readonly headers: [string, string][]
}

export type PageCache = {
  /**
   * Answers a page from memory, or renders it with a stand-in for the nonce. `key` null: never kept.
   * Each answer gets a nonce of its own, whether it was kept or not.
   */
  through(
    key: string | null,
    render: (nonce: string) => Promise<Response>,
    headersFor: (nonce: string) => Record<string, string>,
  ): Promise<Response>
  clear(): void
}

const MAX_PAGES = 500

/**
 * Anonymous pages are the same for everyone of one language, but for the nonce: kept for some seconds
 * with its places left open. Only whole pages with status 200 that set no cookie are kept.
 */
export function createPageCache(now: () => number, seconds: number): PageCache {
  const pages = new Map<string, Page>()
  const standIn = `nonce-${randomBytes(12).toString('hex')}`

  const keep = (key: string, page: Page): Page => {
    if (pages.size >= MAX_PAGES)
      for (const oldest of pages.keys()) {
        pages.delete(oldest)
        break
      }
    pages.set(key, page)
    return page
  }
  const answer = (page: Page, headersFor: (nonce: string) => Record<string, string>): Response => {
    const nonce = randomBytes(16).toString('base64')
    return new Response(page.parts.join(nonce), {
      headers: [...page.headers, ...Object.entries(headersFor(nonce))],
    })
  }

  return {
    clear: () => pages.clear(),
    async through(key, render, headersFor) {
      const kept = key === null ? undefined : pages.get(key)
      if (kept && kept.until > now()) return answer(kept, headersFor)
      if (key === null) {
        const nonce = randomBytes(16).toString('base64')
        return withHeaders(await render(nonce), headersFor(nonce))
      }
      const response = await render(standIn)
      const html = response.headers.get('content-type')?.startsWith('text/html') ?? false
      const whole = await response.text()
      const page = {
        until: now() + seconds * 1000,
        parts: whole.split(standIn),
        headers: [...response.headers],
      }
      if (response.status === 200 && html && !response.headers.has('set-cookie'))
        return answer(keep(key, page), headersFor)
      const nonce = randomBytes(16).toString('base64')
      return withHeaders(new Response(page.parts.join(nonce), response), headersFor(nonce))
    },
  }
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
