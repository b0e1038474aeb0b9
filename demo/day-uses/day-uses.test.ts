import { languages } from '@rihla/contract/values/language'
import { expect, test } from 'vitest'
import type { DemoDayUse } from './day-use.ts'
import { dayUses } from './index.ts'
import { dayUseKinds, includedIn } from './kinds.ts'

// What the texts of a day at a hotel promise, beside what it includes.

const saidOf = (offer: DemoDayUse): string =>
  `${offer.en.name}. ${offer.en.description} ${dayUseKinds[offer.kind].about.en}`

const lunches = ['lunch', 'meal', 'grill', 'table', 'deck'] as const
const dinners = ['dinner', 'barbecue'] as const

test('meals that are told of are included, none of them before the place opens', () => {
  for (const offer of dayUses) {
    const has = new Set(includedIn(offer))
    const served = {
      lunch: lunches.some((key) => has.has(key)),
      dinner: dinners.some((key) => has.has(key)),
    }
    const said = saidOf(offer).replace(/home (by|before) dinner/, '')
    const { name } = offer.en
    if (/\blunch\b/i.test(said)) expect(served.lunch, name).toBe(true)
    if (/\bdinner\b|barbecue/i.test(said)) expect(served.dinner, name).toBe(true)
    if (offer.opens >= '15:00') expect(served.lunch, name).toBe(false)
    if (offer.closes < '19:00') expect(served.dinner, name).toBe(false)
  }
})

test('a beach is sold where there is one, and parking where a road goes', () => {
  const shore =
    /beach|\bbay|\bsea\b|sand|lagoon|shore|coast|water|reef|island|cove|gulf|springs|swim/i
  for (const offer of dayUses) {
    const has = new Set(includedIn(offer))
    const { area, name, hotel, description } = offer.en
    const said = [area, name, hotel, description].join(' ')
    if (has.has('beach')) expect(said, name).toMatch(shore)
    if (has.has('parking')) expect(said, name).not.toMatch(/No road/)
    expect(has.has('beach') && /on deck|the back of the boat/.test(said), name).toBe(false)
    if (/by (motor)?boat|[Bb]oat-only|No road/.test(said)) expect([...has], name).toContain('boat')
    if (/felucca/.test(`${name} ${description.split(',').at(-1)}`) && offer.kind === 'nile')
      expect([...has], name).toContain('felucca')
    expect(new Set(includedIn(offer)).size, name).toBe(includedIn(offer).length)
  }
})

test('a massage is as long as it is sold, and a boat leaves as its kind says', () => {
  for (const offer of dayUses) {
    if (offer.kind === 'spa')
      expect(`${offer.en.description} ${offer.ar.description}`).not.toMatch(
        /(?<!quarters of )an hour of massage|ساعة مساج/i,
      )
    for (const language of languages)
      if (dayUseKinds[offer.kind].leaves)
        expect(offer[language].description).not.toMatch(/half hour|نصف ساعة/)
  }
})
