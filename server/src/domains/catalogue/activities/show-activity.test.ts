import { getActivityDetails, getAllActivityTypes } from '@rihla/contract/catalogue/activities'
import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addHold, addPlaces, addStock } from '../test-offers.ts'
import { publicSite } from '../../../testing/public-site.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const today = cairoDate(clock.now())
const day = '2026-11-24'
let id = 0

beforeAll(async () => {
  await addPlaces(db)
  id = await addActivity(db, {
    cover: 'nile.webp',
    price: 50_050,
    minutes: 90,
    description: '<p onclick="x()">Sail</p><script>steal()</script><a href="javascript:x()">x</a>',
  })
  await sql`insert into activity_images values (${id}, 1, 'nile.webp'), (${id}, 2, 'reef.webp')`.execute(
    db,
  )
  await sql`insert into activity_videos values (${id}, 1, 'abc123')`.execute(db)
  await addStock(db, id, day, { capacity: 10, held: 6, sold: 1 })
  await addHold(db, id, day, 2, new Date(clock.now().getTime() - 1000))
  await addHold(db, id, day, 4, new Date(clock.now().getTime() + 60_000))
})

const show = (input: object, language: 'en' | 'ar' = 'en') =>
  site.call(getActivityDetails, { Id: id, ArrivalDate: day, ...input }, language)

test('shows everything about an activity on a date', async () => {
  const { status, Data } = await show({ ArrivalDate: `${day}T00:00:00Z` })
  expect(status).toBe(200)
  expect(Data).toEqual({
    ActivityId: id,
    Name: 'Sunset felucca',
    ActivityTypeName: 'Felucca',
    CityName: 'Luxor',
    CityId: 2,
    Description: '<p>Sail</p><a rel="noopener noreferrer">x</a>',
    Images: [
      {
        ImagePath: '/images/nile.webp',
        Alt: 'Feluccas on the Nile',
        Placeholder: 'data:image/webp;base64,AA',
        Colour: '#186878',
      },
      { ImagePath: '/images/reef.webp', Alt: 'Reef', Placeholder: null, Colour: null },
    ],
    Rating: 4.5,
    RatingDegree: 'Excellent',
    ReviewsCount: 10,
    ReadableDuration: '1 hour 30 minutes',
    Duration: 1.5,
    FreeCancellation: 'Free cancellation up to 24 hours before',
    Cancellation: [
      {
        Until: '2026-11-23T07:00:00.000Z',
        Percent: 100,
        Text: 'Full refund until Mon 23 Nov 2026, 09:00',
      },
      {
        Until: '2026-11-23T19:00:00.000Z',
        Percent: 50,
        Text: '50% refund until Mon 23 Nov 2026, 21:00',
      },
      { Until: null, Percent: 0, Text: 'No refund after that' },
    ],
    IncludedActivityAdditions: [{ Description: 'Tea', IconPath: null }],
    ExcludedActivityAdditions: [{ Description: 'Tips', IconPath: null }],
    PickupPoint: 'Corniche',
    NotAllowedAge: 'Children under 13',
    NotAllowedLuggage: '0',
    AdditionalInformation: null,
    Luggages: [{ Description: 'Hat' }],
    ChildrenPolicies: [{ Details: 'Under 13 years', PriceText: 'Can’t come along' }],
    Steps: ['<p>One</p>', '<p>Two</p>'],
    Videos: ['abc123'],
    TermsAndConditions: '<p>Terms</p>',
    Price: 501,
    OfferPrice: null,
    OfferExpirationDate: null,
    TotalPrice: 1002,
    OriginalTotalPrice: null,
    PriceLines: [{ Label: '2 adults × EGP\u00a0501', Amount: 1002 }],
    Children: null,
    PartyProblem: null,
    PeriodText: 'per adult',
    DateText: 'Tuesday, 24 November 2026',
    IsAvailable: true,
    PlacesLeft: 5,
    BookButtonText: 'Book now',
    ShareLink: `https://rihla.example/activity?id=${id}&arrival-date=24-11-2026&adults=2`,
    Where: {
      Place: 'Corniche',
      Address: 'Luxor',
      Latitude: 25.699,
      Longitude: 32.642,
      StartsAt: '2026-11-24T07:00:00.000Z',
      EndsAt: '2026-11-24T08:30:00.000Z',
      Phone: '',
    },
    Latitude: null,
    Longitude: null,
  })
})

