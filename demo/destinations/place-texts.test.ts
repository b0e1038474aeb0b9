import { expect, it } from 'vitest'
import { places } from '../places.ts'
import { placeTexts } from './index.ts'

it('says something about every destination, and of no other', () => {
  expect(Object.keys(placeTexts).sort()).toEqual(places.map(({ en }) => en).sort())
})

it('tells the story of the largest', () => {
  const told = places.filter(({ en }) => placeTexts[en]?.guide)
  expect(told.length).toBeGreaterThanOrEqual(16)
})

it('says each thing in both languages', () => {
  for (const { summary, guide } of Object.values(placeTexts)) {
    const pairs = [summary, ...(guide ? [...guide.story, guide.bestTime, guide.gettingThere] : [])]
    for (const [en, ar] of pairs) {
      expect(en).toMatch(/^[^؀-ۿ]+$/)
      expect(ar).toMatch(/[؀-ۿ]/)
    }
  }
})
