import { expect, test } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()
const hashOf = async (password: string): Promise<string> => {
  const hash = await passwords.hash(password)
  if (isRefusal(hash)) throw new Error('refused')
  return hash
}

test('a password fits its own hash and no other', async () => {
  const hash = await hashOf('Nile@2026')
  expect(await passwords.verify(hash, 'Nile@2026')).toBe(true)
  expect(await passwords.verify(hash, 'nile@2026')).toBe(false)
})

test('the same password is never hashed to the same text', async () => {
  expect(await hashOf('Nile@2026')).not.toBe(await hashOf('Nile@2026'))
})

test('nothing fits a missing hash', async () => {
  for (const missing of [null, undefined, ''])
    expect(await passwords.verify(missing, '')).toBe(false)
})

test('a crowd waits in line, and what is beyond the line is asked to come back', async () => {
  const narrow = createPasswords({ atOnce: 1, waiting: 2 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => narrow.verify(null, 'x')))
  expect(answers.filter((answer) => answer === false)).toHaveLength(3)
  const later = { refusal: 'too_many_requests', params: { seconds: 3 } }
  expect(answers.filter(isRefusal)).toEqual([later, later])
  expect(await narrow.verify(null, 'x')).toBe(false)
})

test('a broken hash is a fault, and leaves the line moving', async () => {
  const narrow = createPasswords({ atOnce: 1, waiting: 0 })
  await expect(narrow.verify('not a hash', 'x')).rejects.toThrow()
  expect(await narrow.verify(null, 'x')).toBe(false)
})
