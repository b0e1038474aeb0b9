import { expect, test } from 'vitest'
import { stays } from '../stays/all.ts'
import { packages, type Package } from './all.ts'
import { days } from './days/index.ts'
import type { InclusionKey } from './words/additions.ts'
import type { ExtraKey } from './words/extras.ts'
import { information } from './words/information.ts'
import { policies } from './words/trip-types.ts'

// What the texts of a package promise, beside its own fields.

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
const nameOf = ({ offer }: Package): string => offer.en[0]
const toldOf = ({ offer }: Package): string => offer.en.join('. ')
const dayTexts = ({ offer }: Package): string =>
  offer.days.map((key) => days[key].text[0]).join(' ')

test('nights, weeks and oases are as many as are told of', () => {
  for (const it of packages) {
    const told = toldOf(it)
    const legs = [it.nights, ...it.stays.map(({ nights }) => nights)]
    for (const [, word = ''] of told.matchAll(/(\w+) nights\b/gi)) {
      const said = NUMBERS.indexOf(word.toLowerCase())
      if (said > 0) expect(legs, `${nameOf(it)}: ${word} nights`).toContain(said)
    }
    if (/\bweek in\b|\bA week\b/.test(told)) expect(it.nights, nameOf(it)).toBeGreaterThan(5)
    const [, oases] = /(\w+) oases/.exec(told) ?? []
    if (oases) {
      const named = /: ([A-Z]\w+(?:, [A-Z]\w+)+)/.exec(told)?.[1]?.split(', ') ?? []
      expect(named.length, nameOf(it)).toBe(NUMBERS.indexOf(oases))
    }
  }
})

test('a midweek journey is over before Friday', () => {
  const midweek = packages.filter((it) => /midweek/i.test(nameOf(it)))
  expect(midweek.length).toBeGreaterThan(0)
  for (const it of midweek)
    for (const day of it.offer.leaves as readonly number[])
      expect(day + it.nights, nameOf(it)).toBeLessThan(5)
})

const twice: readonly (readonly [InclusionKey, ExtraKey])[] = [
  ['bicycles', 'bikes'],
  ['photos', 'photographer'],
  ['workshop', 'pottery'],
]

test('nothing that is included is sold once more', () => {
  for (const it of packages) {
    for (const [own, extra] of twice)
      if (it.offer.has.includes(own)) expect(it.offer.extras, nameOf(it)).not.toContain(extra)
    if (/tombs’ tickets/.test(toldOf(it)))
      expect(it.offer.extras, nameOf(it)).not.toContain('tombs')
  }
})

test('couples are told of no children’s club', () => {
  for (const it of packages) {
    if (it.kind === 'honeymoon') expect(dayTexts(it), nameOf(it)).not.toMatch(/children’s club/)
  }
})

test('what is said of rooms and children is true of every package that says so', () => {
  for (const it of packages) {
    if (it.offer.know.includes('checkIn'))
      for (const { stay } of it.stays)
        if (stay?.kind === 'hotel' && stay.terms.hours[0] >= '14:00')
          expect(information.checkIn[0]).toContain(stay.terms.hours[0])
    if (it.kind === 'trip' && /Divers/.test(policies[it.offer.children].note?.[0] ?? ''))
      expect(it.offer.type, nameOf(it)).toBe('diving')
  }
})

test('a journey and its house give the jetty the same length', () => {
  const somaJetty = stays.find(({ offer }) => offer.en[0] === 'Peninsula Point Resort')
  const metres = /(\d+) metres/.exec(somaJetty?.offer.en[2] ?? '')?.[1] ?? 'none'
  const soma = packages.filter(({ stays: own }) => own.some(({ stay }) => stay === somaJetty))
  expect(soma.length).toBeGreaterThan(0)
  for (const it of soma) expect(toldOf(it), nameOf(it)).toContain(`${metres} metres`)
})
