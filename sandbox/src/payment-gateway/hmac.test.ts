import { expect, test } from 'vitest'
import golden from './hmac.golden.json' with { type: 'json' }
import { signTransaction } from './hmac.ts'

test('signs a paid transaction as Paymob does', () => {
  expect(signTransaction(golden.transaction, golden.secret)).toBe(golden.paid)
})

test('signs a declined one differently', () => {
  const declined = { ...golden.transaction, success: false, error_occured: true }
  expect(signTransaction(declined, golden.secret)).toBe(golden.declined)
})

test('an absent or empty field counts as no text', () => {
  const { currency: _, ...without } = golden.transaction
  const empty = { ...golden.transaction, currency: null }
  expect(signTransaction(without, golden.secret)).toBe(signTransaction(empty, golden.secret))
})
