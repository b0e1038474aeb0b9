// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { CardRail, endsOf } from './card-rail.tsx'

const at = (scrollLeft: number) => endsOf({ scrollLeft, scrollWidth: 1000, clientWidth: 400 })

it.each([
  [0, { start: true, end: false }],
  [300, { start: false, end: false }],
  [600, { start: false, end: true }],
  [-300, { start: false, end: false }],
  [-600, { start: false, end: true }],
])('a rail that was moved by %i', (left, ends) => expect(at(left)).toEqual(ends))

it('that shows everything stands at both ends', () => {
  expect(endsOf({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })).toEqual({
    start: true,
    end: true,
  })
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, 'auto'],
  [false, 'smooth'],
])('a reader who asked for less motion (%s) sees cards move %s', (less, behavior) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: less && query === '(prefers-reduced-motion: reduce)',
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #look: () => void
      constructor(look: () => void) {
        this.#look = look
      }
      observe(box: Element): void {
        Object.defineProperties(box, { clientWidth: { value: 400 }, scrollWidth: { value: 1000 } })
        this.#look()
      }
      disconnect(): void {}
    },
  )
  const element = (
    <CardRail heading={<h2>Hotels</h2>} label="Hotels">
      <li>One</li>
    </CardRail>
  )
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
  const moves: unknown[] = []
  screen.getByRole('group', { name: 'Hotels' }).scrollBy = (...how: unknown[]) =>
    void moves.push(...how)
  fireEvent.click(screen.getByRole('button', { name: 'Next: Hotels' }))
  expect(moves).toEqual([{ left: 300, behavior }])
})
