import { expect, test } from 'vitest'
import { isLetterKey } from './letter-key.ts'

test.each([
  ['k', 'KeyK', true],
  ['K', 'KeyK', true],
  // The same key of an Arabic keyboard.
  ['ن', 'KeyK', true],
  // Where a Dvorak keyboard has its letter, and what it has in that place.
  ['k', 'KeyV', true],
  ['t', 'KeyK', false],
  ['م', 'KeyL', false],
])('%s of %s is K: %s', (key, code, is) => {
  expect(isLetterKey({ key, code }, 'k')).toBe(is)
})
