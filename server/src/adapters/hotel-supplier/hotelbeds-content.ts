import { inEachLanguage, languages, type Language } from '@rihla/contract/values/language'
import {
  SupplierUnavailable,
  type SupplierHotel,
  type SupplierRoom,
} from '../../ports/hotel-supplier.ts'
import type { Caller } from './hotelbeds-call.ts'
import {
  contentPage,
  kindsPages,
  readable,
  wireContent,
  wireFacility,
  wireRoomType,
  type WireContent,
} from './hotelbeds-wire.ts'
import type * as z from 'zod/mini'

export const tongues: Readonly<Record<Language, string>> = { en: 'ENG', ar: 'ARA' }

type Reading = Pick<Caller, 'read'>

const CONTENT = '/hotel-content-api/1.0'
const TIMEOUT_MS = 30_000
/** Hotels a page. */
const PAGE = 100
/** APItude gives a thousand at most. */
const KINDS_PAGE = 1000
/** A greater total is a fault of theirs. */
const MOST_KINDS = 50_000
const COUNTRY = 'EG'

/** What their numbers mean among our icons (lucide's names), by group and number. */
const icons: Readonly<Record<string, string>> = {
  '70/261': 'wifi',
  '70/320': 'circle-parking',
  '70/30': 'concierge-bell',
  '71/200': 'utensils',
  '71/20': 'coffee',
  '73/363': 'waves-ladder',
  '73/364': 'waves-ladder',
  '73/365': 'ferris-wheel',
  '74/620': 'flower-2',
  '74/295': 'dumbbell',
  '75/130': 'baby',
  '85/10': 'umbrella',
  '90/345': 'anchor',
  '60/170': 'snowflake',
  '60/115': 'cooking-pot',
}

const CHECK_IN = '70/260'
const CHECK_OUT = '70/390'

type Facility = NonNullable<WireContent['facilities']>[number]
const keyOf = (it: Facility): string => `${it.facilityGroupCode}/${it.facilityCode}`

/** The names that hotels refer to by number, in each language. */
type Names = {
  readonly rooms: ReadonlyMap<string, SupplierRoom>
  readonly facilities: ReadonlyMap<string, Readonly<Record<Language, string>>>
}

/** Reads all content of one country, page by page, each page once in every language. */
export async function* readHotels(
  call: Reading,
  photoUrl: string,
): AsyncIterable<readonly SupplierHotel[]> {
  const names = await readNames(call)
  for (let from = 1, total = 1; from <= total; from += PAGE) {
    const pages = {} as Record<Language, Map<number, WireContent>>
    for (const language of languages) {
      const query = `fields=all&countryCode=${COUNTRY}&language=${tongues[language]}&from=${from}&to=${from + PAGE - 1}`
      const page = await read(call, `${CONTENT}/hotels?${query}`, contentPage)
      total = page.total
      pages[language] = new Map(readable(wireContent, page.hotels).map((it) => [it.code, it]))
    }
    const [first = 'en'] = languages
    yield [...pages[first].keys()].map((code) =>
      toHotel(
        // A language that they don't have a hotel in falls back to the first one.
        inEachLanguage((language) => pages[language].get(code) ?? pages[first].get(code)),
        names,
        photoUrl,
      ),
    )
  }
}

async function read<T extends z.ZodMiniType>(
  call: Reading,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  const answer = await call.read({ method: 'GET', path, timeoutMs: TIMEOUT_MS })
  const parsed = schema.safeParse(answer)
  if (!parsed.success)
    throw new SupplierUnavailable('temporary', `${path} was answered with something else`)
  return parsed.data
}

/**
 * Everything that a list of kinds has, page by page, as far as it can be read: they number the kinds of the
 * whole world, some thousands.
 */
async function readKinds<T extends z.ZodMiniType>(
  call: Reading,
  list: 'rooms' | 'facilities',
  language: Language,
  schema: T,
): Promise<z.output<T>[]> {
  const kinds: z.output<T>[] = []
  for (let from = 1, total = 1; from <= Math.min(total, MOST_KINDS); from += KINDS_PAGE) {
    const query = `fields=all&language=${tongues[language]}&from=${from}&to=${from + KINDS_PAGE - 1}`
    const page = await read(call, `${CONTENT}/types/${list}?${query}`, kindsPages[list])
    total = page.total
    kinds.push(...readable(schema, 'rooms' in page ? page.rooms : page.facilities))
  }
  return kinds
}

async function readNames(call: Reading): Promise<Names> {
  const rooms = new Map<string, SupplierRoom>()
  const facilities = new Map<string, Record<Language, string>>()
  for (const language of languages) {
    for (const it of await readKinds(call, 'rooms', language, wireRoomType)) {
      const name = rooms.get(it.code)?.name ?? inEachLanguage(() => it.description)
      rooms.set(it.code, {
        code: it.code,
        name: { ...name, [language]: it.description },
        maxAdults: it.maxAdults,
        maxChildren: it.maxChildren,
        maxOccupancy: it.maxPax,
      })
    }
    for (const it of await readKinds(call, 'facilities', language, wireFacility)) {
      if (!it.description) continue
      const key = `${it.facilityGroupCode}/${it.code}`
      const { content } = it.description
      const name = facilities.get(key) ?? inEachLanguage(() => content)
      facilities.set(key, { ...name, [language]: content })
    }
  }
  return { rooms, facilities }
}

/** `4EST`: four stars; anything else is unrated. */
const starsOf = (category: string | null | undefined): number =>
  Number(/^([1-5])/.exec(category ?? '')?.[1] ?? 0)

const hourOf = (time: string | null | undefined, otherwise: string): string =>
  /^\d{2}:\d{2}/.exec(time ?? '')?.[0] ?? otherwise

function toHotel(
  content: Readonly<Record<Language, WireContent | undefined>>,
  { rooms, facilities }: Names,
  photoUrl: string,
): SupplierHotel {
  const [first = 'en'] = languages
  const it = content[first]
  if (!it) throw new Error('A hotel without content')
  const said = (of: (its: WireContent) => string | undefined) =>
    inEachLanguage((language) => of(content[language] ?? it) ?? of(it) ?? '')
  const all = it.facilities ?? []
  return {
    code: String(it.code),
    name: said((its) => its.name.content),
    description: said((its) => its.description?.content),
    address: said((its) => its.address?.content),
    city: said((its) => its.city?.content),
    stars: starsOf(it.categoryCode),
    latitude: it.coordinates.latitude,
    longitude: it.coordinates.longitude,
    photos: (it.images ?? [])
      .toSorted((a, b) => (a.visualOrder ?? 999) - (b.visualOrder ?? 999))
      .map(({ path }) => `${photoUrl}/xl/${path}`),
    features: all
      .filter((its) => its.indYesOrNo === true)
      .flatMap((its) => {
        const name = facilities.get(keyOf(its))
        return name ? [{ name, icon: icons[keyOf(its)] ?? null }] : []
      }),
    rooms: (it.rooms ?? []).flatMap(({ roomCode }) => rooms.get(roomCode) ?? []),
    checkInFrom: hourOf(all.find((its) => keyOf(its) === CHECK_IN)?.timeFrom, '14:00'),
    checkOutUntil: hourOf(all.find((its) => keyOf(its) === CHECK_OUT)?.timeTo, '12:00'),
    phone: it.phones?.[0]?.phoneNumber ?? null,
  }
}
