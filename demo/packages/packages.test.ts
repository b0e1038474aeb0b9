import { addDays, minutesOfHour } from '@rihla/contract/values/dates'
import { expect, test } from 'vitest'
import { posters } from '../posters.ts'
import { places } from '../places.ts'
import { FULL_HOUSE, WITH_HOLES } from '../stays/open-nights.ts'
import { routes } from '../stays/sailings.ts'
import type { Pair } from '../pair.ts'
import { onTheWay, packages, starsOf, type Package } from './all.ts'
import { arrangePackages } from './arrange-packages.ts'
import { days, type DayKey } from './days/index.ts'
import { includedLines } from './meals.ts'
import { exclusions, inclusions } from './words/additions.ts'
import { extras } from './words/extras.ts'
import { information } from './words/information.ts'
import { meetingOf, startOf } from './words/meetings.ts'
import { outside } from './words/outside.ts'
import { policies, tripTypes } from './words/trip-types.ts'

const honeymoons = packages.filter(({ kind }) => kind === 'honeymoon')
const trips = packages.filter(({ kind }) => kind === 'trip')
const arabic = /[\u0621-\u064a]/

const twice = (texts: readonly string[]): string[] =>
  texts.filter((text, n) => texts.indexOf(text) !== n)
const nameOf = ({ offer }: Package): string => offer.en[0]

test('there is enough of everything', () => {
  expect(honeymoons.length).toBeGreaterThanOrEqual(40)
  expect(trips.length).toBeGreaterThanOrEqual(70)
  expect(honeymoons.filter(({ stays }) => stays.length > 1).length).toBeGreaterThanOrEqual(15)
  expect(trips.filter(({ stays }) => stays.length > 0).length).toBeGreaterThan(trips.length * 0.9)
  expect(new Set(packages.map(starsOf))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(new Set(packages.flatMap(({ cities }) => cities)).size).toBeGreaterThanOrEqual(30)
  expect(new Set(trips.map((it) => it.kind === 'trip' && it.offer.type)).size).toBe(
    Object.keys(tripTypes).length,
  )
  for (const list of [honeymoons, trips]) {
    const share = (some: (it: Package) => boolean) => list.filter(some).length / list.length
    expect(share(({ offer }) => offer.offer !== undefined)).toBeGreaterThan(0.25)
    expect(share(({ offer }) => offer.lastMinute === true)).toBeGreaterThan(0.02)
    expect(share(({ offer }) => offer.leaves === 'daily')).toBeGreaterThan(0.25)
    expect(share(({ offer }) => offer.leaves !== 'daily')).toBeGreaterThan(0.25)
  }
  const fixed = packages.filter(({ offer }) => offer.leaves !== 'daily' && 'on' in offer.leaves)
  expect(fixed.length).toBeGreaterThanOrEqual(5)
  const onlyNamed = packages.filter(({ stays }) => stays.some(({ stay }) => stay === null))
  expect(onlyNamed.length).toBeGreaterThanOrEqual(8)
})

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

test('a description that names a weekday is of what leaves on that day alone', () => {
  const naming = packages.filter(({ offer }) => WEEKDAYS.some((day) => offer.en[1].includes(day)))
  expect(naming.length).toBeGreaterThan(0)
  for (const { offer } of naming) {
    const named = WEEKDAYS.flatMap((day, n) => (offer.en[1].includes(day) ? [n] : []))
    expect(offer.leaves, offer.en[0]).toEqual(named)
  }
})

const CLOCK = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

test('the hour named for setting out is the hour at which a package starts', () => {
  const named = /(?:coach|\bOut|gate|[Oo]n the road)(?: leaves)? at (half past )?(\w+)/
  let found = 0
  for (const it of packages) {
    const [first = 'cairoHome'] = it.offer.days
    const text = `${it.offer.en[1]} ${days[first].text[0]}`
    if (meetingOf(it)) expect(text, nameOf(it)).not.toMatch(/night (coach|bus)/)
    const [, half, hour = ''] = named.exec(text) ?? []
    if (!hour) continue
    found += 1
    const said = (CLOCK.indexOf(hour) + 1) * 60 + (half ? 30 : 0)
    const starts = minutesOfHour(startOf(it))
    // The gate of the pyramids is a drive away.
    expect(said >= starts && said <= starts + 30, `${nameOf(it)}: ${hour}`).toBe(true)
  }
  expect(found).toBeGreaterThan(5)
})

test('a night train that no day tells of is told of before', () => {
  const trains = packages.filter(({ offer }) => offer.has.includes('sleeper'))
  expect(trains.length).toBeGreaterThan(2)
  for (const { offer } of trains)
    expect(offer.days[0] === 'cairoNightTrain', offer.en[0]).toBe(
      !offer.know.includes('nightBefore'),
    )
})

test('nothing is asked for or promised days before what can be booked for tomorrow', () => {
  const texts = Object.values<Pair>(information).map(([en]) => en)
  expect(texts.filter((text) => /days (ahead|before)/.test(text))).toEqual([])
})

test('every text is there in both languages, each in its own letters', () => {
  const pairs: Pair[] = [
    ...packages.flatMap(({ offer: { en, ar } }) => en.map((text, n): Pair => [text, ar[n] ?? ''])),
    ...Object.values(days).flatMap(({ title, text }) => [title, text]),
    ...[...Object.values(inclusions), ...Object.values(exclusions)].map(({ text }) => text),
    ...packages.flatMap((it) => includedLines(it).map(({ text }) => text)),
    ...Object.values(outside).flatMap(({ name, room, about }) => [name, room, about]),
    ...[extras, information, tripTypes].flatMap((them) => Object.values<Pair>(them)),
    ...Object.values(policies).flatMap(({ note }) => (note ? [note] : [])),
  ]
  for (const [en, ar] of pairs) {
    expect(en).not.toMatch(arabic)
    expect(ar, en).toMatch(arabic)
    expect(ar, en).not.toMatch(/[A-Za-z\u0660-\u0669]/)
    expect(en + ar).not.toMatch(/[!]|  /)
    expect(ar, en).not.toMatch(/[;?]|,(?!\d)/)
  }
})

test('ids and names are their own, and nothing is said twice', () => {
  expect(twice(packages.map(({ id }) => String(id)))).toEqual([])
  for (const language of ['en', 'ar'] as const) {
    for (const part of [0, 1] as const)
      expect(twice(packages.map(({ offer }) => offer[language][part]))).toEqual([])
    const sentences = packages.flatMap(({ offer }) => offer[language][1].split(/(?<=[.؟?]) /))
    expect(twice(sentences)).toEqual([])
  }
  for (const n of [0, 1]) {
    expect(twice(Object.values(days).map(({ title }) => title[n] ?? ''))).toEqual([])
    expect(twice(Object.values(days).map(({ text }) => text[n] ?? ''))).toEqual([])
  }
})

test('no two itineraries read as copies, and every day written is travelled', () => {
  const used = new Set(packages.flatMap(({ offer }) => offer.days))
  expect((Object.keys(days) as DayKey[]).filter((key) => !used.has(key))).toEqual([])
  for (const [n, one] of packages.entries())
    for (const other of packages.slice(n + 1)) {
      const shared = one.offer.days.filter((key) => other.offer.days.includes(key)).length
      const most = Math.max(one.offer.days.length, other.offer.days.length)
      expect(shared / most, `${nameOf(one)} / ${nameOf(other)}`).toBeLessThan(0.67)
    }
})

const atOf = (name: string) => places.find(({ en }) => en === name)?.at ?? [0, 0]
const away = (one: string, other: string): number => {
  const [a, b] = [atOf(one), atOf(other)]
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * 0.87) * 111
}

