import { expect, test } from 'vitest'
import { ownPage } from './return-path.ts'

test.each([
  ['/', '/'],
  ['/checkout?TempId=5#pay', '/checkout?TempId=5#pay'],
  ['/activities?city=القاهرة', '/activities?city=%D8%A7%D9%84%D9%82%D8%A7%D9%87%D8%B1%D8%A9'],
  ['/a/../reservations', '/reservations'],
  ['//evil.test', null],
  ['///evil.test', null],
  ['/\\evil.test', null],
  ['/%5Cevil.test', '/%5Cevil.test'],
  ['/..//evil.test', null],
  ['/\t/evil.test', null],
  ['https://evil.test/', null],
  ['javascript:alert(1)', null],
  ['reservations', null],
  ['/api/AccountApi/SignOut', null],
  ['/auth/external/start/google', null],
  ['/account/activate?token=x', null],
  [`/${'a'.repeat(2000)}`, null],
  ['', null],
  [undefined, null],
])('%s leads to %s', (path, result) => {
  expect(ownPage(path, 'https://rihla.test')).toBe(result)
})
