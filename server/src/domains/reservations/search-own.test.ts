import { beforeAll, describe, expect, it } from 'vitest'
import { api } from '@rihla/contract'
import { testApp } from '../../testing/app.ts'
import { signIn } from '../../testing/people.ts'
import { confirmReservation, countBookings, openReservation } from './index.ts'
import { newFacts, OPENED_AT } from './testing/reservations.ts'

const test = await testApp({ connections: 4 })
const mona = test.browser()
const other = test.browser()
let monasId = 0

const names = [
  { en: 'Luxor by Balloon', ar: 'منطاد فوق الأُقصر' },
  { en: 'Café_in 100% sand', ar: 'مقهى الرمال' },
  { en: 'Back\\slash reef', ar: 'شعاب مرجانيّة' },
  { en: 'Luxor on foot', ar: 'جولة على الأقدام' },
  { en: 'Felucca', ar: 'فلوكة' },
]

beforeAll(async () => {
  monasId = await signIn(test, mona)
  const othersId = await signIn(test, other)
  await test.db.transaction().execute(async (trx) => {
    for (const [n, name] of [...names, ...names].entries())
      await openReservation(
        trx,
        newFacts({
          sourceId: n,
          userId: n < names.length ? monasId : othersId,
          sold: { ...newFacts().sold, name, city: { en: 'Aswan', ar: 'أسوان' } },
          // All in one instant: what is newest is decided by more than the clock.
          createdAt: OPENED_AT,
        }),
      )
  })
})

const search = async (Filters: string | null, page = {}) => {
  const request = { PageNumber: 1, PageSize: 10, Filters, ...page }
  return mona.data(api.getUserReservation, request)
}

describe('searching my reservations', () => {
  it.each([
    ['luxor', ['Luxor by Balloon', 'Luxor on foot']],
    ['LUXOR', ['Luxor by Balloon', 'Luxor on foot']],
    ['by  balloon ', ['Luxor by Balloon']],
    ['cafe', ['Café_in 100% sand']],
    ['الاقصر', ['Luxor by Balloon']],
    ['مرجانية', ['Back\\slash reef']],
    ['فلوكه', ['Felucca']],
    ['100%', ['Café_in 100% sand']],
    ['back\\slash', ['Back\\slash reef']],
    ['ballon', []],
    ["' or true --", []],
    ['%', []],
    ['_', []],
    ['\\', []],
  ])('%j finds %j', async (text, expected) => {
    const found = await search(text)
    expect(found.Data.map((card) => card.Name)).toEqual(expected)
    expect(found.TotalRecords).toBe(expected.length)
  })

  it('finds by city in either language, and never what is somebody else’s', async () => {
    for (const text of ['aswan', 'اسوان'])
      expect((await search(text)).TotalRecords, text).toBe(names.length)
  })

  it('finds by reference, as it is printed and as it is typed', async () => {
    const [card] = (await search('felucca')).Data
    const reference = card?.ReferenceNumber ?? ''
    for (const text of [reference, reference.toLowerCase(), reference.slice(4), ` ${reference} `])
      expect(
        (await search(text)).Data.map((it) => it.Id),
        text,
      ).toEqual([card?.Id])
  })
})

describe('pages of my reservations', () => {
  it('neither repeat nor lose what was booked in the same instant, in the order it was booked', async () => {
    const ids: number[] = []
    for (const PageNumber of [1, 2, 3]) {
      const page = await search(null, { PageNumber, PageSize: 2 })
      expect(page).toMatchObject({ PageNumber, TotalPages: 3, TotalRecords: 5 })
      ids.push(...page.Data.map((card) => card.Id))
    }
    expect(ids).toHaveLength(5)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
  })

  it('are brought within bounds', async () => {
    expect(await search(null, { PageNumber: -1, PageSize: 0 })).toMatchObject({
      PageNumber: 1,
      PageSize: 1,
    })
    expect((await search(null, { PageSize: 1000 })).PageSize).toBe(100)
    expect((await search(null, { PageNumber: 4, PageSize: 2 })).Data).toEqual([])
  })
})

it('only what is confirmed counts as booked', async () => {
  expect((await countBookings(test.db, [monasId])).get(monasId)).toBeUndefined()
  const [card] = (await search('felucca')).Data
  await test.db
    .transaction()
    .execute((trx) =>
      confirmReservation(
        { trx, now: OPENED_AT, publish: async () => undefined },
        card?.Id ?? 0,
        newFacts().total,
      ),
    )
  expect((await countBookings(test.db, [monasId])).get(monasId)).toBe(1)
})
