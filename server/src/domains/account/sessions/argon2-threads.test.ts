import { expect, test } from 'vitest'
import { hashOnThread, verifyOnThread } from './argon2-threads.ts'

test('passwords that come at once are each answered as their own', async () => {
  const words = ['Nile@2026', 'Sinai@2026', 'Luxor@2026', 'كلمة', '']
  const hashes = await Promise.all(words.map(hashOnThread))
  expect(new Set(hashes).size).toBe(words.length)
  const fits = await Promise.all(
    hashes.flatMap((hash) => words.map((word) => verifyOnThread(hash, word))),
  )
  const expected = words.flatMap((_, row) => words.map((__, column) => row === column))
  expect(fits).toEqual(expected)
})

test('what is no hash is a fault of that one question', async () => {
  const hash = await hashOnThread('Nile@2026')
  const [broken, whole] = await Promise.allSettled([
    verifyOnThread('$argon2id$nonsense', 'Nile@2026'),
    verifyOnThread(hash, 'Nile@2026'),
  ])
  expect(broken.status).toBe('rejected')
  expect(whole).toEqual({ status: 'fulfilled', value: true })
})

test('the hash is argon2id at the strength that is asked of us', async () => {
  expect(await hashOnThread('Nile@2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
