// @vitest-environment happy-dom
import type { InventoryItem } from '@rihla/contract/desk/inventory'
import { languages } from '@rihla/contract/values/language'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { ChangePanel } from './change-panel.tsx'
import { useDayRange, type DayChoice } from './use-day-range.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const item: InventoryItem = {
  Kind: 'activity',
  Id: 7,
  Module: 'Activity',
  Name: 'Dive',
  Part: null,
  City: 'Dahab',
}
let choice: DayChoice | undefined
const Panel = withServerData(() => {
  choice = useDayRange()
  return <ChangePanel item={item} choice={choice} />
})

describe.each(languages)('the days that are typed at the desk, in %s', (language) => {
  const t = texts[language]
  const end = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const type = (label: string, ...values: readonly string[]): void => {
    for (const value of values) fireEvent.change(end(label), { target: { value } })
  }
  const open = (): void => {
    openPage('/', { language, routes: [{ path: '/', element: <Panel /> }], answers: {} })
  }

  test('stay as they are typed while a date is half there, and are chosen once both are', () => {
    open()
    type(t.daysFrom, '2026-10-12')
    // As Chromium tells of a year that is being typed.
    type(t.daysTo, '0002-12-20', '0020-12-20', '0202-12-20')
    expect(end(t.daysTo).value).toBe('0202-12-20')
    expect(end(t.daysFrom).value).toBe('2026-10-12')
    expect(choice?.range).toBeNull()
    type(t.daysTo, '2026-12-20')
    expect(choice?.range).toEqual({ from: '2026-10-12', to: '2026-12-20' })
    // One end that is being typed anew takes nothing from the other.
    type(t.daysFrom, '')
    expect(end(t.daysTo).value).toBe('2026-12-20')
    type(t.daysFrom, '0002-11-01', '2026-11-01')
    expect(choice?.range).toEqual({ from: '2026-11-01', to: '2026-12-20' })
  })

  test('a last day before the first is said to be wrong, and the calendar’s choice is newer', () => {
    open()
    type(t.daysFrom, '2026-10-12')
    type(t.daysTo, '2026-10-02')
    expect(screen.getByText(t.siteDatesWrong)).toBeTruthy()
    expect(choice?.range).toBeNull()
    act(() => choice?.press('2026-10-20'))
    expect([end(t.daysFrom).value, end(t.daysTo).value]).toEqual(['2026-10-20', '2026-10-20'])
  })
})