test('each day has its night, in or near the town it tells of', () => {
  for (const it of packages) {
    const told = nameOf(it)
    expect(it.offer.days.length, told).toBe(it.nights + 1)
    expect(it.kind === 'trip' || it.nights > 0, told).toBe(true)
    const towns = it.stays.flatMap((stay) => {
      const sails = stay.stay?.kind === 'cruise'
      const town = stay.stay ? stay.stay.offer.at : outside[stay.key].at
      return Array.from({ length: stay.nights }, () => (sails ? null : town))
    })
    for (const [n, key] of it.offer.days.entries()) {
      // The day begins where the last night was and ends where the next one is.
      const around = [towns[n - 1], towns[n]]
      const near = around.flatMap((town) => (town ? [town] : []))
      if (near.length === 0 || around.includes(null) || onTheWay.includes(key)) continue
      const nearest = Math.min(...near.map((town) => away(town, days[key].at)))
      expect(nearest, `${told}, day ${n + 1}, ${days[key].at}`).toBeLessThan(330)
    }
  }
})

test('who stays on a ship boards when it sails, for as long as it sails', () => {
  const onShips = packages.filter(({ stays }) => stays.some(({ stay }) => stay?.kind === 'cruise'))
  expect(onShips.length).toBeGreaterThanOrEqual(15)
  for (const it of onShips) {
    let after = 0
    for (const { stay, nights } of it.stays) {
      if (stay?.kind === 'cruise') {
        const { leaves } = it.offer
        expect(Array.isArray(leaves) ? leaves : [], nameOf(it)).toHaveLength(1)
        const [weekday = -1] = leaves as readonly number[]
        expect(routes[stay.offer.route].sailings, nameOf(it)).toContainEqual(
          expect.objectContaining({ weekday: (weekday + after) % 7, nights }),
        )
      }
      after += nights
    }
  }
})

