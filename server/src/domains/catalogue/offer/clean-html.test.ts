import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test.each([
  [
    'keeps what editors use',
    '<p><strong>a</strong> <em>b</em></p><ul><li>c</li></ul><h2>d</h2>',
    null,
  ],
  ['drops scripts with their text', '<p>a</p><script>steal()</script>', '<p>a</p>'],
  ['drops handlers and styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  [
    'drops frames and images',
    '<iframe src="https://x.example"></iframe><img src="x" onerror="y()">a',
    'a',
  ],
  [
    'drops addresses that run',
    '<a href="javascript:x()">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  [
    'drops addresses that hide what they run',
    '<a href="java\tscript:x()">a</a>',
    '<a rel="noopener noreferrer">a</a>',
  ],
  [
    'marks links',
    '<a href="https://x.example" target="_blank">a</a>',
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['closes what was left open', '<p><b>a', '<p><b>a</b></p>'],
])('%s', (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean ?? html)
})

test('cleaning twice changes nothing', () => {
  const once = cleanHtml('<a href="https://x.example">a</a> & <b>b</b>')
  expect(cleanHtml(once)).toBe(once)
})

test('a text that was forgotten is cleaned again', () => {
  const dirty = '<p onclick="x()">a</p>'
  expect(cleanHtml(dirty)).toBe('<p>a</p>')
  const long = 'a'.repeat(1_000_000)
  for (let n = 0; n < 12; n += 1)
    expect(cleanHtml(`<i id="x">${n}${long}`)).toBe(`<i>${n}${long}</i>`)
  expect(cleanHtml(dirty)).toBe('<p>a</p>')
})
