import { expect, test } from 'vitest'
import { inPassportLetters } from './passport-letters.ts'

test.each([
  ['Nour El-Sayed', 'Nour El-Sayed'],
  ['Jürgen Müßig', 'Juergen Muessig'],
  ['Ju\u0308rgen', 'Juergen'],
  ['Özil', 'Oezil'],
  ['ÖZIL', 'OEZIL'],
  ['Ö', 'Oe'],
  ['LÜ', 'LUE'],
  ['Ö Z', 'Oe Z'],
  ['Núñez O’Brien', 'Nunez O’Brien'],
  ['Łukasz Åström', 'Lukasz Aastroem'],
  ['Škvorecký', 'Skvorecky'],
  ['نور', 'نور'],
])('%j stands in a passport as %j', (name, letters) =>
  expect(inPassportLetters(name)).toBe(letters),
)
