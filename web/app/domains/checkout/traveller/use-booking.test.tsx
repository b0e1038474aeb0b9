// @vitest-environment happy-dom
import type { HeldBooking } from '@rihla/contract/checkout'
import { languages, type Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerAs, answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { clearCheckout } from '../draft-storage.ts'
import { held as room } from '../testing/held.ts'
import { useBooking } from './use-booking.ts'

const held: HeldBooking = {
  ...room,
  UserName: 'Mona Adel',
  Reservation: { ...room.Reservation, ExpiresAt: '2099-12-01T10:10:00Z' },
}
const request = { module: 'Hotel', id: 7, name: 'Stay', fromDate: '2026-12-17', adults: 2 } as const
const initial = { name: 'Mona Adel', country: 'EG', phone: '12345678', request: '', pickUp: '' }

/** Types a wish at once, and goes on. */
function Details() {
  const booking = useBooking({
    held,
    request,
    initial,
    countries: [],
    detour: async () => false,
  })
  const [settled, setSettled] = useState<boolean | null>(null)
  const goOn = async (): Promise<void> => setSettled(await booking.settle())
  return (
    <>
      <button type="button" onClick={() => booking.edit({ request: 'A quiet room' })}>
        type
      </button>
      <button type="button" onClick={() => void goOn()}>
        go on
      </button>
      <button type="button" onClick={booking.refusePhone}>
        refuse the phone
      </button>
      <button type="button" onClick={() => booking.edit({ phone: '1012345678' })}>
        type a phone
      </button>
      <button type="button" onClick={booking.refuseName}>
        refuse the name
      </button>
      <button type="button" onClick={() => booking.edit({ name: ' ' })}>
        type no name
      </button>
      <p data-testid="refused">{String(booking.contactRefused)}</p>
      <p data-testid="phone">{booking.problems.phone ?? 'none'}</p>
      <p data-testid="settled">{String(settled)}</p>
      <p data-testid="failure">{booking.failure?.code ?? 'none'}</p>
    </>
  )
}
const textOf = (id: string) => screen.getByTestId(id).textContent
beforeEach(clearCheckout)

describe.each(languages)('going on from the details, in %s', (language: Language) => {
  const open = (setTempReservation = noConnection) => {
    const element = (
      <ServerData>
        <Details />
      </ServerData>
    )
    const routes = [{ path: '/', element }]
    return openPage('/', { language, answers: { setTempReservation }, routes })
  }
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

  test.each([
    ['the connection was lost', noConnection, 'other'],
    ['everybody was booking', answerAs(409, { Error: 'Busy', code: 'busy' }), 'busy'],
  ] as const)('sends again what couldn’t be written because %s', async (_, answer, code) => {
    const page = open(answer)
    await press('type')
    await press('go on')
    await waitFor(() => expect(textOf('failure')).toBe(code))
    await waitFor(() => expect(textOf('settled')).toBe('false'))
    // Edition 1 of what is held is below any that is sent: it was taken.
    page.on('setTempReservation', answerWith(held.Reservation))
    await press('go on')
    await waitFor(() => expect(textOf('settled')).toBe('true'))
    expect(textOf('failure')).toBe('none')
  })

  test('says at its field that a name is missing, while it is', async () => {
    open()
    await press('refuse the name')
    expect(textOf('refused')).toBe('false')
    await press('type no name')
    expect(textOf('refused')).toBe('true')
  })

  test('asks for another phone than the one that was refused', async () => {
    open()
    await screen.findByText('go on')
    expect(textOf('phone')).toBe('none')
    await press('refuse the phone')
    expect(textOf('phone')).toBe('phoneInvalid')
    await press('type a phone')
    expect(textOf('phone')).toBe('none')
  })
})
