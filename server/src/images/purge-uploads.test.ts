import { randomBytes } from 'node:crypto'
import { api } from '@rihla/contract'
import { contentTableNames, shapeOf } from '@rihla/contract/content/tables'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'
import { givenActivity, givenHeld, givenPlaces } from '../testing/booking.ts'
import { signIn } from '../testing/people.ts'
import { plainPasswords } from '../testing/plain-passwords.ts'
import { withFunction } from '../testing/replace-function.ts'
import { purgeUploads } from './purge-uploads.ts'

const test = await testApp({ connections: 8, passwords: plainPasswords, rateLimitScale: 1000 })
await givenPlaces(test)
const { db, app, clock } = test
const staff = test.browser()
const DAY = 86_400
let activity = 0

/** Their session begins anew: one of staff lasts eight hours, and the clock is moved. */
const backAtWork = () => sql`update sessions set created_at = ${clock.now()}`.execute(db)
beforeAll(async () => {
  const userId = await signIn(test, staff, { role: 'staff' })
  await sql`insert into staff_roles (user_id, role, granted_at) values (${userId}, 'manager', now())`.execute(
    db,
  )
  activity = await givenActivity(test, 40)
})

const why = () => ({ Reason: 'The season', Key: crypto.randomUUID() })
const photo = (): Promise<Buffer> => {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  return sharp({ create: { width: 40, height: 40, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}
const send = async (bytes: Buffer): Promise<string> => {
  const asked = { Shape: 'square', Across: 50, Down: 50, AltEn: 'Boats', AltAr: 'مراكب' } as const
  const { Url } = await staff.data(api.uploadContentPhoto, {
    Key: crypto.randomUUID(),
    Image: new File([new Uint8Array(bytes)], 'a.png'),
    ...asked,
  })
  return Url
}
const upload = async () => send(await photo())
const statusOf = async (url: string) => (await app.http.request(`${url}?w=160`)).status
const later = async (days = 1.1) => {
  clock.advance(days * DAY)
  await backAtWork()
}
const purge = () => purgeUploads(app.uploads)
const waiting = async () =>
  (await sql<{ name: string }>`select name from photo_uploads`.execute(db)).rows.map(
    ({ name }) => `/images/${name}`,
  )
const codeOf = (body: object) => ('code' in body ? body.code : undefined)

const saveGallery = async (...Photos: string[]) => {
  const which = { kind: 'activity', id: activity } as const
  const { Galleries } = await staff.data(api.getOfferPhotos, which)
  const Edition = Galleries[0]?.Edition ?? ''
  return staff.call(api.setOfferPhotos, { ...which, ...why(), Of: 'offer', Edition, Photos })
}
const saveDestination = async (Image: string) => {
  const { Edition, Destination } = await staff.data(api.getDeskDestination, { id: 1 })
  const said = { Summary: 'A town.', Story: 'Long.', BestTime: '', GettingThere: '' }
  const texts = { En: { ...said, Name: 'Cairo' }, Ar: { ...said, Name: 'القاهرة' } }
  return staff.call(api.saveDestination, {
    ...why(),
    id: 1,
    Edition,
    Destination: { ...Destination, ...texts, Image },
  })
}
const saveScreenshot = async (url: string) => {
  const { Edition } = await staff.data(api.getDeskContent, { Table: 'screenshots_content' })
  const row = { title: 'The app', subtitle: null, images: [{ image_url: url, alt: 'Boats' }] }
  // Which rows a table has is known by its name alone, which the types of a call can’t say of a value built here.
  const Content = { Table: 'screenshots_content', Rows: { en: [row], ar: [] } } as never
  return staff.call(api.saveContent, { ...why(), Edition, Content })
}
const ways = [
  ['the gallery of an offer', saveGallery],
  ['a destination', saveDestination],
  ['the public pages', saveScreenshot],
] as const

describe('a photograph that was uploaded', () => {
  it('and never saved is gone after a day, with its file and its sizes', async () => {
    const bytes = await photo()
    const url = await send(bytes)
    expect(await statusOf(url)).toBe(200)
    await later(0.9)
    await purge()
    expect(await statusOf(url)).toBe(200)
    await later(0.2)
    await purge()
    expect(await statusOf(url)).toBe(404)
    expect(await waiting()).toEqual([])
    expect(await send(bytes)).toBe(url)
    expect(await statusOf(url)).toBe(200)
  })

  it.each(ways)('and saved in %s stays', async (_, save) => {
    const [saved, unsaved] = [await upload(), await upload()]
    expect((await save(saved)).status).toBe(200)
    await later()
    await purge()
    expect([await statusOf(saved), await statusOf(unsaved)]).toEqual([200, 404])
    expect(await waiting()).toEqual([])
  })

  it('again waits for its save anew', async () => {
    const bytes = await photo()
    const url = await send(bytes)
    await later(0.9)
    await send(bytes)
    await later(0.9)
    await purge()
    expect(await statusOf(url)).toBe(200)
  })

  it('and was sold stays for who booked it, also out of its gallery', async () => {
    const url = await upload()
    expect((await saveGallery(url)).status).toBe(200)
    const buyer = test.browser()
    await signIn(test, buyer)
    await givenHeld(buyer, activity)
    expect((await saveGallery()).status).toBe(200)
    await later()
    await purge()
    expect(await statusOf(url)).toBe(200)
  })

  it.each(ways)('and is gone can’t be saved in %s', async (_, save) => {
    const url = await upload()
    await later()
    await purge()
    expect(codeOf((await save(url)).body)).toBe('photo_gone')
  })
})

const waits = async (count: number): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.waiting ?? 0) >= count) return
  }
}

