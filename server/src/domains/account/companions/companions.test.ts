import { randomBytes, randomUUID } from 'node:crypto'
import { api } from '@rihla/contract'
import { MOST_COMPANIONS } from '@rihla/contract/account/companion-limits'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSealer } from '../../../platform/sealing.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { resealCompanions } from '../index.ts'
import { companionsOf, putCompanion } from './companion-store.ts'

const test = await testApp()
const { db, clock } = test
const arabic = { 'accept-language': 'ar-EG' }
let traveller: Browser
let userId = 0

beforeEach(async () => {
  traveller = test.browser()
  userId = await signIn(test, traveller)
})

const LAILA = {
  Name: 'Laila',
  Surname: 'Hassan',
  LocalName: 'ليلى حسن',
  BirthDate: '2020-02-29',
  Nationality: 'EG',
  DocumentType: 'Passport',
  DocumentNumber: 'A12345678',
} as const
const save = (change: object = {}, by = traveller, headers = {}) =>
  by.call(api.saveCompanion, { Id: randomUUID(), ...LAILA, ...change }, headers)
const all = async (by = traveller) => (await by.data(api.getCompanions, {})).Companions

describe('companions', () => {
  it('are kept, changed and forgotten, in the order of their names', async () => {
    const Id = randomUUID()
    expect((await save({ Id })).body.Data).toEqual({ Id, ...LAILA })
    await save({ Name: 'Adam', DocumentType: null, DocumentNumber: null, BirthDate: null })
    expect((await all()).map(({ Name }) => Name)).toEqual(['Adam', 'Laila'])
    await save({ Id, Surname: 'El Sayed' })
    await save({ Id, Surname: 'El Sayed' })
    expect((await all()).map(({ Surname }) => Surname)).toEqual(['Hassan', 'El Sayed'])
    for (const again of [1, 2])
      expect(await traveller.data(api.deleteCompanion, { Id }), String(again)).toBe(true)
    expect((await all()).map(({ Name }) => Name)).toEqual(['Adam'])
  })

  it('have their documents in Western digits, whatever the keyboard types', async () => {
    const { body } = await save({ DocumentNumber: ' A١٢٣٤٥٦٧٨ ' })
    expect(body.Data).toMatchObject({ DocumentNumber: 'A12345678' })
    expect((await all()).map((it) => it.DocumentNumber)).toEqual(['A12345678'])
  })

  it('stand sealed in the database, each bound to its row', async () => {
    await save()
    const { rows } = await sql<{ row: string }>`
      select c::text as row from companions c where user_id = ${userId}`.execute(db)
    for (const word of ['Laila', 'Hassan', 'ليلى', '2020', 'A12345678', 'Passport'])
      expect(rows[0]?.row).not.toContain(word)
    await sql`update companions set id = ${randomUUID()}::uuid where user_id = ${userId}`.execute(
      db,
    )
    expect((await traveller.call(api.getCompanions, {})).status).toBe(500)
    await sql`delete from companions where user_id = ${userId}`.execute(db)
  })

  it.each([
    [{ Name: 'ليلى' }, 'guest_name_latin', 'First name: please use English letters', 'الاسم الأول'],
    [{ Surname: '3' }, 'guest_name_latin', 'Surname', 'اسم العائلة'],
    [{ Name: ' ' }, 'guest_field_required', 'First name is required', 'مطلوبة'],
    [{ BirthDate: '2026-11-22' }, 'guest_date_invalid', 'Date of birth', 'تاريخ الميلاد'],
    [{ BirthDate: '1906-11-20' }, 'guest_date_invalid', 'Date of birth', 'تاريخ الميلاد'],
    [{ Nationality: 'XX' }, 'guest_choice_unknown', 'Nationality', 'الجنسية'],
    [{ DocumentNumber: null }, 'companion_document_incomplete', 'both the kind', 'نوع الوثيقة'],
    [{ DocumentType: null }, 'companion_document_incomplete', 'both the kind', 'نوع الوثيقة'],
  ])('with %o are refused', async (change, code, en, ar) => {
    const english = await save(change)
    expect(english).toMatchObject({ body: { code } })
    expect(english.body.Error).toContain(en)
    expect((await save(change, traveller, arabic)).body.Error).toContain(ar)
    expect(await all()).toEqual([])
  })

  it.each([
    ['2026-11-21', 'today'],
    ['1906-11-21', '120 years ago'],
  ])('may be born on %s: %s', async (BirthDate) => {
    expect((await save({ BirthDate })).status).toBe(200)
  })

  it.each([
    { Id: 'x' },
    { Name: 'x'.repeat(61) },
    { BirthDate: '2025-02-29' },
    { DocumentType: 'Visa' },
  ])('with %o are no companions', async (change) => {
    expect((await save(change)).body).toMatchObject({ code: 'invalid_input' })
  })

  it('are so many at most, also of several at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_COMPANIONS + 3 }, (_, n) =>
        save({ Name: `N${'abcdefghijklmno'[n]}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_COMPANIONS)
    expect(answers.find(({ body }) => body.Error !== null)?.body).toMatchObject({
      code: 'companions_too_many',
      Error: expect.stringContaining(String(MOST_COMPANIONS)),
    })
    const [first] = await all()
    expect((await save({ Id: first?.Id, Surname: 'Changed' })).status).toBe(200)
    expect(await all()).toHaveLength(MOST_COMPANIONS)
  })

  it('S1: are nobody else’s, under the same id too', async () => {
    const Id = randomUUID()
    await save({ Id })
    const other = test.browser()
    await signIn(test, other)
    expect(await all(other)).toEqual([])
    await save({ Id, Name: 'Other' }, other)
    await other.data(api.deleteCompanion, { Id })
    expect((await all()).map(({ Name }) => Name)).toEqual(['Laila'])
    const nobody = test.browser()
    for (const { status } of [
      await nobody.call(api.getCompanions, {}),
      await save({}, nobody),
      await nobody.call(api.deleteCompanion, { Id }),
    ])
      expect(status).toBe(401)
  })

  it('are sealed anew when the key turns', async () => {
    const [old, current] = [
      { id: 'old', key: randomBytes(32) },
      { id: 'new', key: randomBytes(32) },
    ]
    const companion = { Id: randomUUID(), ...LAILA }
    const keep = (sealer: ReturnType<typeof createSealer>) =>
      db.transaction().execute((trx) => putCompanion(trx, sealer, userId, companion, clock.now()))
    await sql`truncate companions`.execute(db)
    await keep(createSealer([old]))
    const sealer = createSealer([current, old])
    expect(await resealCompanions({ ...test.app.privacy, db, sealer })).toBe(1)
    expect(await resealCompanions({ ...test.app.privacy, db, sealer })).toBe(0)
    expect(await companionsOf(db, createSealer([current]), userId)).toEqual([companion])
    expect(await resealCompanions({ ...test.app.privacy, sealer: null })).toBe(0)
  })
})
