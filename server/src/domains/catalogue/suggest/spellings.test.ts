import { getActivities } from '@rihla/contract/catalogue/activities'
import { autoComplete } from '@rihla/contract/catalogue/offer'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity } from '../test-offers.ts'

const database = await testDatabase(3)
const { db, pool } = database
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock: testClock(), publicUrl: '' })
})

/** How people spell places, all standing side by side: each spelling must find its own. */
const places: readonly [en: string, ar: string, aliases: string][] = [
  ['Hurghada', 'الغردقة', 'hurgada, ghardaka, el ghardaqa, gharda2a, الغردقه'],
  ['Sharm El Sheikh', 'شرم الشيخ', 'sharm, sharm el-shaikh, charm el cheikh, sharm el shiekh, شرم'],
  ['Luxor', 'الأقصر', 'louxor, loxor, el uqsur, الاقصر'],
  ['Aswan', 'أسوان', 'assouan, asswan'],
  ['Alexandria', 'الإسكندرية', 'alex, iskandariya, eskendereya, اسكندرية'],
  ['Cairo', 'القاهرة', 'el qahira, kahira, مصر'],
  ['Giza', 'الجيزة', 'gizeh, guizeh, el gizah, الجيزه'],
  ['Marsa Matruh', 'مرسى مطروح', 'matrouh, mersa matruh, matroh, مطروح'],
  ['Marsa Alam', 'مرسى علم', 'mersa alam, marsa 3alam'],
  ['Ain Sokhna', 'العين السخنة', 'ain sukhna, el sokhna, sukhna, السخنة'],
  ['Fayoum', 'الفيوم', 'faiyum, fayyum'],
  ['Dahab', 'دهب', 'dahb'],
  ['Nuweiba', 'نويبع', 'nuwaiba, nweiba'],
  ['Siwa', 'سيوة', 'siwah'],
  ['El Alamein', 'العلمين', 'alamain, el 3alamein'],
  ['North Coast', 'الساحل الشمالي', 'sahel, el sahel, الساحل'],
  ['Asyut', 'أسيوط', 'assiut'],
  ['Minya', 'المنيا', 'menia, el minya'],
  ['Sohag', 'سوهاج', 'suhag'],
  ['Esna', 'إسنا', 'isna'],
  ['Edfu', 'إدفو', 'idfu'],
  ['Quseir', 'القصير', 'kosseir, el quseir, qusair'],
  ['Ras Sudr', 'رأس سدر', 'ras sedr, ras sidr'],
  ['Damietta', 'دمياط', 'domyat, dumyat'],
  ['Rosetta', 'رشيد', 'rashid'],
]
const names = new Map(places.map(([en], n) => [n + 1, en]))
const activityIn = new Map<number, number>()

beforeAll(async () => {
  await sql`insert into activity_types values (1, 'Felucca', 'فلوكة', 1)`.execute(db)
  for (const [n, [en, ar, aliases]] of places.entries()) {
    await sql`insert into destinations (id, name_en, name_ar, latitude, longitude, sort_order)
      values (${n + 1}, ${en}, ${ar}, 30, 31, ${n})`.execute(db)
    await sql`insert into destination_aliases select ${n + 1}, trim(a) from unnest(${aliases.split(',')}::text[]) a`.execute(
      db,
    )
    const id = await addActivity(db, {
      city: n + 1,
      type: 1,
      nameEn: 'A day out',
      nameAr: 'يوم جميل',
    })
    activityIn.set(n + 1, id)
  }
})

const suggest = async (SearchText: string) => (await site.call(autoComplete, { SearchText })).Data
const firstOf = async (text: string): Promise<string | undefined> => {
  const [first] = await suggest(text)
  return first && names.get(first.Id)
}

/** Those of the spellings whose first suggestion isn't their place, with what came instead. */
async function strays(spell: (place: (typeof places)[number]) => readonly string[]) {
  const wrong: string[] = []
  let tried = 0
  for (const place of places)
    for (const text of spell(place)) {
      tried += 1
      const first = await firstOf(text)
      if (first !== place[0]) wrong.push(`${text}: ${first ?? 'nothing'} for ${place[0]}`)
    }
  expect(tried).toBeGreaterThan(20)
  return wrong
}
const spellingsOf = (aliases: string): string[] => aliases.split(', ')