describe('a photograph that is saved while it is to be forgotten', () => {
  /** It is being saved, and not committed, when it is to be forgotten: what both come to. */
  const saveInTheMiddle = async () => {
    const url = await upload()
    await later()
    const other = await db.startTransaction().execute()
    await sql`lock table screenshots in share mode`.execute(other)
    const saving = saveScreenshot(url)
    await waits(1)
    const forgetting = purge()
    await waits(2)
    await other.commit().execute()
    await forgetting
    return [(await saving).status, await statusOf(url)]
  }

  it('stays', async () => {
    expect(await saveInTheMiddle()).toEqual([200, 200])
  })

  it('control: without its lock it is saved, and gone', async () => {
    const withoutLock = (body: string) => body.replace(' for update', '')
    await withFunction(db, 'lock_photo', withoutLock, async () => {
      expect(await saveInTheMiddle()).toEqual([200, 404])
    })
  })

  it.each(ways)('is refused where it is gone by then: in %s', async (_, save) => {
    const url = await upload()
    const other = await db.startTransaction().execute()
    await sql`select lock_photo(${url.slice('/images/'.length)})`.execute(other)
    const saving = save(url)
    await waits(1)
    await sql`delete from images where name = ${url.slice('/images/'.length)}`.execute(other)
    await other.commit().execute()
    expect(codeOf((await saving).body)).toBe('photo_gone')
  })

  it('is there when it is uploaded once more meanwhile', async () => {
    const bytes = await photo()
    const url = await send(bytes)
    const name = url.slice('/images/'.length)
    const other = await db.startTransaction().execute()
    await sql`select lock_photo(${name})`.execute(other)
    const sending = send(bytes)
    await waits(1)
    await sql`delete from images where name = ${name}`.execute(other)
    await app.uploads.originals.remove(name)
    await other.commit().execute()
    await sending
    expect(await statusOf(url)).toBe(200)
    expect(await waiting()).toContain(url)
  })
})

it('is looked for in every column that it could stand in', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')
      and c.column_name ~ '(image|cover|logo|photo|picture|background|sold|quote)'
      and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'f' and k.confrelid = 'images'::regclass and k.conrelid = c.table_name::regclass
          and a.attname = c.column_name)`.execute(db)
  const content = contentTableNames.flatMap((table) => [table, shapeOf(table).part?.table ?? table])
  const others = rows
    .map(({ place }) => place)
    .filter((place) => !content.some((table) => place.startsWith(`${table}.`)))
  expect(others.toSorted()).toEqual([
    // Words about pictures.
    'blog_articles.cover_alt',
    'blog_articles.cover_alt_ar',
    'blog_articles.cover_image_url',
    'blog_articles.secondary_image_url',
    'booking_changes.sold',
    'external_hotels.images',
    'external_hotels.photos',
    'reservations.sold',
    // Names a kind.
    'site_dates.sold',
    'temp_reservations.quote',
    // Of a store of their own.
    'users.image',
  ])
})
