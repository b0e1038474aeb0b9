import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { company, dahab, now, operatorOf } from '../test-company.ts'

const database = await testDatabase(4)
const { bringIn, exported } = await operatorOf(database, now)

beforeEach(() =>
  sql`truncate stock, activities, destinations, activity_types, catalogue_imports cascade`.execute(
    database.db,
  ),
)

const heading = 'code,name_en,name_ar,latitude,longitude,position'
/** دهب in Windows-1256, as a spreadsheet saves it that wasn't asked for UTF-8. */
const windows1256 = Buffer.from([0xcf, 0xe5, 0xc8])
const between = (before: string, after: string): Uint8Array =>
  Buffer.concat([Buffer.from(before), windows1256, Buffer.from(after)])

test('a file in another encoding than UTF-8 is refused by its name, and one with a mark of it is read', async () => {
  const said = 'this file isn’t UTF-8: save it again as UTF-8'
  const csv = between(`${heading}\ndahab,Dahab,`, ',28.5,34.5,1\n')
  expect(await bringIn({ 'destinations.csv': csv })).toEqual({
    wrong: [`destinations.csv: ${said}`],
  })
  const json = between('[{"code":"dahab","name_en":"Dahab","name_ar":"', '"}]')
  expect(await bringIn({ 'destinations.json': json })).toEqual({
    wrong: [`destinations.json: ${said}`],
  })
  // Cut in the middle of a letter.
  const cut = Buffer.from(`${heading}\ndahab,Dahab,دهب`).subarray(0, -1)
  expect(await bringIn({ 'destinations.csv': cut })).toEqual({
    wrong: [expect.stringContaining(said)],
  })
  expect(await exported()).not.toHaveProperty('destinations.json')
  const marked = { ...company, 'destinations.json': `\ufeff${JSON.stringify([dahab])}` }
  expect(await bringIn(marked)).not.toHaveProperty('wrong')
})

test('characters that no text can have are refused by row and field', async () => {
  const said = 'has a character that no text can have (U+0000, or half of a pair)'
  const places = [
    { ...dahab, name_en: 'Da\0hab' },
    { ...dahab, code: 'b', name_ar: '\ud83d' },
  ]
  expect(await bringIn({ 'destinations.json': places })).toEqual({
    wrong: [
      `destinations.json, row 1, name_en: ${said}`,
      `destinations.json, row 2, name_ar: ${said}`,
    ],
  })
  expect(
    await bringIn({ 'destinations.csv': `${heading}\ndahab,Dahab,دهب\0,28.5,34.5,1\n` }),
  ).toEqual({ wrong: [`destinations.csv, row 1, name_ar: ${said}`] })
  const spelling = { destination: 'dahab', spelling: 'a\ud800' }
  expect(
    await bringIn({ 'destinations.json': [dahab], 'destination-spellings.json': [spelling] }),
  ).toEqual({ wrong: [`destination-spellings.json, row 1, spelling: ${said}`] })
})

test('a column that is named twice, and a name in capitals, are refused by file', async () => {
  const row = 'dahab,Dahab,دهب,28.5,34.5,1'
  expect(await bringIn({ 'destinations.csv': `${heading},name_en\n${row},Two\n` })).toEqual({
    wrong: ['destinations.csv: two columns are called name_en: one must go'],
  })
  expect(await bringIn({ 'destinations.csv': `${heading},,\n${row},,\n` })).toEqual({
    wrong: ['destinations.csv: two columns have no name'],
  })
  expect(await bringIn({ 'destinations.CSV': `${heading}\n${row}\n` })).toEqual({
    wrong: ['destinations.CSV: its name must end with .csv or .json, in small letters'],
  })
})
