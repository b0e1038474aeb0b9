import { expect, it } from 'vitest'
import { alternatesOf } from './alternates.ts'

it('gives each language an address of its own, canonical only where it is named', () => {
  const plain = alternatesOf('/activity?id=7', 'https://rihla.test', null)
  expect(plain.canonical).toBe('https://rihla.test/activity?id=7')
  expect(plain.ar).toBe('https://rihla.test/activity?id=7&lang=ar')
  expect(alternatesOf('/', 'https://rihla.test', 'ar').canonical).toBe(
    'https://rihla.test/?lang=ar',
  )
})
