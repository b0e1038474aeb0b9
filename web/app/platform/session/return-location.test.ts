import { expect, it } from 'vitest'
import { ownAddress } from './return-location.ts'

it.each([
  ['/checkout?x=1', '/checkout?x=1'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['https://evil.test', null],
  ['', null],
  [null, null],
])('%s leads to %s', (address, result) => {
  expect(ownAddress(address)).toBe(result)
})
