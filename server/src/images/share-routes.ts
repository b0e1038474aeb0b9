import { parseModule, savedModules, type SavedModule } from '@rihla/contract/modules'
import { isLanguage, languages, type Language } from '@rihla/contract/values/language'
import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/caller.ts'
import { createConcurrencyLimit, type Overloaded } from '../platform/concurrency-limit.ts'
import type { Log } from '../platform/log.ts'
import { isRefusal } from '../platform/refusal.ts'
import { comeBack, type ImageDeps } from './routes.ts'
import { drawShareImage, type ShareWords } from './share-image.ts'

/** What the picture of an offer is made of; null: there is no such offer on sale. */
export type FindShared = (
  module: SavedModule,
  id: number,
  language: Language,
) => Promise<{ name: string; line: string; cover: string | null } | null>

/** To be raised when the drawing changes, or pictures made before would stay. */
const DRAWING = 1

/** Drawn at a time in this process; so many more wait: ten seconds of work, as a rule. */
const DRAWN = { atOnce: 1, waiting: 100 }

/** What the picture of the whole site says: of its pages that have none of their own. */
const SITE: Readonly<Record<Language, Omit<ShareWords, 'language'>>> = {
  en: {
    name: 'Hotels, Nile cruises, buses and days out across Egypt',
    line: 'Clear prices in pounds, taxes included',
  },
  ar: {
    name: 'فنادق وكروز وأتوبيسات وأنشطة في كل أنحاء مصر',
    line: 'أسعار واضحة بالجنيه شاملة الضرائب',
  },
}

const siteFiles: ReadonlyMap<string, Language> = new Map(
  languages.map((it) => [`site-${it}.jpg`, it]),
)

/** `hotel-7-ar.jpg`. */
function readName(file: string): { module: SavedModule; id: number; language: Language } | null {
  const [, kind = '', digits = '', language] =
    /^([a-z]+)-([1-9]\d{0,14})-([a-z]{2})\.jpg$/.exec(file) ?? []
  const module = savedModules.find((it) => it === parseModule(kind))
  return module && isLanguage(language) ? { module, id: Number(digits), language } : null
}

const fileOf = (words: ShareWords, cover: string | null): string => {
  const parts = JSON.stringify([words, cover, DRAWING])
  return `share-${createHash('sha256').update(parts).digest('hex').slice(0, 32)}.jpg`
}

/**
 * Serves `/share/<kind>-<id>-<language>.jpg`, what those who show a link to an offer show with it, and
 * `/share/site-<language>.jpg` for other links. Each is drawn once, one at a time, and kept under what it says: a
 * new name or cover makes a new picture. Those that are drawn already wait for nothing.
 */
export function shareImageRoute(
  app: Hono<HttpEnv>,
  { originals, resized }: ImageDeps,
  find: FindShared,
  log?: Log,
): void {
  const inTurn = createConcurrencyLimit(DRAWN)
  const making = new Map<string, Promise<Uint8Array | Overloaded>>()
  const draw = async (file: string, words: ShareWords, cover: string | null) => {
    const original = cover && (await originals.read(cover))
    const bytes = await drawShareImage(original || null, words)
    await resized
      .write(file, bytes)
      .catch((error: unknown) => log?.error({ err: error, file }, 'image not kept'))
    return bytes
  }
  const make = async (words: ShareWords, cover: string | null) => {
    const file = fileOf(words, cover)
    const stored = await resized.read(file)
    if (stored) return stored
    const drawing =
      making.get(file) ?? inTurn(() => draw(file, words, cover)).finally(() => making.delete(file))
    making.set(file, drawing)
    return drawing
  }
  const shared = async (
    file: string,
  ): Promise<{ words: ShareWords; cover: string | null } | null> => {
    const site = siteFiles.get(file)
    if (site) return { words: { ...SITE[site], language: site }, cover: null }
    const asked = readName(file)
    const offer = asked && (await find(asked.module, asked.id, asked.language))
    if (!offer) return null
    const { name, line, cover } = offer
    return { words: { name, line, language: asked.language }, cover }
  }
  app.get('/share/:file', async (c) => {
    const its = await shared(c.req.param('file'))
    if (!its) return c.notFound()
    const made = await make(its.words, its.cover)
    if (isRefusal(made)) return comeBack(made)
    return c.body(new Uint8Array(made), 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
}
