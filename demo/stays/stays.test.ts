import { addDays } from '@rihla/contract/values/dates'
import { expect, test } from 'vitest'
import { places } from '../places.ts'
import { posters } from '../posters.ts'
import { stays } from './all.ts'
import { arrangeStays } from './arrange-stays.ts'
import { features } from './features.ts'
import { furtherWords } from './further-words.ts'
import { offerNames } from './offer-names.ts'
import { ratesOf } from './rates.ts'
import { roomKinds } from './rooms/index.ts'
import { roomIdOf, roomOf } from './rooms-of.ts'
import { routes } from './sailings.ts'
import type { Pair } from '../pair.ts'

const hotels = stays.filter(({ kind }) => kind === 'hotel')
const ships = stays.filter(({ kind }) => kind === 'cruise')
const arabic = /[\u0621-\u064a]/
const rooms = stays.flatMap((stay) => stay.offer.rooms.map((key, n) => roomOf(stay, key, n)))

const twice = (texts: readonly string[]): string[] =>
  texts.filter((text, n) => texts.indexOf(text) !== n)

test('there is enough of everything', () => {
  expect(hotels.length).toBeGreaterThanOrEqual(160)
  expect(new Set(hotels.map(({ offer }) => offer.at)).size).toBeGreaterThanOrEqual(30)
  expect(ships).toHaveLength(24)
  expect(new Set(hotels.map(({ offer }) => offer.stars))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  for (const { offer } of hotels) {
    expect(offer.rooms.length, offer.en[0]).toBeGreaterThanOrEqual(3)
    expect(offer.rooms.length, offer.en[0]).toBeLessThanOrEqual(8)
    expect(twice(offer.rooms), offer.en[0]).toEqual([])
  }
  for (const { offer } of ships) {
    expect(offer.rooms.length, offer.en[0]).toBeGreaterThanOrEqual(4)
    expect(offer.rooms.length, offer.en[0]).toBeLessThanOrEqual(6)
  }
})

test('ids are their own, and further words belong to one', () => {
  const known = new Set(stays.map(({ id }) => String(id)))
  for (const id of Object.keys(furtherWords)) expect(known).toContain(id)
  expect(twice(stays.map(({ id }) => String(id)))).toEqual([])
  expect(twice(rooms.map(({ row }) => String(row.id)))).toEqual([])
})

test('every text is there in both languages, each in its own letters', () => {
  const pairs: Pair[] = [
    ...stays.flatMap(({ offer: { en, ar } }) => en.map((text, n): Pair => [text, ar[n] ?? ''])),
    ...Object.values(roomKinds).flatMap(({ names, category, about }) => [
      ...names,
      category,
      ...about,
    ]),
    ...rooms.map(({ row }): Pair => [row.subtitle_en, row.subtitle_ar]),
    ...Object.values(features).map(({ text }) => text),
    ...Object.values(offerNames),
    ...Object.values(furtherWords),
    ...Object.values(routes).flatMap(({ sailings }) =>
      sailings.flatMap(({ name, steps }) => [name, ...steps]),
    ),
  ]
  for (const [en, ar] of pairs) {
    expect(en).not.toMatch(arabic)
    expect(ar, en).toMatch(arabic)
    expect(ar, en).not.toMatch(/[A-Za-z\u0660-\u0669]/)
    expect(en + ar).not.toMatch(/[!]|  /)
    expect(ar, en).not.toMatch(/[,;?]/)
  }
})

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty'.split(' ')
const numberOf = (word: string): number => {
  const [tens = '', units = 'zero'] = word.split('-')
  return TENS.includes(tens)
    ? (TENS.indexOf(tens) + 2) * 10 + UNITS.indexOf(units)
    : UNITS.indexOf(word)
}

test('no more rooms are sold in a night than the house has by its own words', () => {
  const words = [
    ...TENS.flatMap((ten) => [ten, ...UNITS.map((it) => `${ten}-${it}`)]),
    ...UNITS.slice(4),
  ]
  const counted = new RegExp(
    `\\b(${words.toSorted((a, b) => b.length - a.length).join('|')}) (?!hundred)(?:\\w+ )?(?:rooms|cabins|suites|domes|flats|chalets|villas|huts|couples)`,
    'i',
  )
  let found = 0
  for (const { id, offer } of stays) {
    const [, word] = counted.exec(offer.en[2]) ?? []
    if (!word) continue
    found += 1
    const own = rooms.filter(({ row }) => row.hotel_id === id)
    const sold = own.reduce((sum, { row }) => sum + row.nightly_capacity, 0)
    expect(sold, offer.en[0]).toBeLessThanOrEqual(numberOf(word.toLowerCase()))
    expect(Math.min(...own.map(({ row }) => row.nightly_capacity)), offer.en[0]).toBeGreaterThan(0)
  }
  expect(found).toBeGreaterThan(25)
})

test('words of a house and its own list agree', () => {
  for (const { id, offer, has, terms, kind } of stays) {
    const [name, address, about] = offer.en
    const said = `${address} ${about} ${furtherWords[id]?.[0] ?? ''}`
    if (has.has('beach')) expect(said, name).not.toMatch(/beach is shared/)
    if (has.has('parking') && kind === 'hotel')
      expect(said, name).not.toMatch(/^Sehel Island,|last part on foot/)
    if (/proper beds/.test(said))
      for (const key of offer.rooms) expect(roomKinds[key].bed, name).not.toBe('mattresses')
    if (/no electricity/.test(said))
      for (const key of offer.rooms) expect(roomKinds[key].has, name).not.toContain('ac')
    const [, from] = /(?:check in at|arrivals from) (\w+)/.exec(said) ?? []
    const hour = { noon: 12, one: 13, two: 14, three: 15 }[from ?? '']
    if (from) expect(`${hour}:00`, name).toBe(terms.hours[0])
  }
})

test('ships are boarded and left at the hours of their sailings', () => {
  for (const { sailings } of Object.values(routes))
    for (const { steps } of sailings) {
      expect(steps[0]?.join(' ')).not.toMatch(/by noon|قبل الظهر/)
      expect(steps.at(-1)?.join(' ')).not.toMatch(/by (nine|ten|eleven)|the ship stays|تبقى المركب/)
    }
})

test('nothing is said twice', () => {
  for (const language of ['en', 'ar'] as const) {
    for (const part of [0, 1, 2] as const)
      expect(twice(stays.map(({ offer }) => offer[language][part]))).toEqual([])
    expect(twice(stays.flatMap(({ offer }) => offer[language][2].split(/(?<=[.؟]) /)))).toEqual([])
  }
  for (const stay of stays) {
    const own = rooms.filter(({ row }) => row.hotel_id === stay.id).map(({ row }) => row)
    expect(twice(own.map((row) => row.name_en)), stay.offer.en[0]).toEqual([])
    expect(twice(own.map((row) => row.name_ar)), stay.offer.ar[0]).toEqual([])
    expect(twice(own.map((row) => row.description_en)), stay.offer.en[0]).toEqual([])
  }
})

test('every stay is in Egypt, near its town', () => {
  for (const { offer } of stays) {
    const [latitude, longitude] = offer.pin
    const town = places.find(({ en }) => en === offer.at)?.at ?? [0, 0]
    expect(
      latitude > 22 && latitude < 31.7 && longitude > 25 && longitude < 35.2,
      offer.en[0],
    ).toBe(true)
    const away = Math.hypot(latitude - town[0], (longitude - town[1]) * 0.87) * 111
    expect(away, `${offer.en[0]}, km from ${offer.at}`).toBeLessThan(60)
  }
})

test('no room sees what its town or its house hasn’t got', () => {
  const river = new Set(['Cairo', 'Giza', 'Luxor', 'Aswan', 'Minya', 'Abu Simbel'])
  const inland = new Set([...river, 'Saint Catherine', 'Siwa Oasis', 'Fayoum', 'Ismailia'])
  for (const { offer, has } of hotels)
    for (const key of offer.rooms) {
      const { view } = roomKinds[key]
      const told = `${key} of ${offer.en[0]}`
      if (view === 'nile') expect(river.has(offer.at), told).toBe(true)
      if (view === 'sea')
        expect(
          inland.has(offer.at) || / Oasis|kilometres inland/.test(offer.at + offer.en[2]),
          told,
        ).toBe(false)
      if (view === 'pool') expect(has.has('pool') || has.has('heatedPool'), told).toBe(true)
      if (view === 'pyramids') expect(offer.at, told).toBe('Giza')
      if (view === 'mountain') expect(offer.at, told).toBe('Saint Catherine')
    }
})

test('pictures exist, 5 to 8 a stay and 1 to 3 a room, and neighbours differ', () => {
  const sceneOf = new Map(posters.map((poster) => [poster.file, poster.scene]))
  const arranged = arrangeStays(stays)
  const coverScene = (stay: (typeof arranged)[number] | undefined) =>
    sceneOf.get(stay?.pictures[0] ?? '')
  for (const { pictures, offer } of arranged) {
    expect(pictures.length, offer.en[0]).toBeGreaterThanOrEqual(5)
    expect(pictures.length, offer.en[0]).toBeLessThanOrEqual(8)
    for (const file of pictures) expect(sceneOf.has(file), file).toBe(true)
    expect(twice(pictures), offer.en[0]).toEqual([])
  }
  for (const { row, pictures } of rooms) {
    expect(pictures.length, row.name_en).toBeGreaterThanOrEqual(1)
    expect(pictures.length, row.name_en).toBeLessThanOrEqual(3)
    for (const file of pictures) expect(sceneOf.has(file), file).toBe(true)
  }
  for (const list of Map.groupBy(arranged, ({ kind }) => kind).values()) {
    const lists = [list, ...Map.groupBy(list, ({ offer }) => offer.at).values()]
    const alike = lists.map((them) =>
      them.filter((it, n) => n > 0 && coverScene(it) === coverScene(them[n - 1])),
    )
    expect(alike[0]?.map(({ offer }) => offer.en[0])).toEqual([])
    expect(alike.flat().length).toBeLessThan(list.length / 15)
  }
})

test.each(['2026-11-21', '2027-02-27', '2027-12-30'])(
  'from %s on every night has a rate, and every rate keeps the rules of its table',
  (today) => {
    for (const stay of stays)
      for (const [n, key] of stay.offer.rooms.entries()) {
        const rates = ratesOf(stay, roomIdOf(stay, n), key, today)
        expect(twice(rates.map(({ priority }) => String(priority)))).toEqual([])
        for (const rate of rates) {
          expect(rate.last_night >= rate.first_night).toBe(true)
          expect(rate.price).toBeGreaterThan(0)
          expect(rate.single_price * 2 >= rate.price && rate.single_price <= rate.price).toBe(true)
          expect(rate.extra_adult <= rate.single_price).toBe(true)
          expect(rate.price % 1000).toBe(0)
        }
        const usual = rates.find(({ priority }) => priority === 0)
        expect(usual?.weekdays).toHaveLength(7)
        expect(addDays(today, 400) < (usual?.last_night ?? '')).toBe(true)
      }
  },
)

test('a feast is dearer than the week before it, and summer than winter on the north coast', () => {
  const priceOn = (id: number, night: string): number => {
    const stay = stays.find((it) => it.id === id)
    const key = stay?.offer.rooms[0]
    if (!stay || !key) throw new Error(`No stay ${id}`)
    const day = new Date(night).getUTCDay()
    const [best] = ratesOf(stay, roomIdOf(stay, 0), key, '2026-11-21')
      .filter(
        (it) => it.first_night <= night && it.last_night >= night && it.weekdays.includes(day),
      )
      .toSorted((a, b) => b.priority - a.priority)
    return best?.price ?? 0
  }
  expect(priceOn(301, '2027-05-16')).toBeGreaterThan(priceOn(301, '2027-05-09') * 1.2)
  expect(priceOn(641, '2027-08-04')).toBeGreaterThan(priceOn(641, '2027-01-13') * 2)
  expect(priceOn(741, '2027-01-14')).toBeGreaterThan(priceOn(741, '2027-01-13') * 1.2)
})
