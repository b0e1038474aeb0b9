import { languages } from '@rihla/contract/values/language'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The list of sitemaps (sitemaps.org). */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${addresses
    .map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** A page of the map; `changedAt` is when it last said something new, where that is known. */
export type MappedPage = { readonly path: string; readonly changedAt?: Date }

/** A page under its plain address and in each language; every one of them names all the others. */
function entry(publicUrl: string, { path, changedAt }: MappedPage): string {
  const plain = new URL(path, publicUrl).href
  const inLanguage = languages.map((language) => {
    const url = new URL(plain)
    url.searchParams.set('lang', language)
    return [language, url.href] as const
  })
  const links = [...inLanguage, ['x-default', plain] as const]
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}"/>`,
    )
    .join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return [plain, ...inLanguage.map(([, address]) => address)]
    .map((address) => `<url><loc>${escaped(address)}</loc>${changed}${links}</url>\n`)
    .join('')
}

/** A sitemap as it is read: pages go out while the next ones are asked for. */
export function sitemapStream(
  publicUrl: string,
  pages: AsyncIterable<readonly MappedPage[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  async function* parts(): AsyncGenerator<string> {
    yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    for await (const some of pages) yield some.map((page) => entry(publicUrl, page)).join('')
    yield '</urlset>\n'
  }
  const left = parts()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await left.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await left.return(undefined)),
  })
}
