// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ADVANCE_MS, stepped, useCarousel } from './use-carousel.ts'

function Carousel() {
  const { at, moving, choose, step, hold } = useCarousel(3)
  return (
    <div data-testid="box" {...hold}>
      <output>{at}</output>
      <i>{moving ? 'moving' : 'still'}</i>
      <button onClick={() => step(-1)}>previous</button>
      <button onClick={() => choose(2)}>third</button>
    </div>
  )
}

const shown = (): string | null => screen.getByRole('status').textContent
const wait = (times: number): void => act(() => void vi.advanceTimersByTime(times * ADVANCE_MS))
let reduced = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})
afterEach(() => {
  cleanup()
  reduced = false
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('goes on every three seconds, and begins anew after the last', () => {
  render(<Carousel />)
  expect(shown()).toBe('0')
  wait(1)
  expect(shown()).toBe('1')
  wait(2)
  expect(shown()).toBe('0')
})

it.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('stands still while it is %s', (_, begin, end) => {
  render(<Carousel />)
  const box = screen.getByTestId('box')
  begin(box)
  wait(5)
  expect(shown()).toBe('0')
  end(box)
  wait(1)
  expect(shown()).toBe('1')
})

it('stands still for those who mind motion', () => {
  reduced = true
  render(<Carousel />)
  wait(5)
  expect(shown()).toBe('0')
})

it('stays at what was chosen by hand, and goes back from the first to the last', () => {
  render(<Carousel />)
  fireEvent.click(screen.getByText('previous'))
  expect(shown()).toBe('2')
  wait(5)
  expect(shown()).toBe('2')
  expect(screen.getByText('still')).toBeTruthy()
})

it('counts round', () => {
  expect([stepped(0, -1, 3), stepped(2, 1, 3), stepped(0, 1, 0)]).toEqual([2, 0, 0])
})
