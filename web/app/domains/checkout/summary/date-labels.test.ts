import { modules } from '@rihla/contract/modules'
import { expect, it } from 'vitest'
import { dateLabelsOf } from './date-labels.ts'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'

const stays = ['Stay', 'Check-in', 'Check-out']
const said: Readonly<Record<string, readonly string[]>> = {
  Trip: ['Duration', 'Departure', 'Return'],
  Honeymoon: ['Duration', 'Arrival', 'Departure'],
}
const arabicFirst: Readonly<Record<string, string>> = {
  Trip: 'تاريخ السفر',
  Honeymoon: 'تاريخ الوصول',
}

it.each(modules)('the days of a %s have words of their own', (module) => {
  const { length, first, last } = dateLabelsOf(module)
  expect([english[length], english[first], english[last]]).toEqual(said[module] ?? stays)
  expect(arabic[first]).toBe(arabicFirst[module] ?? 'الوصول')
})
