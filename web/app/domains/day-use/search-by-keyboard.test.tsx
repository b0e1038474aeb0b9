// @vitest-environment happy-dom
import { addDays, cairoDate, toAddressDate, toDayMonthYear } from '@rihla/contract/values/dates'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { dayUseAnswers } from '../../testing/day-use.ts'
import { openPage } from '../../testing/open-page.tsx'
import { SearchPage } from './search-page.tsx'

test('whoever sends the search by keyboard goes on from what it found', async () => {
  const element = (
    <ServerData>
      <SearchPage />
    </ServerData>
  )
  const routes = [{ path: '/dayuses', element }]
  const page = openPage('/dayuses', { language: 'en', answers: dayUseAnswers(), routes })
  const send = await screen.findByRole('button', { name: 'Search' })
  send.focus()
  const [date] = screen.getAllByPlaceholderText('DD/MM/YYYY')
  const day = addDays(cairoDate(new Date()), 9)
  fireEvent.change(date as HTMLElement, { target: { value: toDayMonthYear(day) } })
  fireEvent.blur(date as HTMLElement)
  fireEvent.click(send)
  await waitFor(() => expect(page.address()).toContain(toAddressDate(day)))
  const focused = document.activeElement
  expect(focused).not.toBe(document.body)
  expect(focused?.querySelector('.offer-card')).not.toBeNull()
})
