import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TermLines } from './term-lines.tsx'

// Without texts around it a note is its key.
const CLOCK = '>cairoTime<'
const until = { Text: 'Free until 10 Dec, 18:00', Percent: 100, Until: '2026-12-10T16:00:00Z' }
const nothing = { Text: 'Nothing comes back', Percent: 0, Until: null }

it('says whose clock it goes by where a term has a time, and only there', () => {
  expect(renderToStaticMarkup(<TermLines lines={[until, nothing]} />)).toContain(CLOCK)
  expect(renderToStaticMarkup(<TermLines lines={[nothing]} />)).not.toContain(CLOCK)
})