test('rooms can really be had: no house that is shut for months, always full, or asked first', () => {
  for (const it of packages)
    for (const { stay, nights } of it.stays)
      if (stay) {
        const told = `${stay.offer.en[0]} of ${nameOf(it)}`
        expect(stay.offer.closed, told).toBeUndefined()
        expect(stay.offer.onRequest, told).toBeUndefined()
        expect([FULL_HOUSE, WITH_HOLES], told).not.toContain(stay.id)
        if (stay.kind === 'hotel')
          expect(nights, told).toBeGreaterThanOrEqual(stay.offer.minNights ?? 1)
      }
})

test('prices are of the market: couples pay for two, and dearer houses cost more', () => {
  for (const { kind, offer, nights } of packages) {
    expect(offer.price % 10, offer.en[0]).toBe(0)
    const perNight = offer.price / Math.max(1, nights)
    const [least, most] = kind === 'honeymoon' ? [1_500, 30_000] : [600, 10_000]
    expect(perNight, offer.en[0]).toBeGreaterThan(least)
    expect(perNight, offer.en[0]).toBeLessThan(most)
  }
  const average = (stars: number) => {
    const own = honeymoons.filter((it) => starsOf(it) === stars)
    return own.reduce((sum, { offer, nights }) => sum + offer.price / nights, 0) / own.length
  }
  expect(average(5)).toBeGreaterThan(average(4))
  expect(average(4)).toBeGreaterThan(average(3))
})

test('lists are full, and name nothing twice', () => {
  for (const it of packages) {
    const { offer } = it
    expect(offer.extras.length, nameOf(it)).toBeGreaterThanOrEqual(2)
    expect(offer.know.length, nameOf(it)).toBeGreaterThanOrEqual(2)
    expect(includedLines(it).length, nameOf(it)).toBeGreaterThanOrEqual(3)
    for (const list of [offer.extras, offer.know, offer.has, offer.not ?? []])
      expect(twice(list), nameOf(it)).toEqual([])
    expect(offer.has.includes('entrance') && (offer.not ?? []).includes('tickets')).toBe(false)
    if (it.kind === 'honeymoon') expect(offer.know[0], nameOf(it)).toBe('certificate')
  }
})

test('pictures exist, 4 to 7 a package, and neighbours differ', () => {
  const known = new Map(posters.map((poster) => [poster.file, poster]))
  const arranged = arrangePackages()
  expect(arranged).toHaveLength(packages.length)
  for (const it of arranged) {
    expect(it.pictures.length, nameOf(it)).toBeGreaterThanOrEqual(4)
    expect(it.pictures.length, nameOf(it)).toBeLessThanOrEqual(7)
    expect(twice(it.pictures), nameOf(it)).toEqual([])
    for (const file of it.pictures) expect(known.has(file), file).toBe(true)
    expect(known.get(it.pictures[0] ?? '')?.scene, nameOf(it)).toBe(it.offer.scene)
  }
  for (const list of Map.groupBy(arranged, ({ kind }) => kind).values())
    for (const [n, it] of list.entries()) {
      const [cover, before] = [it, list[n - 1]].map((one) => known.get(one?.pictures[0] ?? ''))
      if (before) {
        expect(cover?.scene, nameOf(it)).not.toBe(before.scene)
        expect(cover?.light, nameOf(it)).not.toBe(before.light)
      }
    }
})

test('no picture shows what a package hasn’t got', () => {
  const sceneOf = new Map(posters.map((poster) => [poster.file, poster.scene]))
  for (const it of arrangePackages()) {
    const scenes = it.pictures.map((file) => sceneOf.get(file))
    const told = nameOf(it)
    const ship = it.stays.some(
      ({ stay }) => stay?.kind === 'cruise' && stay.offer.route !== 'dahabiya',
    )
    if (scenes.includes('cruise')) expect(ship, told).toBe(true)
    if (scenes.includes('abusimbel')) expect(it.cities, told).toContain('Abu Simbel')
    if (scenes.includes('giza')) expect(it.cities, told).toContain('Giza')
    if (scenes.includes('bus')) expect(it.offer.has, told).toContain('coach')
    expect(scenes.filter((scene) => scene === 'bus').length, told).toBeLessThan(2)
  }
})

test('fixed dates come round in every four weeks, whenever the demo is loaded', () => {
  for (const { offer } of packages)
    if (offer.leaves !== 'daily' && 'on' in offer.leaves) {
      const { on, weeks } = offer.leaves
      expect((on.length * weeks.length * 120) / 28, offer.en[0]).toBeGreaterThanOrEqual(16)
    }
  expect(addDays('2026-01-04', 28)).toBe('2026-02-01')
})
