// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { Combobox, type ComboOption } from './combobox.tsx'

let picked: string[] = []
const options: ComboOption[] = [
  { key: 'cairo', text: 'Cairo' },
  { key: 'hurghada', text: 'Hurghada' },
]

beforeEach(() => {
  picked = []
  const shared = { label: 'Where', text: '', onText: () => {}, options }
  const onPick = ({ key }: ComboOption) => void picked.push(key)
  const element = <Combobox {...shared} onPick={onPick} />
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
  fireEvent.focus(screen.getByRole('combobox'))
})
afterEach(cleanup)
const option = () => screen.getByRole('option', { name: 'Hurghada' })

test('a finger that comes down on a suggestion, to scroll the list, picks nothing', () => {
  fireEvent.pointerDown(option())
  fireEvent.pointerCancel(option())
  expect(picked).toEqual([])
})

test('a whole press picks, and the field keeps the focus', () => {
  const down = createEvent.mouseDown(option())
  fireEvent(option(), down)
  expect(down.defaultPrevented).toBe(true)
  fireEvent.click(option())
  expect(picked).toEqual(['hurghada'])
  expect(screen.queryByRole('option')).toBeNull()
})

test('what the arrows lead to stays so when more is found before it', () => {
  cleanup()
  function Page() {
    const [found, setFound] = useState<readonly ComboOption[]>([])
    return (
      <>
        <button type="button" onClick={() => setFound([{ key: 'alex', text: 'Alexandria' }])}>
          Find
        </button>
        <Combobox
          label="Where"
          text="a"
          onText={() => {}}
          options={[...found, ...options]}
          onPick={({ key }) => void picked.push(key)}
        />
      </>
    )
  }
  openPage('/', { language: 'en', routes: [{ path: '/', Component: Page }], answers: {} })
  const field = screen.getByRole('combobox')
  const press = (key: string) => fireEvent.keyDown(field, { key })
  fireEvent.focus(field)
  press('ArrowDown')
  press('ArrowDown')
  fireEvent.click(screen.getByRole('button', { name: 'Find' }))
  expect(option().getAttribute('aria-selected')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBe(option().id)
  press('Enter')
  expect(picked).toEqual(['hurghada'])
})
