import { expect, it } from 'vitest'
import { labelOf } from './station-label.ts'

const CAIRO = { en: 'Cairo', ar: 'القاهرة' }

it.each([
  ['names the city', { en: 'Ramses', ar: 'رمسيس' }, CAIRO, 'Ramses, Cairo', 'رمسيس، القاهرة'],
  [
    'says it once',
    { en: 'New Cairo – Fifth Settlement', ar: 'القاهرة الجديدة - التجمع' },
    CAIRO,
    'New Cairo – Fifth Settlement',
    'القاهرة الجديدة - التجمع',
  ],
  ['leaves the only one of its city alone', { en: 'Dahab', ar: 'دهب' }, null, 'Dahab', 'دهب'],
])('%s', (_, name, city, en, ar) => {
  expect(labelOf(name, city)).toEqual({ en, ar })
})
