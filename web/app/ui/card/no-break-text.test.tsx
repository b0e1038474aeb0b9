// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NoBreakText } from './no-break-text.tsx'

afterEach(cleanup)

it.each([
  ['Your booking ACT-7K2M9QX4 is confirmed.', ['ACT-7K2M9QX4']],
  ['نعيد إليك مبلغ \u2066HTL-9QX47K2M\u2069 الآن', ['\u2066HTL-9QX47K2M\u2069']],
  ['nour-el-din@rihla-travel.example', ['nour-el-din@rihla-travel.example']],
  ['Nothing of the kind, 2-4 days', []],
])('%s', (text, pieces) => {
  const { container } = render(<NoBreakText text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('.one-piece')].map((it) => it.textContent)).toEqual(pieces)
})
