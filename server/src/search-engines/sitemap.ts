import {
  savedModules,
  soldModuleNames,
  soldModules,
  type SavedModule,
} from '@rihla/contract/modules'
import type { Hono } from 'hono'
import { articleAddresses, lastArticleId } from '../domains/blog/index.ts'
import { destinationAddresses, lastOfferId, offerAddresses } from '../domains/catalogue/index.ts'
import type { Db } from '../platform/database/connect.ts'
import type { HttpEnv } from '../platform/http/caller.ts'
import { sitemapIndex, sitemapStream, type MappedPage } from './sitemap-xml.ts'

export type SitemapDeps = { readonly db: Db; readonly publicUrl: string }

/** Numbers of offers in one file: three addresses each make 30,000 of the 50,000 that it may hold. */
const IN_A_FILE = 10_000

/** Pages that are there whatever is on sale. */
const PAGES = [
  '/',
  ...soldModuleNames.map((name) => soldModules[name].list),
  '/destinations',
  '/last-minute',
  '/blog',
  '/app',
  '/privacy',
  '/terms-of-service',
  '/cookie-policy',
  '/data-deletion',
]

async function* once(paths: readonly string[]) {
  yield paths
}

/** Pages that don't know when they changed. */
async function* undated(paths: AsyncIterable<readonly string[]>) {
  for await (const some of paths) yield some.map((path) => ({ path }))
}

const ARTICLES = 'article'

const nameOf = (module: SavedModule): string => module.toLowerCase()

/** The files of a kind: each holds as many numbers, shown or not, so that an address stays in its file. */
const filesOf = (kind: string, lastId: number): string[] =>
  Array.from({ length: Math.ceil(lastId / IN_A_FILE) }, (_, nth) => `${kind}-${nth + 1}`)

/** What stands in a file; null: there is none of that name. */
function pagesOf(db: Db, file: string): AsyncIterable<readonly MappedPage[]> | null {
  if (file === 'pages') return undated(once(PAGES))
  if (file === 'destinations') return undated(destinationAddresses(db))
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(file) ?? []
  const until = Number(digits) * IN_A_FILE
  const numbers = { after: until - IN_A_FILE, until }
  if (kind === ARTICLES) return articleAddresses(db, numbers)
  const module = savedModules.find((it) => nameOf(it) === kind)
  return module ? undated(offerAddresses(db, module, numbers)) : null
}

/**
 * The map of the site for search engines: `/sitemap.xml` names the files, `/sitemaps/<file>.xml` the pages of each
 * in all languages, streamed from the database, so that no catalogue is too large.
 */
export function sitemapRoutes(http: Hono<HttpEnv>, { db, publicUrl }: SitemapDeps): void {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }
  http.get('/sitemap.xml', async (c) => {
    const ofOffers = await Promise.all(
      savedModules.map(async (module) => filesOf(nameOf(module), await lastOfferId(db, module))),
    )
    const ofArticles = filesOf(ARTICLES, await lastArticleId(db))
    const files = ['pages', 'destinations', ...ofOffers.flat(), ...ofArticles]
    return c.body(
      sitemapIndex(files.map((file) => `${publicUrl}/sitemaps/${file}.xml`)),
      200,
      headers,
    )
  })
  http.get('/sitemaps/:file', (c) => {
    const [, file = ''] = /^(.+)\.xml$/.exec(c.req.param('file')) ?? []
    const pages = pagesOf(db, file)
    return pages ? c.body(sitemapStream(publicUrl, pages), 200, headers) : c.notFound()
  })
}
