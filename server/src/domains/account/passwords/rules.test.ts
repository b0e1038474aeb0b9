import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNewPassword, isStrongPassword } from './rules.ts'

test.each([
  ['Nile@2026', true, true],
  ['Nile2026', false, true],
  ['Nile 2026', false, true],
  ['Nile@2026#', false, true],
  ['Nile2026نيل', false, true],
  ['Nil@202', false, false],
  ['nile@2026', false, false],
  ['NILE@2026', false, false],
  ['Nile@abcd', false, false],
  ['Nile@٢٠٢٦', false, false],
  ['Aa1😀😀😀', false, false],
  ['Aa1😀😀😀😀😀', false, true],
  ['', false, false],
  [`Aa1@${'x'.repeat(196)}`, true, true],
  [`Aa1@${'x'.repeat(197)}`, false, false],
])('%j: at registration %s, with a code %s', (password, strong, fresh) => {
  expect([isStrongPassword(password), isNewPassword(password)]).toEqual([strong, fresh])
})

test('what is good enough at registration is good enough with a code', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z\d@$!%*?&#é ]{0,30}$/),
      (password) => !isStrongPassword(password) || isNewPassword(password),
    ),
  )
})
