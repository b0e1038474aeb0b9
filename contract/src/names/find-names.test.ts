import { describe, expect, it } from 'vitest'
import { findNames, named } from './find-names.ts'

/** Twenty places as they are stored: both names and a few known spellings. */
const places = [
  'Cairo القاهرة kahira',
  'Giza الجيزة',
  'Alexandria الإسكندرية iskandariya',
  'Luxor الأقصر el uqsur',
  'Aswan أسوان',
  'Hurghada الغردقة ghardaqa',
  'Sharm El Sheikh شرم الشيخ',
  'Dahab دهب',
  'Marsa Alam مرسى علم',
  'El Gouna الجونة',
  'Ain Sokhna العين السخنة',
  'Fayoum الفيوم',
  'Siwa سيوة',
  'El Alamein العلمين',
  'Marsa Matruh مرسى مطروح',
  'Nuweiba نويبع',
  'Taba طابا',
  'Port Said بورسعيد',
  'Ismailia الإسماعيلية',
  'Minya المنيا',
].map((names) => ({ name: names, names: named(names) }))

const found = (typed: string): string[] =>
  findNames(places, typed, (it) => it.names).map(
    ({ name }) => name.split(/ (?=[\u0621-\u064a])/)[0] ?? '',
  )

/** Each place as people misspell it, in Latin letters, in Arabic ones and in Arabizi. */
const misspelt: readonly (readonly [string, ...string[]])[] = [
  ['Cairo', 'caiiro', 'kairo', 'كايرو', 'القاهره', 'qahera', 'el2ahera'],
  ['Giza', 'gizza', 'guiza', 'الجيذة', 'el geza'],
  ['Alexandria', 'alexndria', 'iskndria', 'الاسكندريه', 'اسكندريه', 'eskenderia'],
  ['Luxor', 'luxr', 'luxur', 'لوكسور', 'الاقصرر', 'lo2sor'],
  ['Aswan', 'aswn', 'asuan', 'اسوان', 'اسوانن'],
  ['Hurghada', 'hurghda', 'hurgada', '7urghada', 'الغردقه', 'الغرضقة', 'gharda2a', 'هورجادا'],
  ['Sharm El Sheikh', 'sharm el shiek', 'sharmelsheikh', 'شرم الشيح', 'sharm elshikh'],
  ['Dahab', 'dahb', 'dahap', 'داهب'],
  ['Marsa Alam', 'marsa 3alam', 'mersa allam', 'مرسي علم'],
  ['El Gouna', 'gona', 'elgouna', 'الجونه'],
  ['Ain Sokhna', 'ein sokhna', 'ain so5na', 'العين السخنه'],
  ['Fayoum', 'fayum', 'faioum', 'الفيومم'],
  ['Siwa', 'siwwa', 'سيوه'],
  ['El Alamein', '3alamein', 'alamain', 'العالمين'],
  ['Marsa Matruh', 'matrou7', 'mersa matrouh', 'مرسي مطروخ'],
  ['Nuweiba', 'nuwaiba', 'nwiba', 'نوبيع'],
  ['Taba', 'tabba', 'طابه'],
  ['Port Said', 'port saied', 'portsaid', 'بور سعيد'],
  ['Ismailia', 'ismalia', 'isma3ilia', 'الاسماعليه'],
  ['Minya', 'menya', 'minia', 'المنية'],
]
const rows = misspelt.flatMap(([place, ...spellings]) =>
  spellings.map((typed) => [typed, place] as const),
)

describe('a misspelt place', () => {
  it('is tried in forty ways and more', () => expect(rows.length).toBeGreaterThan(40))

  it.each(rows)('%s is %s', (typed, place) => {
    expect(found(typed)[0]).toBe(place)
  })

  it.each(['london', 'qwrtpsd', 'زززز', 'xx', '123456'])('is not made of %s', (typed) => {
    expect(found(typed)).toEqual([])
  })
})

describe('what is spelt right', () => {
  it('comes alone, and in the given order', () => {
    expect(found('marsa')).toEqual(['Marsa Alam', 'Marsa Matruh'])
    expect(found('dahab')).toEqual(['Dahab'])
  })

  it('is all there is, when nothing is typed', () => {
    expect(found(' ')).toHaveLength(places.length)
  })
})

it('reads no more of a long text than it needs', () => {
  expect(found('marsa '.repeat(20_000))).toEqual(['Marsa Alam', 'Marsa Matruh'])
  expect(found('y'.repeat(100_000))).toEqual([])
})
