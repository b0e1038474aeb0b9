// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { Sheet } from './dialog.tsx'

afterEach(cleanup)

let closed = 0
function open(): void {
  closed = 0
  const element = (
    <Sheet open onClose={() => (closed += 1)} title="Filters">
      <p>Stars</p>
    </Sheet>
  )
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
}
const at = (clientY: number) => ({ touches: [{ clientY }], changedTouches: [{ clientY }] })
const pull = (from: HTMLElement, by: number): void => {
  fireEvent.touchStart(from, at(100))
  fireEvent.touchMove(from, at(100 + by))
}

test('a sheet follows the finger that pulls its head down, and is closed far enough', () => {
  open()
  const head = screen.getByText('Filters')
  const sheet = screen.getByRole('dialog')
  pull(head, 60)
  expect(sheet.style.translate).toBe('0 60px')
  fireEvent.touchEnd(head, at(160))
  expect([sheet.style.translate, closed]).toEqual(['', 0])
  pull(head, 120)
  fireEvent.touchEnd(head, at(220))
  expect([sheet.style.translate, closed]).toEqual(['', 1])
})

test('what is in it is scrolled, not pulled', () => {
  open()
  pull(screen.getByText('Stars'), 200)
  fireEvent.touchEnd(screen.getByText('Stars'), at(300))
  expect([screen.getByRole('dialog').style.translate, closed]).toEqual(['', 0])
})
