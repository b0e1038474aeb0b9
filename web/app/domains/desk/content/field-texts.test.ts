import { contentTableNames, featureIcons, shapeOf } from '@rihla/contract/content/tables'
import { describe, expect, it } from 'vitest'
import en from '../messages.en.ts'
import { placesOf } from './draft/sides.ts'
import { languageIn, whereText, type DeskText } from './field-texts.ts'
import { linesOf } from './fields/lines.ts'

const texts: Readonly<Record<string, string>> = en
const t: DeskText = (key, values) =>
  (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]))

describe('every part of the content', () => {
  it.each(contentTableNames)('%s has a name, and each of its fields', (table) => {
    const { fields, part, unique } = shapeOf(table)
    const names = [
      ...linesOf(table, fields),
      ...(part ? [{ name: part.field }, ...linesOf(table, part.fields)] : []),
    ].map(({ name }) => `field-${name}`)
    const places = (placesOf(table) ?? []).map((place) => `place-${place[unique?.at(-1) ?? '']}`)
    const wanted = [`part-${table}`, ...names, ...places]
    expect(wanted.filter((key) => texts[key] === undefined)).toEqual([])
  })

  it('has a name for each mark', () => {
    expect(featureIcons.filter((icon) => texts[`icon-${icon}`] === undefined)).toEqual([])
  })
})

it.each([
  ['hero_content', 'en.1.headline', 'Headline, English'],
  ['navigation_content', 'ar.1.links.2.label', 'Links 2 · Text, Arabic'],
  ['features', 'all.3.title_ar', 'Row 3 · Title, Arabic'],
  ['partners', 'all.1.active', 'Row 1 · Shown'],
] as const)('of %s, %s is called %s', (table, place, words) => {
  expect(whereText(t, table, place)).toBe(words)
})

it('a field is of the language that its name ends in', () => {
  expect([languageIn('title_ar'), languageIn('app_store_ios'), languageIn('ar')]).toEqual([
    ['title', 'ar'],
    ['app_store_ios', null],
    ['ar', null],
  ])
})
