// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { Points } from './points.tsx'

/** The points, and a way to leave them and come back. */
const Page = withServerData(() => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <Points />}
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'leave' : 'return'}</button>
    </>
  )
})
const account = (Points: number, pages = 1) =>
  answerWith({
    Points,
    Amount: Points,
    Held: 0,
    EgpForOnePoint: 50,
    Currency: 'EGP',
    History: [],
    PageNumber: 1,
    TotalPages: pages,
  })

test('are asked for again on each visit, as those beside them are', async () => {
  const page = openPage('/', {
    language: 'en',
    routes: [{ path: '/', element: <Page /> }],
    answers: { getCreditPoints: account(300) },
  })
  expect(await screen.findByText('300 points')).toBeTruthy()
  fireEvent.click(screen.getByText('leave'))
  page.on('getCreditPoints', account(100))
  fireEvent.click(screen.getByText('return'))
  await waitFor(() => expect(screen.queryByText('100 points')).toBeTruthy(), { timeout: 2000 })
})

test('that couldn’t be followed further say so, and are asked for again', async () => {
  const page = openPage('/', {
    language: 'en',
    routes: [{ path: '/', element: <Page /> }],
    answers: { getCreditPoints: account(300, 2) },
  })
  const more = await screen.findByRole('button', { name: 'Show more' })
  page.on('getCreditPoints', noConnection)
  fireEvent.click(more)
  expect((await screen.findByRole('alert')).textContent).toBe('We could not load your points.')
  page.on('getCreditPoints', account(300, 1))
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  screen.getByText('300 points')
})
