import { sql } from 'kysely'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { languages } from '@rihla/contract/values/language'
import { cleanHtml } from '@rihla/server/domains/catalogue/index'
import type { Trx } from '@rihla/server/platform/database/connect'
import { addMissing, addRows, continueIds } from '../add-rows.ts'
import { ratesRow } from '../children.ts'
import { places } from '../places.ts'
import { roomIdOf } from '../stays/rooms-of.ts'
import { html, paragraphs } from '../texts.ts'
import { packages, starsOf, type Package, type PackageNights } from './all.ts'
import { arrangePackages, type ArrangedPackage } from './arrange-packages.ts'
import { days } from './days/index.ts'
import { includedLines } from './meals.ts'
import { exclusions, type ExclusionKey } from './words/additions.ts'
import { extras } from './words/extras.ts'
import { information, type InformationKey } from './words/information.ts'
import { meetingOf, startOf } from './words/meetings.ts'
import { outside } from './words/outside.ts'
import { policies, tripTypes } from './words/trip-types.ts'

const cityId = (name: string): number => {
  const place = places.find(({ en }) => en === name)
  if (!place) throw new Error(`No destination is called ${name}`)
  return place.id
}

/** Couples, or persons, of a departure. */
const PLACES = { honeymoon: 4, trip: 16 } as const

const weekdaysOf = ({ offer: { leaves } }: Package): readonly number[] => {
  if (leaves === 'daily') return [0, 1, 2, 3, 4, 5, 6]
  return 'on' in leaves ? [] : leaves
}

/** Who sets out from elsewhere than the town of the first day is told where. */
function informationOf(it: Package): readonly InformationKey[] {
  const { know } = it.offer
  const told = meetingOf(it)?.told
  return told && !know.includes(told) ? [...know, told] : know
}

function meetingRow(it: Package) {
  const meeting = meetingOf(it)
  return {
    meeting_en: meeting?.en ?? null,
    meeting_ar: meeting?.ar ?? null,
    meeting_latitude: meeting?.latitude ?? null,
    meeting_longitude: meeting?.longitude ?? null,
    starts_at: startOf(it),
  }
}

function packageRow(it: ArrangedPackage) {
  const { offer } = it
  const type = it.kind === 'trip' ? tripTypes[it.offer.type] : null
  return {
    id: it.id,
    kind: it.kind,
    active: true,
    city_id: cityId(it.cities[0] ?? ''),
    name_en: offer.en[0],
    name_ar: offer.ar[0],
    cover: it.pictures[0],
    price: offer.price * 100,
    effective_price: offer.price * 100,
    free_cancellation_hours: offer.free === null ? null : offer.free * 24,
    stars: starsOf(it),
    rating: Math.round(offer.rated[0] * 10),
    reviews_count: offer.rated[1],
    score: it.score,
    nights: it.nights,
    type_en: type?.[0] ?? null,
    type_ar: type?.[1] ?? null,
    places: offer.places ?? PLACES[it.kind],
    weekdays: weekdaysOf(it),
    ...meetingRow(it),
    ...ratesRow(it.kind === 'trip' ? policies[it.offer.children] : { minAge: 0, bands: null }),
    search_text: '',
    search_words: '',
  }
}

const usuallyNot: readonly ExclusionKey[] = ['tips', 'otherMeals', 'spa', 'laundry']

/** No other meals are left to pay for where all are served. */
const notIncluded = ({ offer, stays }: Package): readonly ExclusionKey[] => {
  const fed = stays.length > 0 && stays.every(({ board }) => board === 'FB' || board === 'AI')
  return offer.not ?? usuallyNot.filter((key) => !(fed && key === 'otherMeals'))
}

const additionsOf = (it: Package) =>
  [
    ...includedLines(it).map((line) => ({ ...line, included: true })),
    ...notIncluded(it).map((key) => ({ ...exclusions[key], included: false })),
  ].map(({ text, icon, included }) => ({ text_en: text[0], text_ar: text[1], icon, included }))

/** The rows of a package's own list, in its order. */
const listed = (
  fresh: readonly Package[],
  rowsOf: (it: Package) => readonly object[],
): readonly object[] =>
  fresh.flatMap((it) =>
    rowsOf(it).map((row, n) => ({ package_id: it.id, sort_order: n + 1, ...row })),
  )

const inBoth = (text: readonly [string, string]) => ({ text_en: text[0], text_ar: text[1] })

