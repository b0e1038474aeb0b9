// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusOnNewCards } from './use-focus-on-new-cards.ts'

function List({ count, loadingMore = false }: { count: number; loadingMore?: boolean }) {
  const list = useFocusOnNewCards(count, loadingMore)
  const cards = Array.from({ length: count }, (_, at) => (
    <div key={at}>
      <a href={`/${at}`}>{`card ${at}`}</a>
    </div>
  ))
  return (
    <>
      <div ref={list}>{cards}</div>
      <p>
        <button type="button">more</button>
      </p>
    </>
  )
}

afterEach(cleanup)
const focused = () => document.activeElement?.textContent

test('who asked for more goes on at the first card that came', () => {
  const { rerender } = render(<List count={2} />)
  screen.getByRole('button').focus()
  rerender(<List count={2} loadingMore />)
  expect(focused()).toBe('more')
  rerender(<List count={4} />)
  expect(focused()).toBe('card 2')
})

test('who reads a card while more comes stays there', () => {
  const { rerender } = render(<List count={2} loadingMore />)
  screen.getByText('card 1').focus()
  rerender(<List count={4} />)
  expect(focused()).toBe('card 1')
})

test('a longer list that nobody asked for takes no focus', () => {
  const { rerender } = render(<List count={2} />)
  screen.getByRole('button').focus()
  rerender(<List count={4} />)
  expect(focused()).toBe('more')
})
