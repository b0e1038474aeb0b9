// @vitest-environment happy-dom
import type { Language } from '@rihla/contract/values/language'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTexts } from '../../platform/locale/i18n.ts'
import { LocaleContext } from '../../platform/locale/use-text.tsx'
import { allTexts } from '../../texts.server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { DateField } from './date-field.tsx'

let chosen: (string | null)[] = []
beforeEach(() => {
  chosen = []
  const element = (
    <DateField label="Leaving" value={null} min="2026-12-01" onChange={(it) => chosen.push(it)} />
  )
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
})
afterEach(cleanup)

const press = (pointerType: string): HTMLElement => {
  const box = screen.getByLabelText('Leaving')
  fireEvent.pointerDown(box, { pointerType })
  fireEvent.click(box)
  return box
}

test('a finger on the field opens the calendar, and no keyboard over it', async () => {
  expect(press('touch').getAttribute('inputmode')).toBe('none')
  fireEvent.click(await screen.findByRole('button', { name: / 4 December/ }))
  expect(chosen).toEqual(['2026-12-04'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with a mouse the date is typed', () => {
  const box = press('mouse')
  expect(box.getAttribute('inputmode')).toBe('numeric')
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.change(box, { target: { value: '04122026' } })
  fireEvent.blur(box)
  expect(chosen).toEqual(['2026-12-04'])
})

test('why a date can’t be taken is said in the language that the page has by now', () => {
  const here = (language: Language) => (
    <LocaleContext value={{ language, texts: createTexts(language, allTexts[language]) }}>
      <DateField label="Back" value={null} min="2026-12-01" onChange={() => undefined} />
    </LocaleContext>
  )
  const { rerender } = render(here('en'))
  const box = screen.getByLabelText('Back')
  fireEvent.change(box, { target: { value: '30112026' } })
  fireEvent.blur(box)
  expect(screen.getByText('Date cannot be before 01/12/2026')).toBeTruthy()
  rerender(here('ar'))
  expect(screen.getByText('لا يمكن أن يكون التاريخ قبل 01/12/2026')).toBeTruthy()
})
