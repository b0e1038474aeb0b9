// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import { stayAnswers } from '../../../testing/stays.ts'
import StayCalendar from './stay-calendar.tsx'

const days = { min: '2026-12-01', max: '2027-12-01' }
/** The stay is changed elsewhere on its page. */
const stays = [
  { from: '2026-12-17', to: '2026-12-20' },
  { from: '2027-01-10', to: '2027-01-12' },
  { from: '2027-04-20', to: '2027-04-23' },
  { from: '2027-11-28', to: '2027-12-01' },
] as const

function Page() {
  const [at, setAt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Change
      </button>
      <StayCalendar
        hotelId={501}
        priced
        days={days}
        dates={stays[at] ?? stays[0]}
        onChoose={() => {}}
      />
    </>
  )
}

test('prices are those of the days around the stay, wherever it moves', async () => {
  const page = openPage('/', {
    language: 'en',
    routes: [{ path: '/', Component: withServerData(Page) }],
    answers: stayAnswers(),
  })
  const asked = () =>
    page
      .requestsOf('getHotelPriceCalendar')
      .map(({ url }) => new URL(url, 'http://localhost').searchParams.get('startDate'))
  await waitFor(() => expect(asked()).toEqual(['2026-12-03']))
  const change = () => fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  // Within what is priced already nothing is asked for.
  change()
  change()
  await waitFor(() => expect(asked()).toEqual(['2026-12-03', '2027-04-06']))
  change()
  await waitFor(() => expect(asked()).toEqual(['2026-12-03', '2027-04-06', '2027-10-03']))
})
