// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, Outlet } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerWith, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { useStartBooking } from './use-start-booking.ts'

const request = {
  module: 'Activity',
  id: 7,
  name: 'Balloon',
  fromDate: '2026-12-17',
  adults: 2,
} as const
const held = { TempId: 41, ExpiresAt: '2099-12-01T10:10:00Z', ServerTime: '2026-12-01T10:00:00Z' }

function Offer() {
  const { start } = useStartBooking('On the way', () => 'Failed')
  return (
    <>
      <button type="button" onClick={() => start(request)}>
        Book
      </button>
      <Link to="/elsewhere">leave</Link>
    </>
  )
}

/** Presses Book where no answer comes until `answer` is given. */
async function pressBook() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const page = openPage('/offer', {
    language: 'en',
    answers: {
      checkoutConfig: answerWith({ AvailableMeals: [] }),
      setTempReservation: () => promise,
    },
    routes: [
      {
        element: (
          <ServerData>
            <Outlet />
          </ServerData>
        ),
        children: [
          { path: '/offer', element: <Offer /> },
          { path: '/elsewhere', element: <h1>Elsewhere</h1> },
          { path: '/checkout', element: <h1>Checkout</h1> },
          { path: '/login', element: <h1>Login</h1> },
        ],
      },
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Book' }))
  await waitFor(() => expect(page.requestsOf('setTempReservation')).toHaveLength(1))
  const answer = async (how: Answer): Promise<void> => {
    const [asked] = page.requestsOf('setTempReservation')
    if (!asked) throw new Error('Nothing was asked')
    const response = await how(asked)
    // All that the answer sets off has happened by the end of this.
    await act(async () => {
      resolve(response)
      await settledAll()
    })
  }
  return { page, answer }
}
const settledAll = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)))
const refused =
  (status: number, code: string): Answer =>
  () =>
    Response.json({ Error: 'No', code }, { status })

beforeEach(() => sessionStorage.clear())

test('what is held opens checkout', async () => {
  const { page, answer } = await pressBook()
  await answer(answerWith(held))
  expect(page.address()).toBe('/checkout')
})

test.each([
  ['is held', answerWith(held)],
  ['is refused', refused(409, 'sold_out')],
  ['asks for a login', refused(401, 'login_to_book')],
])('whoever left the page stays where they are when it %s', async (_, how) => {
  const { page, answer } = await pressBook()
  fireEvent.click(screen.getByRole('link', { name: 'leave' }))
  await screen.findByRole('heading', { name: 'Elsewhere' })
  await answer(how)
  expect(page.address()).toBe('/elsewhere')
  expect(document.querySelector('.toast')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})
