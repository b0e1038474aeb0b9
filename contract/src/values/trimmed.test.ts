import { expect, test } from 'vitest'
import { trimmed } from './trimmed.ts'

test.each([
  ['\u202a+20 100 123 4567\u202c', '+20 100 123 4567'],
  ['\u2068nour@example.com\u2069\n', 'nour@example.com'],
  ['\u200f 123456 \u200e', '123456'],
  ['\ufeffSUMMER', 'SUMMER'],
  [' \u200b ', ''],
  ['', ''],
])('what is copied along with %j is left out', (copied, text) => expect(trimmed(copied)).toBe(text))

test('what stands inside stays, spaces and marks of direction alike', () =>
  expect(trimmed('رقم \u2066A 7\u2069 هنا')).toBe('رقم \u2066A 7\u2069 هنا'))
