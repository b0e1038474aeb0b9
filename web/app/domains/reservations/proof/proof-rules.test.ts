import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { PROOF_MAX_BYTES as agreed, proofTypes } from '@rihla/contract/checkout/payment'
import { expect, it } from 'vitest'
import { PROOF_MAX_BYTES, PROOF_TYPES, proofProblem } from './proof-rules.ts'

it('follow the contract', () => {
  expect([PROOF_MAX_BYTES, PROOF_TYPES]).toEqual([agreed, proofTypes])
})

it.each([
  ['a picture', { type: 'image/jpeg', size: 5_242_880 }, null],
  ['a PDF', { type: 'application/pdf', size: 10 }, null],
  ['too much', { type: 'image/png', size: 5_242_881 }, 'proofTooLarge'],
  ['a drawing', { type: 'image/svg+xml', size: 10 }, 'proofFormat'],
  ['a file of no known type', { type: '', size: 10 }, 'proofFormat'],
])('know %s', (_, file, problem) => {
  expect(proofProblem(file)).toBe(problem)
})

it('a receipt that didn’t arrive is called so as documented, in both languages', () => {
  expect([english.uploadFailed, arabic.uploadFailed]).toEqual(['Upload Failed', 'تعذّر رفع الملف'])
})
