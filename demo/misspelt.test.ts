import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { autoComplete } from '@rihla/contract/catalogue/offer'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { findNames, named } from '@rihla/contract/names/find-names'
import { catalogueRoutes } from '@rihla/server/domains/catalogue/index'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { publicSite } from '@rihla/server/testing/public-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cities, stations } from './buses/stations.ts'
import { smallDemo } from './extent.ts'
import { loadDemo } from './load-demo.ts'

// Twenty places in Latin letters, in Arabic ones and in Arabizi, as people misspell them: every box finds
// them among all that the demo has.

const { db, pool, ...database } = await testDatabase(3)
const dataDir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const clock = testClock('2026-11-21T10:00:00Z')
const site = publicSite({ db, pool, ...database }, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const extent = { ...smallDemo, days: 10, nights: 10, busDays: 2, soldDays: 1 }
beforeAll(() => loadDemo(db, { now: clock.now(), dataDir, extent }), 120_000)

const misspelt: Readonly<Record<string, readonly string[]>> = {
  Cairo: ['caiiro', 'kairo', 'كايرو', 'qahera'],
  Giza: ['gizza', 'الجيذة'],
  Alexandria: ['alexndria', 'iskndria', 'الاسكندريه'],
  Luxor: ['luxr', 'لوكسور', 'lo2sor'],
  Aswan: ['aswn', 'اسوان'],
  Hurghada: ['hurghda', '7urghada', 'الغردقه', 'هورجادا'],
  'Sharm El Sheikh': ['sharm el shiek', 'شرم الشيح'],
  Dahab: ['dahb', 'داهب'],
  'Marsa Alam': ['marsa 3alam', 'مرسي علم'],
  'El Gouna': ['elgouna', 'الجونه'],
  'Ain Sokhna': ['ein sokhna', 'ain so5na'],
  Fayoum: ['fayum', 'الفيومم'],
  'Siwa Oasis': ['siwwa', 'سيوه'],
  'El Alamein': ['alamain', 'العالمين'],
  'Marsa Matruh': ['matrou7', 'مرسي مطروخ'],
  Nuweiba: ['nuwaiba', 'نوبيع'],
  Taba: ['tabba', 'طابه'],
  'Port Said': ['portsaid', 'بور سعيد'],
  Ismailia: ['ismalia', 'الاسماعليه'],
  Minya: ['menya', 'المنية'],
}
const rows = Object.entries(misspelt).flatMap(([place, all]) => all.map((typed) => [typed, place]))

const suggest = async (SearchText: string, Modules: string[] = []) =>
  (await site.call(autoComplete, { SearchText, Modules })).Data

test('in the box of destinations the place comes first, whichever kind is searched', async () => {
  expect(rows.length).toBeGreaterThan(40)
  const astray: string[] = []
  for (const [typed = '', place] of rows)
    for (const modules of [[], ['Hotel'], ['Trip']]) {
      const [first] = await suggest(typed, modules)
      if (first?.Text !== place)
        astray.push(`${typed}: ${first?.Text} for ${place} in ${modules.join()}`)
    }
  expect(astray).toEqual([])
})

test.each([
  ['Le Caire', 'Cairo'],
  ['Kairo', 'Cairo'],
  ['Assuan', 'Aswan'],
  ['El Guna', 'El Gouna'],
  ['Scharm El-Scheich', 'Sharm El Sheikh'],
  ['Хургада', 'Hurghada'],
  ['шарм эль шейх', 'Sharm El Sheikh'],
])('%s is %s in another language', async (typed, place) =>
  expect((await suggest(typed, ['Hotel']))[0]?.Text).toBe(place),
)

test.each([
  ['Red Sea', 'Hurghada', 'Marsa Alam'],
  ['البحر الاحمر', 'Hurghada', 'Marsa Alam'],
  ['Sinai', 'Sharm El Sheikh', 'Dahab'],
  ['سيناء', 'Sharm El Sheikh', 'Dahab'],
])('%s leads to its places', async (typed, ...places) => {
  const found = (await suggest(typed, ['Hotel'])).map(({ Text }) => Text)
  expect(found).toEqual(expect.arrayContaining(places))
})

test('in the box of stations the first is one of the place, where buses stop there', () => {
  const everyName = Object.values(stations).map((it) => ({
    it,
    names: named([...it.name, ...it.region, ...it.spellings].join(' ')),
  }))
  const inTown = (place: string) => (name: string) =>
    name.toLowerCase().includes(place.replace(' Oasis', '').toLowerCase())
  const astray: string[] = []
  let tried = 0
  for (const [typed = '', place = ''] of rows) {
    const own = everyName.filter(({ it }) => [...it.name, ...it.spellings].some(inTown(place)))
    if (own.length === 0) continue
    tried += 1
    const [first] = findNames(everyName, typed, ({ names }) => names)
    if (!first || !own.includes(first)) astray.push(`${typed}: ${first?.it.name[0]} for ${place}`)
  }
  expect(Object.keys(cities).length).toBeGreaterThan(3)
  expect(tried).toBeGreaterThan(30)
  expect(astray).toEqual([])
})

/** A letter left out of the middle of the longest word, and two changed places in it. */
function slipsOf(name: string): string[] {
  const [longest = ''] = name.split(' ').toSorted((a, b) => b.length - a.length)
  const at = Math.floor(longest.length / 2)
  const dropped = longest.slice(0, at) + longest.slice(at + 1)
  const swapped =
    longest.slice(0, at - 1) + longest.charAt(at) + longest.charAt(at - 1) + longest.slice(at + 1)
  return [dropped, swapped].map((slip) => name.replace(longest, slip))
}

test.each(['en', 'ar'] as const)(
  'in the box of hotels their names are found, %s',
  async (language) => {
    const path = '/api/Hotels?PageSize=100' as typeof getHotels.path
    const { Data } = await site.call({ ...getHotels, path }, {}, language)
    const names = Data.Data.map(({ Name }) => Name).filter((_, n) => n % 5 === 0)
    expect(names).toHaveLength(20)
    const lost: string[] = []
    for (const name of names)
      for (const typed of slipsOf(name)) {
        const found = (
          await site.call(autoComplete, { SearchText: typed, Modules: ['Hotel'] }, language)
        ).Data
        if (!found.some(({ Text }) => Text === name))
          lost.push(`${typed}: ${found.map((it) => it.Text).join()}`)
      }
    expect(lost).toEqual([])
  },
)
