import { describe, expect, test } from 'vitest'
import { childrenOfAgeText, guestsText, partyText } from './party.ts'

describe('a party in words', () => {
  test.each([
    [{ adults: 1, children: 0 }, '1 adult', 'بالغ واحد'],
    [{ adults: 2, children: 1 }, '2 adults, 1 child', 'بالغان وطفل'],
    [{ adults: 10, children: 6 }, '10 adults, 6 children', '10 بالغين و6 أطفال'],
    [{ adults: 11, children: 2 }, '11 adults, 2 children', '11 بالغًا وطفلان'],
  ])('%j', (guests, en, ar) => {
    expect([guestsText(guests, 'en'), guestsText(guests, 'ar')]).toEqual([en, ar])
  })

  test.each([
    [[], '2 adults', 'بالغان'],
    [[6], '2 adults, 1 child (6 years)', 'بالغان وطفل (6 سنوات)'],
    [[0], '2 adults, 1 child (under 1 year)', 'بالغان وطفل (أقل من سنة)'],
    [
      [12, 1, 2],
      '2 adults, 3 children (1 year, 2 years, 12 years)',
      'بالغان و3 أطفال (سنة، سنتان، 12 سنة)',
    ],
  ])('with children of %j', (childAges, en, ar) => {
    const party = { adults: 2, childAges }
    expect([partyText(party, 'en'), partyText(party, 'ar')]).toEqual([en, ar])
  })

  test.each([
    [1, 6, '1 child, 6 years', 'طفل، 6 سنوات'],
    [2, 11, '2 children, 11 years', 'طفلان، 11 سنة'],
    [3, 0, '3 children, under 1 year', '3 أطفال، أقل من سنة'],
  ])('%i of %i years on a line of the price', (count, age, en, ar) => {
    expect(childrenOfAgeText(count, age, 'en')).toBe(en)
    expect(childrenOfAgeText(count, age, 'ar')).toBe(ar)
  })
})
