// @vitest-environment happy-dom
import type { HeldBooking } from '@rihla/contract/checkout'
import { languages } from '@rihla/contract/values/language'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { tabStorage } from '../../../platform/storage.ts'
import { answerWith, noConnection } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { clearCheckout, readDraft } from '../draft-storage.ts'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { held as room } from '../testing/held.ts'
import { AUTOSAVE_DELAY_MS } from './autosave.ts'
import { DetailsForm } from './traveller-fields.tsx'
import { prefilledForm } from './traveller-form.ts'
import { useBooking } from './use-booking.ts'

const texts = { en: english, ar: arabic } as const
const countries = [{ code: 'EG', dial: '+20', name: 'Egypt', placeholder: '10 01234567' }]
const balloon: HeldBooking = {
  ...room,
  Module: 'Activity',
  Room: null,
  Reservation: { ...room.Reservation, ExpiresAt: '2099-12-01T10:10:00Z' },
  HotelPickUp: true,
}
const request = { module: 'Activity', id: 7, name: 'Balloon', fromDate: '2026-12-17', adults: 2 }

function Form({ held }: { held: HeldBooking }) {
  const its = { name: held.UserName, phone: held.Phone, pickUp: held.PickUpFrom }
  const initial = prefilledForm(
    readDraft(held.Reservation.TempId)?.typed ?? null,
    its,
    null,
    countries,
  )
  const detour = async () => false
  const booking = useBooking({
    held,
    request: { ...request, module: 'Activity' },
    initial,
    countries,
    detour,
  })
  return (
    <DetailsForm
      booking={booking}
      countries={countries}
      still
      tried={false}
      onContinue={() => {}}
    />
  )
}
beforeEach(clearCheckout)

describe.each(languages)('the hotel that people are fetched from, in %s', (language) => {
  const t = texts[language]
  const open = (held: HeldBooking, setTempReservation = answerWith(held.Reservation)) =>
    openPage('/', {
      language,
      answers: { setTempReservation },
      routes: [
        {
          path: '/',
          element: (
            <ServerData>
              <Form held={held} />
            </ServerData>
          ),
        },
      ],
    })
  const field = () => screen.findByLabelText<HTMLInputElement>(t.pickUp)

  test('is asked for where people are fetched, with what to write there and that it can wait', async () => {
    open(balloon)
    const input = await field()
    const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe(t.pickUpHint)
    expect([input.required, input.maxLength, input.dir]).toEqual([false, 200, 'auto'])
  })

  test('is not asked for anywhere else', async () => {
    open({ ...balloon, HotelPickUp: false })
    await screen.findByLabelText(t.request)
    expect(screen.queryByLabelText(t.pickUp)).toBeNull()
  })

  test('is sent as it was typed, and stays through a lost connection and a reload', async () => {
    const page = open(balloon, noConnection)
    fireEvent.change(await field(), { target: { value: 'Nile Palace' } })
    await waitFor(() => expect(page.requestsOf('setTempReservation')).not.toEqual([]), {
      timeout: 4 * AUTOSAVE_DELAY_MS,
    })
    const sent = await page.requestsOf('setTempReservation')[0]?.clone().json()
    expect(sent).toMatchObject({ PickUpFrom: 'Nile Palace' })
    expect((await field()).value).toBe('Nile Palace')
    cleanup()
    open(balloon)
    expect((await field()).value).toBe('Nile Palace')
  }, 10_000)

  test('R8: is sent once more where another page of the traveller’s has written since', async () => {
    const standing = { ...balloon.Reservation, Edition: 7 }
    const page = open(balloon, answerWith(standing))
    fireEvent.change(await field(), { target: { value: 'Nile Palace' } })
    const sent = () => page.requestsOf('setTempReservation')
    await waitFor(() => expect(sent().length).toBeGreaterThan(1), {
      timeout: 4 * AUTOSAVE_DELAY_MS,
    })
    expect(await sent()[1]?.clone().json()).toMatchObject({ PickUpFrom: 'Nile Palace', Edition: 8 })
  }, 10_000)

  test('starts with what the booking has, also beside a draft of before that knows no hotel', async () => {
    const typed = { name: 'Mona', country: 'EG', phone: '', request: '' }
    tabStorage.writeJson('rihla:checkout-typed', { tempId: balloon.Reservation.TempId, typed })
    open({ ...balloon, PickUpFrom: 'Old Cataract' })
    expect((await field()).value).toBe('Old Cataract')
  })
})
