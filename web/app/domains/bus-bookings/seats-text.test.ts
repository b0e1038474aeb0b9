import { expect, it } from 'vitest'
import { seatsText } from './seats-text.ts'

it('lists seats in the way that the language is read, with its own comma', () => {
  expect(seatsText(['12A', '13B'], 'en')).toBe('12A, 13B')
  expect(seatsText(['12A', '13B'], 'ar')).toBe('\u206612A\u2069، \u206613B\u2069')
})
