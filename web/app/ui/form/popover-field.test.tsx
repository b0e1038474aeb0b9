// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { PopoverField } from './popover-field.tsx'

const watchers = new Set<EventTarget>()
class CloseWatcher extends EventTarget {
  constructor() {
    super()
    watchers.add(this)
  }
  destroy(): void {
    watchers.delete(this)
  }
}

beforeEach(() => {
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  const element = (
    <PopoverField label="Guests" icon={null} text="2 adults">
      <p>How many?</p>
    </PopoverField>
  )
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
  fireEvent.click(screen.getByRole('button', { name: /Guests/ }))
  expect(screen.getByText('How many?')).toBeDefined()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const isOpen = () => screen.queryByText('How many?') !== null

test('a sheet is closed by its button', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(isOpen()).toBe(false)
})

test('the Back of a phone closes a sheet, and leaves the next Back to the page', () => {
  act(() => void [...watchers][0]?.dispatchEvent(new Event('close')))
  expect([isOpen(), watchers.size]).toEqual([false, 0])
})

test('Escape closes a sheet, and nothing that it floats in', () => {
  const goesOn = fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([isOpen(), goesOn]).toEqual([false, false])
})
