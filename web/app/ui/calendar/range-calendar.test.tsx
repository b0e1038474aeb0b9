// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import RangeCalendar, { type DateRange } from './range-calendar.tsx'

// The first day opens pages that fit the limits; of the second, the last page is moved back to end with them.
test.each(['2026-11-28', '2026-12-01'])(
  'on %s a stay ends at the nearest day, not a month later, when the page is turned',
  async (today) => {
    vi.useFakeTimers({ now: Date.parse(`${today}T10:00:00Z`), toFake: ['Date'] })
    const chosen: DateRange[] = []
    const limits = { min: '2026-11-28', max: '2027-02-28' }
    const element = (
      <RangeCalendar
        label="Stay"
        value={null}
        onChange={(it) => void chosen.push(it)}
        {...limits}
      />
    )
    openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
    const button = async (name: RegExp) =>
      (await screen.findAllByRole('button', { name }))[0] as HTMLElement
    const days = () =>
      [...document.querySelectorAll('.day[data-selected]')].map((it) => it.textContent)
    const press = async (name: RegExp) => void fireEvent.click(await button(name))

    expect(screen.getByText('Choose the day you arrive')).toBeDefined()
    await press(/December 31|31 December/)
    expect(screen.getByText('Now the day you leave')).toBeDefined()
    await press(/^Next/)
    await button(/January/)
    expect(days()).toEqual(['1'])
    await press(/^Previous/)
    expect(days()).toEqual(['31'])
    await press(/^Next/)
    await press(/ 4 January/)
    expect(chosen).toEqual([{ from: '2026-12-31', to: '2027-01-04' }])
  },
)