test('speaks Arabic', async () => {
  expect((await show({}, 'ar')).Data).toMatchObject({
    Name: 'فلوكة وقت الغروب',
    CityName: 'الأقصر',
    ActivityTypeName: 'فلوكة',
    DateText: 'الثلاثاء 24 نوفمبر 2026',
    BookButtonText: 'احجز الآن',
    PeriodText: 'للبالغ',
    RatingDegree: 'ممتاز',
  })
})

test('places of a hold that is over are free, of a live one not', async () => {
  expect((await show({ AdultsCount: 5 })).Data).toMatchObject({ IsAvailable: true, PlacesLeft: 5 })
  expect((await show({ AdultsCount: 6 }, 'ar')).Data).toMatchObject({
    IsAvailable: false,
    PlacesLeft: 5,
    BookButtonText: 'الأماكن لا تكفي مجموعتك',
  })
})

test.each([
  ['a day without stock', addDays(day, 1), null],
  ['a closed day', addDays(day, 2), { capacity: 50, closed: true }],
  ['yesterday', addDays(today, -1), { capacity: 50 }],
  ['beyond the last bookable day', addDays(today, 121), { capacity: 50 }],
])('%s is not available', async (_, date, places) => {
  if (places) await addStock(db, id, date, places)
  const { Data } = await show({ ArrivalDate: date })
  expect(Data).toMatchObject({
    IsAvailable: false,
    PlacesLeft: null,
    BookButtonText: 'Not available on this date',
  })
  expect(Data.ShareLink).toContain(toAddressDate(date))
})

test('the date is read in every wire format', async () => {
  expect((await show({ ArrivalDate: '11/24/2026' })).Data.IsAvailable).toBe(true)
})

test.each([
  ['an unknown id', { Id: 999_999 }, 404, 'offer_not_found'],
  ['an id that is none', { Id: 'abc' }, 400, 'invalid_input'],
  ['a date that is none', { ArrivalDate: '31-02-2026' }, 400, 'invalid_input'],
  ['no date', { ArrivalDate: undefined }, 400, 'invalid_input'],
  ['nobody', { AdultsCount: 0 }, 400, 'invalid_input'],
])('%s is refused', async (_, input, status, code) => {
  expect(await show(input)).toMatchObject({ status, code, Data: null })
})

test('what is not on sale is not found', async () => {
  const hidden = await addActivity(db, { active: false })
  expect((await show({ Id: hidden })).status).toBe(404)
})

test('types come in the editor order, in the language of the caller', async () => {
  expect((await site.call(getAllActivityTypes, {}, 'ar')).Data).toEqual([
    { ActivityTypeId: 2, Name: 'فلوكة' },
    { ActivityTypeId: 1, Name: 'منطاد' },
    { ActivityTypeId: 3, Name: 'غوص' },
  ])
})

test('no HTML that was stored can run anything, in any field or language', async () => {
  const attacks = [
    '<script>steal()</script>',
    '<scr<script>ipt>steal()</script>',
    '<img src=x onerror=steal()>',
    '<svg/onload=steal()>',
    '<p/onmouseover="steal()">a</p>',
    '<a href="javascript:steal()">a</a>',
    '<a href=" &#106;avascript:steal()">a</a>',
    '<a href="java&#9;script:steal()">a</a>',
    '<a href="data:text/html,<script>steal()</script>">a</a>',
    '<a href="vbscript:steal()">a</a>',
    '<iframe srcdoc="<script>steal()</script>"></iframe>',
    '<object data="x"></object><embed src="x"><base href="//evil.example/">',
    '<form action="//evil.example"><input name="card"><button>Pay</button></form>',
    '<style>body{display:none}</style><div style="position:fixed">a</div>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=steal()>">',
    '<!--><img src=x onerror=steal()>-->',
    '<p>kept <strong>text</strong></p>',
  ]
  const hostile = await addActivity(db)
  await sql`update activity_texts set description = ${attacks.join('')}, steps = ${attacks},
    terms = ${attacks.toReversed().join('')} where activity_id = ${hostile}`.execute(db)
  for (const language of ['en', 'ar'] as const) {
    const { Data } = await show({ Id: hostile }, language)
    const fields = [Data.Description, Data.TermsAndConditions ?? '', ...Data.Steps]
    expect(fields).toHaveLength(2 + attacks.length)
    for (const html of fields.slice(0, 2)) expect(html).toContain('kept <strong>text</strong>')
    for (const html of fields) {
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
      for (const [whole, name = '', attributes = ''] of tags) {
        expect(name, whole).toMatch(/^(p|a|strong|div)$/)
        expect(attributes, whole).not.toMatch(/\bon\w+=|style=|(java|vb)script:|data:|srcdoc/i)
      }
    }
  }
})
