import { minutesOfHour } from '@rihla/contract/values/dates'
import { languages, type Language } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import { childRates } from '../children.ts'
import { kinds } from '../kinds.ts'
import { excludedFrom, fetchesGuests, includedIn } from '../texts.ts'
import { activities, type DemoActivity } from './index.ts'

// What the texts of an activity promise, beside its own fields.

const stepsOf = ({ en }: DemoActivity): readonly string[] => en.slice(3)
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )
/** -1 where the word is no number. */
const number = (word: string): number => NUMBERS.indexOf(word.toLowerCase())

const fetched = {
  en: /pick-up|^Your hotel/,
  ar: /^(?:من )?فندقك/,
} satisfies Record<Language, RegExp>

test.each(languages)(
  'who is picked up in %s pays no transfer, is asked for their hotel, and nobody else is',
  (language) => {
    const told = activities.filter((it) => fetched[language].test(it[language][2]))
    expect(told.length).toBeGreaterThan(15)
    const names = told.map(({ en }) => en[0])
    const included = activities.filter((it) => includedIn(it).includes('transfer'))
    expect(included.map(({ en }) => en[0])).toEqual(names)
    expect(activities.filter(fetchesGuests).map(({ en }) => en[0])).toEqual(names)
  },
)

const MEALS = ['breakfast', 'lunch', 'dinner'] as const

test('a meal that the day tells of is included, and none of those is left out', () => {
  for (const it of activities) {
    const [name] = it.en
    const included = includedIn(it)
    const served = (meal: string): boolean =>
      included.some((key) => key.startsWith(meal) || key === 'tastings')
    const told = stepsOf(it)
      .join(' | ')
      .replace(/for a late lunch|^Lunch stop|\| Lunch stop/g, '')
    for (const meal of MEALS)
      if (new RegExp(`\\b${meal}\\b`, 'i').test(told)) expect(served(meal), name).toBe(true)
    if (MEALS.some(served)) expect(excludedFrom(it), name).not.toContain('meals')
    expect(excludedFrom(it).filter((key) => included.includes(key))).toEqual([])
  }
})

test('nothing that the day is about costs extra', () => {
  for (const it of activities) {
    const excluded = excludedFrom(it)
    if (excluded.includes('photos'))
      expect(stepsOf(it).join(' '), it.en[0]).not.toMatch(/^Photos|[^a-z]Photos/)
    if (/Tomb of/.test(it.en[0])) expect(excluded, it.en[0]).not.toContain('extratombs')
    if (includedIn(it).includes('tents'))
      expect(it.en[0] + it.en[1], it.en[0]).not.toMatch(/\bhut\b/)
    if (includedIn(it).includes('binoculars'))
      expect(it.en[0], it.en[0]).not.toMatch(/\b[Bb]ike|[Ww]alking/)
  }
})

test('the hours that the day tells of lie within it', () => {
  for (const it of activities) {
    const [name] = it.en
    const starts = minutesOfHour(it.starts)
    const ends = starts + it.minutes
    for (const step of stepsOf(it)) {
      const [, hours] = /(\w+) hours/i.exec(step) ?? []
      if (hours) expect(number(hours) * 60, `${name}: ${step}`).toBeLessThan(it.minutes)
      const [, hour] = /\b(?:at|by) (\w+)$/.exec(step) ?? []
      if (!hour || number(hour) < 0) continue
      const either = [number(hour) * 60, (number(hour) + 12) * 60]
      expect(
        either.some((at) => at >= starts && at <= ends),
        `${name}: ${step}`,
      ).toBe(true)
    }
  }
})

test('what is named for the sunset or the stars lasts until they come, in summer too', () => {
  const LATEST = minutesOfHour('19:45')
  for (const it of activities) {
    const text = [it.en[0], ...stepsOf(it)].join(' ').replace('before sunset', '')
    if (!/sunset|dusk|stargaz|last light/i.test(text)) continue
    expect(minutesOfHour(it.starts) + it.minutes, it.en[0]).toBeGreaterThanOrEqual(LATEST)
  }
})

test('as many places are sold as the text has, and to nobody too young for it', () => {
  let counted = 0
  for (const it of activities) {
    const kind = kinds[it.kind]
    const [, guests] = /(\w+) guests[,.]/i.exec(it.en[1]) ?? []
    const [, couple] = /^Private .* for (two)\b/.exec(it.en[0]) ?? []
    const most = guests ?? couple
    if (most) {
      counted += 1
      expect(it.places ?? kind.places, it.en[0]).toBe(number(most))
    }
    const [, over, age] = /anyone (over|of) (\w+)/.exec(it.en[1]) ?? []
    if (age) expect(childRates[kind.children].minAge).toBe(number(age) + (over === 'over' ? 1 : 0))
  }
  expect(counted).toBeGreaterThan(2)
})
