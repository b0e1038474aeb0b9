// @vitest-environment happy-dom
import { languages, type Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Navigate } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../platform/cache/query.tsx'
import { clearSession } from '../../platform/session/session.ts'
import { answerAs, answerWith, type Answer, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { BookingConfirmationPage, HotelCheckoutPage } from './index.ts'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'
import { aQuote, countries, entry } from './testing/quote.ts'

const texts = { en: english, ar: arabic }
const Checkout = withServerData(HotelCheckoutPage)
const Confirmation = withServerData(BookingConfirmationPage)
const none = { State: 'none', Message: null, Confirmation: null, Awaiting: null }

/** As it is asked for: with the option and the deposit of the request. */
const quoted: Answer = (request) => {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('RatePlanToken') ?? ''
  const payDeposit = searchParams.get('PayDeposit') !== 'false'
  return Response.json({ Error: null, Data: aQuote(token, payDeposit) })
}
const failed = answerAs(502, { Error: 'No connection', code: 'supplier_unavailable' })

const open = (language: Language, answers: Answers = {}, state: unknown = entry) =>
  openPage('/', {
    language,
    routes: [
      { path: '/', element: <Navigate to="/hotel-checkout" state={state} /> },
      { path: '/hotel-checkout', element: <Checkout /> },
      { path: '/booking-confirmation', element: <Confirmation /> },
      { path: '/hotels', element: <p>hotels</p> },
    ],
    answers: {
      getExternalBooking: quoted,
      getAvailableCountries: answerWith(countries),
      paymentStatus: answerWith(none),
      ...answers,
    },
  })
const toast = () => [...document.querySelectorAll('.toast')].map((it) => it.textContent).join(' ')
const says = (...parts: readonly string[]) =>
  waitFor(() => parts.forEach((part) => expect(toast()).toContain(part)))
const named = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="1.${name}"]`)
  if (!found) throw new Error(`No field ${name}`)
  return found
}
const type = (values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(named(name), { target: { value } })
}
const form = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(document.querySelector('#hotel-checkout-form')).not.toBeNull())
  await waitFor(() => expect(named('Nationality').textContent).toMatch(/Egypt|مصر/))
  return document.querySelector<HTMLElement>('#hotel-checkout-form') ?? document.body
}
const RIGHT = {
  Name: 'Nour',
  Email: 'nour@example.com',
  PhoneNumber: '010 1234 5678',
  Nationality: 'EG',
  DocumentType: 'Passport',
  Age: '30',
  City: '2026-12-10',
}

beforeEach(() => clearSession())

describe.each(languages)('the checkout of partners’ hotels in %s', (language) => {
  const t = texts[language]

  test.each([
    ['nothing', null, t.missingInformation, t.missingInformationText],
    ['no rate', { ...entry, ratePlanToken: '' }, t.missingBooking, t.missingBookingText],
  ])('opened with %s leads to the hotels', async (_, state, title, text) => {
    const page = open(language, {}, state)
    await says(title, text)
    expect(page.address()).toBe('/hotels')
  })

  test.each([
    ['a refusal', failed, 'No connection'],
    ['nothing', answerWith(null), t.noData],
    ['nonsense', answerWith({ a: 1 }), t.invalidResponse],
  ])('answered with %s shows why, and the way back', async (_, answer, text) => {
    open(language, { getExternalBooking: answer })
    await screen.findByRole('heading', { name: t.bookingError })
    expect(document.querySelector('main')?.textContent).toContain(text)
    await says(t.loadingError, text)
    expect(screen.getByRole('link', { name: t.backToHotels }).getAttribute('href')).toBe('/hotels')
  })

  test('another option, taken and not', async () => {
    const page = open(language)
    await form()
    const [free, fixed] = screen.getAllByRole<HTMLInputElement>('radio')
    type({ Name: 'Nour' })
    fireEvent.click(fixed ?? document.body)
    await says(t.bookingUpdated)
    await waitFor(() => expect(fixed?.checked).toBe(true))
    expect(named('Name').value).toBe('')
    page.on('getExternalBooking', failed)
    fireEvent.click(free ?? document.body)
    await says(t.updateFailed, t.optionsFailed)
    expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true)
  })

  test('the deposit, switched off, and back where that failed', async () => {
    const page = open(language)
    await form()
    const toggle = screen.getByRole<HTMLInputElement>('switch')
    expect(toggle.checked).toBe(true)
    fireEvent.click(toggle)
    await says(t.bookingUpdated)
    await waitFor(() => expect(toggle.checked).toBe(false))
    page.on('getExternalBooking', failed)
    fireEvent.click(toggle)
    await says(t.updateFailed, t.depositFailed)
    await waitFor(() => expect(toggle.checked).toBe(false))
    expect(toggle.disabled).toBe(false)
  })

  test('every rule of the guests’ form', async () => {
    const page = open(language)
    const guests = await form()
    fireEvent.submit(guests)
    await says(t.validationError, t.validationErrorText)
    const wrong = (name: string): string => {
      const ids = named(name).getAttribute('aria-describedby') ?? ''
      return ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
    }
    const required = (field: string): string => t.isRequired.replace('{field}', field)
    for (const name of Object.keys(RIGHT)) expect(wrong(name)).toContain(required(name))
    expect(named('Address').getAttribute('aria-invalid')).not.toBe('true')

    type({ Name: 'نور', Email: 'nour@', PhoneNumber: '123', Age: '121', City: 'x' })
    fireEvent.submit(guests)
    const country = { en: 'Egypt', ar: 'مصر' }[language]
    await waitFor(() => expect(wrong('Name')).toContain(t.nameLatin))
    expect(wrong('Email')).toContain(t.emailInvalid)
    expect(wrong('PhoneNumber')).toContain(t.phoneInvalid.replace('{country}', country))
    expect(wrong('Age')).toContain(t.ageInvalid)
    type({ Age: '120' })
    expect(wrong('Age')).not.toContain(t.ageInvalid)
    type({ Age: '-1' })
    fireEvent.submit(guests)
    await waitFor(() => expect(wrong('Age')).toContain(t.ageInvalid))
    expect(page.requestsOf('bookExternal')).toHaveLength(0)
  })

  test('booked, and refused', async () => {
    const refused = answerAs(409, { Error: 'It is gone.', code: 'already_booked' })
    open(language, { bookExternal: refused })
    const guests = await form()
    type(RIGHT)
    fireEvent.submit(guests)
    await says(t.bookingFailed, 'It is gone.')
    expect(guests.querySelector('[role=alert]')?.textContent).toContain('It is gone.')
  })

  test('booked, and its payment can’t be set up', async () => {
    const page = open(language, {
      bookExternal: answerWith({ ReservationId: 1_500_000_001, BookingCode: 'RH-TEST' }),
      confirmPayment: answerAs(502, { Error: 'x', code: 'payment_setup_failed' }),
    })
    const guests = await form()
    type(RIGHT)
    fireEvent.submit(guests)
    await says(t.bookingSubmitted)
    await says(t.setupFailed, t.setupFailedText)
    await waitFor(() => expect(page.address()).toBe('/booking-confirmation'))
    await screen.findByRole('heading', { name: t.confirmationTitle })
    expect(document.querySelector('main')?.textContent).toContain('RH-TEST')
    const [sent] = page.requestsOf('bookExternal')
    expect(await sent?.json()).toMatchObject({
      PayableAmount: 200,
      Paxes: [{ Name: 'Nour', PhoneNumber: '+201012345678', Nationality: 'EG', Age: '30' }],
    })
  })
})
