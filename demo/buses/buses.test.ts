import { expect, test } from 'vitest'
import type { Pair } from '../pair.ts'
import { classes, layouts } from './classes.ts'
import { lines } from './lines.ts'
import { stations, type DemoStation } from './stations.ts'
import { timetable } from './timetable.ts'
import { seatRows } from './write-buses.ts'

const arabic = /[\u0621-\u064a]/
const all: readonly DemoStation[] = Object.values(stations)
const twice = (texts: readonly string[]): string[] =>
  texts.filter((text, n) => texts.indexOf(text) !== n)

test('29 stations in 7 regions, in both languages, where they are, to be found by how people spell', () => {
  expect(all).toHaveLength(29)
  expect(new Set(all.map(({ region }) => region[0])).size).toBe(7)
  const pairs: Pair[] = [
    ...all.flatMap(({ name, region, boarding }) => [name, region, ...(boarding ? [boarding] : [])]),
    ...Object.values(classes).map(({ name }): Pair => name),
  ]
  for (const [en, ar] of pairs) {
    expect(en).not.toMatch(arabic)
    expect(ar, en).toMatch(arabic)
    expect(ar, en).not.toMatch(/[A-Za-z\u0660-\u0669,;?!]/)
  }
  for (const { name, at, spellings } of all) {
    expect(at[0] > 24 && at[0] < 31.7 && at[1] > 27 && at[1] < 35, name[0]).toBe(true)
    expect(spellings.length, name[0]).toBeGreaterThanOrEqual(2)
    expect(twice(spellings), name[0]).toEqual([])
  }
  expect(twice(all.flatMap(({ name }) => name))).toEqual([])
})

test('60 routes and more, each with a way back', () => {
  const routes = new Set(timetable.map((it) => `${it.from_station_id} ${it.to_station_id}`))
  expect(routes.size).toBeGreaterThanOrEqual(60)
  expect(routes.size).toBe(lines.length * 2)
  for (const route of routes) expect(routes).toContain(route.split(' ').toReversed().join(' '))
  const served = new Set(timetable.map((it) => it.from_station_id))
  expect(served.size).toBe(all.length)
  expect(twice(timetable.map(({ id }) => String(id)))).toEqual([])
})

const kmBetween = (one: DemoStation, other: DemoStation): number =>
  Math.hypot(one.at[0] - other.at[0], (one.at[1] - other.at[1]) * 0.87) * 111

test('no bus is faster than the road allows, nor its road shorter than the map', () => {
  for (const { from, to, km, minutes } of lines) {
    const told = `${from} ${to}`
    expect(km, told).toBeGreaterThan(kmBetween(stations[from], stations[to]) * 0.98)
    const speed = (km / minutes) * 60
    expect(speed, told).toBeGreaterThan(40)
    expect(speed, told).toBeLessThan(90)
  }
})

test('more leaves for the weekend, and nothing during the Friday prayer', () => {
  const on = (day: number) => timetable.filter(({ weekdays }) => weekdays.includes(day))
  expect(on(4).length).toBeGreaterThan(on(2).length + 10)
  expect(on(5).filter(({ departs }) => departs >= '11:20' && departs <= '13:20')).toEqual([])
  for (const { departs } of timetable) expect(departs).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  const nights = timetable.filter(({ departs }) => departs >= '22:00' || departs < '02:00')
  expect(nights.length).toBeGreaterThan(60)
})

test('dearer classes cost more on the same way, and a round trip 10 to 25 % less', () => {
  for (const { price, round_price: round, minutes } of timetable) {
    expect(price % 500).toBe(0)
    expect(round % 100).toBe(0)
    expect(1 - round / price).toBeGreaterThanOrEqual(0.1)
    expect(1 - round / price).toBeLessThanOrEqual(0.25)
    expect(price / minutes, 'piastres a minute').toBeLessThan(500)
  }
  const between = (from: number, to: number) =>
    timetable.filter((it) => it.from_station_id === from && it.to_station_id === to)
  const toHurghada = between(1, 14)
  const average = (classId: number) => {
    const own = toHurghada.filter((it) => it.class_id === classId)
    return own.reduce((sum, { price }) => sum + price, 0) / own.length
  }
  expect(average(2)).toBeLessThan(average(3))
  expect(average(3)).toBeLessThan(average(4))
  expect(average(4)).toBeLessThan(average(5))
  expect(new Set(timetable.map((it) => it.class_id)).size).toBe(Object.keys(classes).length)
})

test('seats stand two and two or two and one, an aisle after 240, numbered from the front', () => {
  for (const [n, rows] of Object.values(layouts).entries()) {
    const own = seatRows.filter((seat) => seat.layout_id === n + 1)
    const seen = own.map(({ x, y }) => `${x} ${y}`)
    expect(twice(seen)).toEqual([])
    expect(own.map(({ number }) => Number(number))).toEqual(own.map((_, nth) => nth + 1))
    const across = new Set(own.map(({ x }) => x))
    expect([4, 3]).toContain(across.size)
    expect([...across].every((x) => x % 80 === 0 && x >= 160)).toBe(true)
    expect(across).toContain(240)
    expect(across).toContain(320)
    for (const { x, is_window: window } of own)
      expect(window).toBe(x === 160 || x === Math.max(...across))
    expect(own.length).toBe(rows.flat().length)
    expect(own.length).toBeGreaterThan(across.size === 3 ? 25 : 35)
  }
})
