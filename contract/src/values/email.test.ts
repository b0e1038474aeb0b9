import { expect, it } from 'vitest'
import { isEmail, plainEmail } from './email.ts'

it('is kept in Western digits, without marks of direction', () => {
  expect(plainEmail(' \u200fnour٢٠٢٠@gmail.com\u200e ')).toBe('nour2020@gmail.com')
  expect(plainEmail('nour۷\u200e@gmail.com')).toBe('nour7@gmail.com')
})

it.each(['nour٢٠٢٠@gmail.com', 'n.ou+r@mail.example.co', 'نور@مثال.مصر', '\u2066a@b.co\u2069'])(
  'takes %s',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  'nour@gmail.com.',
  'nour@gmail..com',
  'nour@.com',
  'nour@gmail',
  'a b@gmail.com',
  'a\u202e@gmail.com',
  'a@b@c.com',
  `${'a'.repeat(250)}@b.co`,
])('doesn’t take %s', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('answers at once, however long', () => {
  const began = performance.now()
  expect(isEmail(`a@${'b.'.repeat(100_000)}`)).toBe(false)
  expect(performance.now() - began).toBeLessThan(500)
})
