import { expect, test } from 'vitest'
import { holdKey, isKeyOf } from './hold-key.ts'

test('a hold’s key tells whose it is, and nobody else’s', () => {
  expect(isKeyOf(12, holdKey(12, 'a:b'))).toBe(true)
  expect(isKeyOf(1, holdKey(12, 'a'))).toBe(false)
  expect(isKeyOf(12, holdKey(1, '2:a'))).toBe(false)
  expect(isKeyOf(12, null)).toBe(false)
})
