import { describe, expect, it } from 'vitest'
import { isSignature, signatureOf, textsOfReturn, textsOfTransaction } from './paymob-signature.ts'
import { goldenTransaction as transaction } from './testing/transaction.ts'

const signatureOfTransaction = (transaction: unknown, key: string): string =>
  signatureOf(textsOfTransaction(transaction), key)
const signatureOfReturn = (query: URLSearchParams, key: string): string =>
  signatureOf(textsOfReturn(query), key)

const secret = 'unit-test-secret'
const paid =
  '1646eadcadf769a9d2a1316c57cd83ecfc9f2a526134677c6460f01f1c51c72ac0f3fceae99f4fa73f5e326adb9fba91afb1e7c6d62cb2d0613f4f08fbcc6f34'
const failed =
  '96c8027626ed8728dfb0ddd4e23e690c126f0acf139336fcc2a6fba3ed6a20dc69f36f1a2474e7efddb41e6c6547fb9cb303bc0572bdd556e4b7c221414fb6f6'

describe('Paymob signatures', () => {
  it('match the golden callback', () => {
    expect(signatureOfTransaction(transaction, secret)).toBe(paid)
    expect(
      signatureOfTransaction({ ...transaction, success: false, error_occured: true }, secret),
    ).toBe(failed)
  })

  it.each([
    ['order', 'source_data.'],
    ['order_id', 'source_data_'],
  ])('match the same transaction as a browser query, with %s and %s', (order, prefix) => {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(transaction))
      if (typeof value !== 'object') query.set(key, String(value))
    query.set(order, '880123')
    for (const [key, value] of Object.entries(transaction.source_data))
      query.set(prefix + key, value)
    expect(signatureOfReturn(query, secret)).toBe(paid)
  })

  it('read missing and null fields as empty', () => {
    const { owner: _, ...withoutOwner } = transaction
    expect(signatureOfTransaction(withoutOwner, secret)).toBe(
      signatureOfTransaction({ ...transaction, owner: null }, secret),
    )
  })

  it.each([null, '', 'abc', paid.slice(1), paid.replace('1', '2'), paid.replace('1', 'é')])(
    'refuse %s',
    (given) => {
      expect(isSignature(given, paid)).toBe(false)
    },
  )

  it('accept upper case', () => {
    expect(isSignature(paid.toUpperCase(), paid)).toBe(true)
  })
})
