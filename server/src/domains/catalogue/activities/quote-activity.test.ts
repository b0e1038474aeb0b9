import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { quoteActivity } from './quote-activity.ts'
import { addActivity, addPlaces } from '../test-offers.ts'

const { db } = await testDatabase(2)
const now = new Date('2026-11-21T10:00:00Z')
const today = cairoDate(now)

const adults = (count: number) => ({ adults: count, childAges: [] })

beforeAll(() => addPlaces(db))

test('quotes prices, names and the stock that a hold would claim', async () => {
  const id = await addActivity(db, {
    cover: 'nile.webp',
    price: 50_000,
    offerPrice: 40_000,
    offerExpiresAt: new Date('2026-11-21T10:00:01Z'),
  })
  const quote = await quoteActivity(db, {
    family: 'Activity',
    id,
    date: today,
    party: adults(3),
    now,
  })
  expect(quote).toEqual({
    itemId: id,
    name: { en: 'Sunset felucca', ar: 'فلوكة وقت الغروب' },
    city: { en: 'Luxor', ar: 'الأقصر' },
    image: '/images/nile.webp',
    date: today,
    lines: [
      {
        label: { en: '3 adults × EGP\u00a0500', ar: '3 بالغين × 500\u00a0ج.م' },
        amount: 150_000,
      },
      { label: { en: 'Offer', ar: 'خصم العرض' }, amount: -30_000 },
      { label: { en: 'Taxes and service', ar: 'الضرائب والخدمة' }, amount: null },
    ],
    original: 150_000,
    total: 120_000,
    cancellation: {
      beginsAt: cairoInstant(today, 9 * 60).toISOString(),
      steps: [
        { until: cairoInstant(today, -15 * 60).toISOString(), percent: 100 },
        { until: cairoInstant(today, -3 * 60).toISOString(), percent: 50 },
      ],
    },
    visit: {
      place: { en: 'Corniche', ar: 'Corniche' },
      address: { en: 'Luxor', ar: 'الأقصر' },
      latitude: 25.699,
      longitude: 32.642,
      startsAt: cairoInstant(today, 9 * 60).toISOString(),
      endsAt: cairoInstant(today, 11 * 60).toISOString(),
    },
    saleEndsAt: cairoInstant(today, 1440),
    stock: [{ kind: 'activity', itemId: id, day: today, quantity: 3 }],
  })
})

test.each([
  ['that has just ended', { offerExpiresAt: now }],
  ['that is not below the price', { offerPrice: 50_000 }],
])('an offer %s does not count, whatever the stored price says', async (_, request) => {
  const id = await addActivity(db, { price: 50_000, offerPrice: 40_000, ...request })
  expect(
    await quoteActivity(db, { family: 'Activity', id, date: today, party: adults(1), now }),
  ).toMatchObject({
    total: 50_000,
  })
})

test('an offer without an end counts', async () => {
  const id = await addActivity(db, { price: 50_000, offerPrice: 40_000 })
  expect(
    await quoteActivity(db, { family: 'Activity', id, date: today, party: adults(1), now }),
  ).toMatchObject({
    total: 40_000,
  })
})

test('the first and the last bookable day are quoted, the days around them refused', async () => {
  const id = await addActivity(db)
  const on = (date: string) =>
    quoteActivity(db, { family: 'Activity', id, date, party: adults(1), now })
  expect(await on(addDays(today, 120))).toMatchObject({ itemId: id })
  const refusal = {
    refusal: 'date_outside_range',
    params: { min: '21/11/2026', max: '21/03/2027' },
  }
  expect(await on(addDays(today, -1))).toEqual(refusal)
  expect(await on(addDays(today, 121))).toEqual(refusal)
})

test('what is unknown or not on sale is refused', async () => {
  const hidden = await addActivity(db, { active: false })
  for (const id of [hidden, 123_456_789])
    expect(
      await quoteActivity(db, { family: 'Activity', id, date: today, party: adults(1), now }),
    ).toEqual({
      refusal: 'offer_not_found',
    })
})