describe('the first suggestion is the place', () => {
  test('for its name in either language, in any case, with stray blanks', async () => {
    expect(
      await strays(([en, ar]) => [en, ar, en.toUpperCase(), `  ${en.toLowerCase()} `, ` ${ar} `]),
    ).toEqual([])
  })

  test('for every known spelling', async () => {
    expect(await strays(([, , aliases]) => spellingsOf(aliases))).toEqual([])
  })

  test('for Arabic as it is typed: no hamza, other endings, vowel signs, stretched', async () => {
    expect(
      await strays(([, ar]) => [
        ar.replaceAll(/[أإآ]/g, 'ا'),
        ar.replaceAll('ة', 'ه'),
        ar.replaceAll('ى', 'ي'),
        ar.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u064e'),
        ar.replace(/(?<=\p{L})(?=\p{L})/u, 'ـــ'),
        `\u200f${ar}\u200e`,
      ]),
    ).toEqual([])
  })

  test('for Arabic without its article, or with what clings to it', async () => {
    const articled = (ar: string) => ar.startsWith('ال') && !ar.includes(' ')
    expect(
      await strays(([, ar]) =>
        articled(ar) ? [ar.slice(2), `ب${ar}`, `و${ar}`, `لل${ar.slice(2)}`] : [],
      ),
    ).toEqual([])
  })

  test('before what only resembles the word with its article: another spelling goes first', async () => {
    const request = { city: 3, type: 1, nameEn: 'Balloon', nameAr: 'منطاد فوق الأقصر' }
    const id = await addActivity(db, request)
    for (const text of ['بالأقصر', 'للأقصر'])
      expect(
        (await suggest(text)).map((it) => it.Text),
        text,
      ).toEqual(['Luxor', 'Balloon'])
    await sql`delete from activities where id = ${id}`.execute(db)
  })

  test('for what is misspelt, in either script and in Arabizi', async () => {
    const misspelt: Readonly<Record<string, string>> = {
      Cairo: 'caiiro, كايرو, qahera, el2ahera',
      Giza: 'guiza, الجيذة',
      Alexandria: 'iskndria, alexndria, اسكندريه',
      Luxor: 'luxr, luxur, لوكسور, lo2sor',
      Aswan: 'aswn, asuan, اسوانن',
      Hurghada: 'hurghda, 7urghada, الغرضقة, هورجادا',
      'Sharm El Sheikh': 'sharm el shiek, sharmelsheikh, شرم الشيح',
      'Marsa Matruh': 'matrou7, mersa matrouh, مرسي مطروخ',
      'Marsa Alam': 'mersa allam, مرسى علام',
      'Ain Sokhna': 'ein sokhna, ain so5na',
      Dahab: 'dahap, داهب',
      Nuweiba: 'nwiba, نوبيع',
      Siwa: 'siwwa, سيوا',
      'El Alamein': 'el alamin, العالمين',
      Fayoum: 'faioum, fayum',
      Asyut: 'assyut, اسيوت',
      Minya: 'menya, المنية',
      Damietta: 'dameitta, دميات',
      Rosetta: 'roseta, راشيد',
      Edfu: 'edfo, ادفوو',
    }
    expect(await strays(([en]) => misspelt[en]?.split(', ') ?? [])).toEqual([])
  })

  test('for its first letters, where no other place begins so', async () => {
    const lone = (start: string) =>
      places.filter(([en]) => en.toLowerCase().startsWith(start.toLowerCase())).length === 1
    expect(await strays(([en]) => [en.slice(0, 4), en.slice(0, 3)].filter(lone))).toEqual([])
  })
})

describe('a search', () => {
  test('finds what is in the place, by every spelling of it', async () => {
    const lost: string[] = []
    for (const [n, [en, ar, aliases]] of places.entries())
      for (const SearchText of [en, ar, ...spellingsOf(aliases)]) {
        const { Data } = await site.call(getActivities, { PageSize: 100, Filters: { SearchText } })
        const ids = Data.Data.map((card) => card.ActivityId)
        if (!ids.includes(activityIn.get(n + 1) ?? 0)) lost.push(`${SearchText} in ${en}`)
      }
    expect(lost).toEqual([])
  })
})

describe('whatever is typed', () => {
  test.each([
    `'; drop table destinations; --`,
    `" or 1=1`,
    `\\'`,
    `\\`,
    `lux\\`,
    `100%_`,
    `a & b | !c`,
    `'luxor':*`,
    `<script>alert(1)</script>`,
    '\u0000luxor',
    '\u202eluxor',
    '🐪🐪',
    '\ud800 lone',
    'ﷺ ﷺ',
    '((((((((',
    'x'.repeat(100),
    'ا '.repeat(50),
  ])('%j is answered, by suggestions and by search', async (text) => {
    expect((await site.call(autoComplete, { SearchText: text })).status).toBe(200)
    expect((await site.call(getActivities, { Filters: { SearchText: text } })).status).toBe(200)
    expect((await sql`select from destinations`.execute(db)).rows).toHaveLength(places.length)
  })

  test('at most ten suggestions come, and two letters are enough for Arabic and Latin', async () => {
    for (const text of ['a day', 'el', 'ال', 'as', 'اس']) {
      const found = await suggest(text)
      expect(found.length, text).toBeGreaterThan(0)
      expect(found.length, text).toBeLessThanOrEqual(10)
    }
  })
})