const stepsOf = ({ offer }: Package) =>
  offer.days.map((key, n) => {
    const { at, title, text } = days[key]
    return {
      day: n + 1,
      title_en: title[0],
      title_ar: title[1],
      step_en: cleanHtml(`<p>${html(text[0])}</p>`),
      step_ar: cleanHtml(`<p>${html(text[1])}</p>`),
      city_id: cityId(at),
    }
  })

function stayRow(it: PackageNights) {
  const own = it.stay ? null : outside[it.key]
  return {
    nights: it.nights,
    board: it.board,
    hotel_id: it.stay?.id ?? null,
    room_id: it.stay ? roomIdOf(it.stay, it.room) : null,
    city_id: own && cityId(own.at),
    stars: own?.stars ?? null,
    hotel_en: own?.name[0] ?? null,
    hotel_ar: own?.name[1] ?? null,
    room_en: own?.room[0] ?? null,
    room_ar: own?.room[1] ?? null,
    description_en: own?.about[0] ?? null,
    description_ar: own?.about[1] ?? null,
  }
}

const textRows = (fresh: readonly Package[]) =>
  fresh.flatMap((it) =>
    languages.map((language) => ({
      package_id: it.id,
      language,
      description: cleanHtml(paragraphs(it.offer[language][1])),
      children_policy:
        it.kind === 'trip'
          ? (policies[it.offer.children].note?.[languages.indexOf(language)] ?? null)
          : null,
    })),
  )

/**
 * Writes packages that aren't there yet, each table in one statement; what exists is left as it is, so
 * that what the staff changed stays changed. After the stays. Dates of those that leave on some days
 * only reach a year ahead and are added to packages that were there before.
 */
export async function writePackages(trx: Trx, today: CalendarDate): Promise<void> {
  const { rows: known } = await sql<{ id: number }>`select id from packages`.execute(trx)
  const there = new Set(known.map(({ id }) => id))
  const missing = packages.some(({ id }) => !there.has(id))
  const fresh = missing ? arrangePackages().filter(({ id }) => !there.has(id)) : []
  await addRows(trx, 'packages', fresh.map(packageRow))
  await addRows(trx, 'package_texts', textRows(fresh))
  const lists: Readonly<Record<string, (it: Package) => readonly object[]>> = {
    package_cities: ({ cities }) => cities.map((city) => ({ city_id: cityId(city) })),
    package_steps: stepsOf,
    package_additions: additionsOf,
    package_extras: ({ offer }) => offer.extras.map((key) => inBoth(extras[key])),
    package_information: (it) => informationOf(it).map((key) => inBoth(information[key])),
    package_stays: ({ stays }) => stays.map(stayRow),
  }
  for (const [table, rowsOf] of Object.entries(lists))
    await addRows(trx, table, listed(fresh, rowsOf))
  await addRows(
    trx,
    'package_images',
    fresh.flatMap(({ id, pictures }) =>
      pictures.map((image, n) => ({ package_id: id, sort_order: n + 1, image })),
    ),
  )
  await addMissing(
    trx,
    'package_departures',
    packages.flatMap((it) => ownDates(it, today)),
    ['package_id', 'day'],
  )
  await continueIds(trx, 'packages', 100_000)
}

/** How far ahead dates stand. */
const AHEAD = 365
/** Weeks are counted from this Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 86_400_000
/** Departures for the end of the year cost a fifth more. */
const PEAK = new Set(['12-29', '12-30', '12-31'])

/** Fixed dates, and the days on which a departure costs more. */
function ownDates(it: Package, today: CalendarDate) {
  const { leaves, price } = it.offer
  return Array.from({ length: AHEAD }, (_, n) => addDays(today, n)).flatMap((day) => {
    const since = Math.floor((Date.parse(day) - SUNDAY) / DAY)
    const week = Math.floor(since / 7) % 4
    const dow = ((since % 7) + 7) % 7
    const peak = PEAK.has(day.slice(5)) && it.nights > 0
    const fixed = leaves !== 'daily' && 'on' in leaves
    const goes = fixed
      ? leaves.on.includes(dow) && leaves.weeks.some((it) => it === week)
      : peak && weekdaysOf(it).includes(dow)
    if (!goes) return []
    return [{ package_id: it.id, day, price: peak ? Math.round(price * 1.2) * 100 : null }]
  })
}
