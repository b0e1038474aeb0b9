import { api } from '@rihla/contract'
import type { EditedDestination } from '@rihla/contract/desk/destinations/calls'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { addPlaces } from '../../catalogue/test-offers.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 6, passwords: plainPasswords, rateLimitScale: 1000 })
const { db } = test
await addPlaces(db)
const editor = await givenStaff(test, 'editor')
const manager = await givenStaff(test, 'manager')
const reader = test.browser()
const LUXOR = 2
const { slug: Slug } = (await readSlug())[0] ?? { slug: '' }
async function readSlug() {
  const asked = sql<{ slug: string }>`select slug from destinations where id = ${LUXOR}`
  return (await asked.execute(db)).rows
}

const said = (
  Name: string,
  its: Partial<EditedDestination['En']> = {},
): EditedDestination['En'] => ({
  Name,
  Summary: '',
  Story: '',
  BestTime: '',
  GettingThere: '',
  ...its,
})
const luxor = (its: Partial<EditedDestination> = {}): EditedDestination => ({
  Image: null,
  IsShown: true,
  Position: 2,
  Spellings: [],
  En: said('Luxor'),
  Ar: said('الأقصر'),
  ...its,
})
const read = () => editor.data(api.getDeskDestination, { id: LUXOR })
const ask = (its: Partial<EditedDestination>, Edition: string) => {
  const Destination = luxor(its)
  return {
    ...why(),
    id: LUXOR,
    Edition,
    Destination: { ...Destination, Image: Destination.Image ?? undefined },
  }
}
const save = async (its: Partial<EditedDestination>, by: Browser = editor) =>
  by.call(api.saveDestination, ask(its, (await read()).Edition))
const page = (language: 'en-US' | 'ar-EG') =>
  reader.call(api.getDestination, { Slug }, { 'accept-language': language })
const listed = async () =>
  (await reader.data(api.getDestinations, {})).map(({ CityName }) => CityName)
const codeOf = (body: object) => ('code' in body ? body.code : undefined)

beforeEach(async () => {
  expect((await save({})).status).toBe(200)
})

it('names, story and tips of each language show on the page at once', async () => {
  const En = said('Luxor', {
    Summary: 'Temples on both banks.',
    Story: 'Karnak & more.\n\nThen the west bank.',
    BestTime: 'November',
  })
  expect((await save({ En })).body.Data?.State).toBe('done')
  expect((await page('en-US')).body.Data).toMatchObject({
    Summary: 'Temples on both banks.',
    Story: '<p>Karnak &amp; more.</p><p>Then the west bank.</p>',
    BestTime: 'November',
    GettingThere: null,
  })
  expect((await page('ar-EG')).body.Data).toMatchObject({ CityName: 'الأقصر', Summary: null })
  expect((await read()).Destination.En).toEqual(En)
  const { Items } = await editor.data(api.getDeskDestinations, {})
  expect(Items.find(({ Id }) => Id === LUXOR)).toMatchObject({ Written: ['en'], IsShown: true })
})

it('a script in a story is never shown', async () => {
  const Story = '<p onclick="steal()">Karnak</p><script>steal()</script>'
  await save({ En: said('Luxor', { Summary: 'Temples.', Story }) })
  expect((await page('en-US')).body.Data?.Story).toBe('<p>Karnak</p>')
})

it('what people spell finds it, once each', async () => {
  const find = async () =>
    (await reader.data(api.autoComplete, { SearchText: 'taiba' })).map(({ Text }) => Text)
  expect(await find()).not.toContain('Luxor')
  await save({ Spellings: ['taiba', 'Thebes', 'taiba'] })
  expect((await read()).Destination.Spellings).toEqual(['Thebes', 'taiba'])
  expect(await find()).toContain('Luxor')
})

it('one that isn’t shown is in no list, and its page still answers', async () => {
  expect(await listed()).toContain('Luxor')
  await save({ IsShown: false })
  expect(await listed()).not.toContain('Luxor')
  expect((await page('en-US')).status).toBe(200)
  expect(
    (await reader.data(api.getDestination, { Slug: 'cairo' })).Nearby.map((it) => it.CityName),
  ).not.toContain('Luxor')
})

it('lists have the order that was given', async () => {
  await save({ Position: 100_000 })
  expect((await listed()).at(-1)).toBe('Luxor')
})

it('pressed twice is saved once; the log says what was changed, and no story that stays', async () => {
  const Story = 'A long story.'
  await save({ En: said('Luxor', { Summary: 'Temples.', Story }) })
  const asked = ask(
    { En: said('Luxor, again', { Summary: 'Temples.', Story }) },
    (await read()).Edition,
  )
  const answers = await Promise.all([1, 2].map(() => editor.call(api.saveDestination, asked)))
  expect(answers.map(({ body }) => body.Data?.State)).toEqual(['done', 'done'])
  const { rows } = await sql<{ step: string; before: object | null; after: object | null }>`
    select step, before, after from audit_log where key = ${asked.Key} order by id`.execute(db)
  expect(rows).toMatchObject([
    { step: 'begun', before: { 'En.Name': 'Luxor' } },
    { step: 'done', after: { 'En.Name': 'Luxor, again' } },
  ])
  expect(Object.keys(rows[0]?.before ?? {}).toSorted()).toEqual(['En.Name', 'subject'])
})

it('what can’t be is refused, and nothing changes', async () => {
  const before = await read()
  const nameless = await save({ Ar: said('') })
  const noSentence = await save({ Ar: said('الأقصر', { Story: 'قصة' }) })
  expect([nameless.status, noSentence.status]).toEqual([400, 400])
  expect(codeOf((await save({ Image: '/images/gone.webp' })).body)).toBe('photo_gone')
  const elsewhere = await save({ Image: 'https://example.com/x.webp' })
  expect(elsewhere.status).toBe(400)
  const stale = await editor.call(api.saveDestination, ask({ Position: 9 }, 'another'))
  expect(codeOf(stale.body)).toBe('content_changed')
  const gone = await editor.call(api.saveDestination, { ...ask({}, ''), id: 999_999 })
  expect(codeOf(gone.body)).toBe('destination_not_found')
  expect(await read()).toEqual(before)
})

/** Two editors save the same edition at the same moment: whether one of them is refused. */
const isOneRefused = async (): Promise<boolean> => {
  await save({})
  const { Edition } = await read()
  const [mine, theirs] = [ask({ Position: 7 }, Edition), ask({ Position: 8 }, Edition)]
  const answers = await Promise.all([
    editor.call(api.saveDestination, mine),
    manager.call(api.saveDestination, theirs),
  ])
  const statuses = answers.map(({ status }) => status).toSorted()
  return statuses.join() === '200,409'
}

it(`K14: is refused to one of two editors, ${RUNS} times`, { timeout: 60_000 }, async () => {
  expect(await lostOf(RUNS, isOneRefused)).toBe(0)
})

it('K14 control: without the lock both are saved, and what one wrote is lost', async () => {
  await withFunction(
    db,
    'lock_destination',
    () => 'begin perform pg_sleep(0.05); end',
    async () => expect(await isEverLost(isOneRefused)).toBe(true),
  )
})
