import {
  savedModules,
  soldModuleNames,
  soldModules,
  type SavedModule,
} from '@rihla/contract/modules'
import type { Hono } from 'hono'
import { destinationAddresses, lastOfferId, offerAddresses } from '../domains/catalogue/index.ts'
import type { Db } from '../platform/database/connect.ts'
import type { HttpEnv } from '../platform/http/caller.ts'
import { sitemapIndex, sitemapStream } from './sitemap-xml.ts'

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

const nameOf = (module: SavedModule): string => module.toLowerCase()

/** The files of a kind: each holds as many numbers, sold or not, so that an address stays in its file. */
async function filesOf(db: Db, module: SavedModule): Promise<string[]> {
  const files = Math.ceil((await lastOfferId(db, module)) / IN_A_FILE)
  return Array.from({ length: files }, (_, nth) => `${nameOf(module)}-${nth + 1}`)
}

/** What stands in a file; null: there is none of that name. */
function pathsOf(db: Db, file: string): AsyncIterable<readonly string[]> | null {
  if (file === 'pages') return once(PAGES)
  if (file === 'destinations') return destinationAddresses(db)
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(file) ?? []
  const module = savedModules.find((it) => nameOf(it) === kind)
  if (!module) return null
  const until = Number(digits) * IN_A_FILE
  return offerAddresses(db, module, { after: until - IN_A_FILE, until })
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
    const ofOffers = await Promise.all(savedModules.map((module) => filesOf(db, module)))
    const files = ['pages', 'destinations', ...ofOffers.flat()]
    return c.body(
      sitemapIndex(files.map((file) => `${publicUrl}/sitemaps/${file}.xml`)),
      200,
      headers,
    )
  })
  http.get('/sitemaps/:file', (c) => {
    const [, file = ''] = /^(.+)\.xml$/.exec(c.req.param('file')) ?? []
    const paths = pathsOf(db, file)
    return paths ? c.body(sitemapStream(publicUrl, paths), 200, headers) : c.notFound()
  })
}
