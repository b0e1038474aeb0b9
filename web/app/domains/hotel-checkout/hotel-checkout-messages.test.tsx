// @vitest-environment happy-dom
import { languages, type Language } from '@rihla/contract/values/language'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { use, useState } from 'react'
import { Navigate } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient, ServerData, withServerData } from '../../platform/cache/query.tsx'
import { createTexts } from '../../platform/locale/i18n.ts'
import { LocaleContext } from '../../platform/locale/use-text.tsx'
import { peekReturn } from '../../platform/session/return-location.ts'
import { clearSession } from '../../platform/session/session.ts'
import { setBrowser } from '../../testing/browser-settings.ts'
import { answerAs, answerWith, type Answer, type Answers } from '../../testing/fake-server.ts'
import { openPage, type OpenPage } from '../../testing/open-page.tsx'
import { allTexts } from '../../texts.server.ts'
import { BookingConfirmationPage, chooseRoom, HotelCheckoutPage } from './index.ts'
import checkoutArabic from '../checkout/messages.ar.ts'
import checkoutEnglish from '../checkout/messages.en.ts'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'
import { aQuote, countries, entry, field } from './testing/quote.ts'

const texts = { en: english, ar: arabic }
const checkoutTexts = { en: checkoutEnglish, ar: checkoutArabic }
const Checkout = withServerData(HotelCheckoutPage)
const none = { State: 'none', Message: null, Confirmation: null, Awaiting: null }

/** As it is asked for: with the option and the deposit of the request. */
const quoted: Answer = (request) => {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('RatePlanToken') ?? ''
  const payDeposit = searchParams.get('PayDeposit') !== 'false'
  return Response.json({ Error: null, Data: aQuote(token, payDeposit) })
}
const signedOut = answerAs(401, { Error: 'Please log in.', code: 'login_to_book' })
const failed = answerAs(502, { Error: 'No connection', code: 'supplier_unavailable' })

/** The page, and a button that turns it into Arabic where it stands. */
function Switchable() {
  const started = use(LocaleContext)
  const [locale, setLocale] = useState(started)
  const toArabic = () => setLocale({ language: 'ar', texts: createTexts('ar', allTexts.ar) })
  return (
    <LocaleContext value={locale}>
      <button type="button" onClick={toArabic}>
        عربي
      </button>
      <Checkout />
    </LocaleContext>
  )
}
const toArabic = (): void => void fireEvent.click(screen.getByText('عربي'))

const PHONE = '+20 2 7777 8888'
const confirmation = (phone: string | null) => (
  <ServerData>
    <BookingConfirmationPage phone={phone} />
  </ServerData>
)

const open = (language: Language, answers: Answers = {}, state: unknown = entry) =>
  openPage('/', {
    language,
    routes: [
      { path: '/', element: <Navigate to="/hotel-checkout" state={state} /> },
      { path: '/hotel-checkout', element: <Switchable /> },
      { path: '/booking-confirmation', element: confirmation(PHONE) },
      { path: '/hotels', element: <p>hotels</p> },
      { path: '/login', element: <p>login</p> },
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
/** What is said to be wrong with a field. */
const wrong = (name: string): string => {
  const ids = named(name).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
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

const booked = {
  bookExternal: answerWith({ ReservationId: 1_500_000_001, BookingCode: 'RH-TEST' }),
  confirmPayment: answerWith({ PaymentUrl: 'http://localhost:3001/page' }),
}
/** Names the guest and opens the bank's page, which is said to have had this outcome. */
async function payAt(page: OpenPage, status: object): Promise<void> {
  const guests = await form()
  type(RIGHT)
  fireEvent.submit(guests)
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  page.on('paymentStatus', answerWith({ ...none, ...status }))
  // Coming back to the tab is a reason to look.
  fireEvent.focus(window)
}
/** What was asked for of a quote, in the order of the questions. */
const quotesOf = (page: OpenPage) =>
  page.requestsOf('getExternalBooking').map(({ url }) => {
    const { searchParams: asked } = new URL(url)
    return ['TempReservationId', 'RatePlanToken', 'PayDeposit'].map((name) => asked.get(name))
  })
/** A reload, or the way back from another site: of the page before only what the tab stores is left. */
const leave = (): void => {
  cleanup()
  queryClient().clear()
}
const ID = '1500000001'
const copy = (writeText: () => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

// The bank’s page isn’t loaded into its frame here.
setBrowser({ handleDisabledFileLoadingAsSuccess: true })

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
    await waitFor(() => expect(named('Name').value).toBe(''))
    type({ Name: 'Nour' })
    page.on('getExternalBooking', failed)
    fireEvent.click(free ?? document.body)
    await says(t.updateFailed, t.optionsFailed)
    expect(named('Name').value).toBe('Nour')
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
    type({ Name: 'Jürgen' })
    expect(wrong('Name')).toContain(t.nameForHotel.replace('{name}', 'Juergen'))
    type({ Age: '120' })
    expect(wrong('Age')).not.toContain(t.ageInvalid)
    type({ Age: '-1' })
    fireEvent.submit(guests)
    await waitFor(() => expect(wrong('Age')).toContain(t.ageInvalid))
    expect(page.requestsOf('bookExternal')).toHaveLength(0)
  })

  test('a field without a name, a phone without a country’s pattern, another country’s phone', async () => {
    const nameless = field('PostalCode', { FieldPlaceHolder: '' })
    const quote = aQuote()
    const [pax] = quote.PaxRequiredFields
    const RequiredFields = [...(pax?.RequiredFields ?? []), nameless]
    const page = open(language, {
      getExternalBooking: answerWith({
        ...quote,
        PaxRequiredFields: [{ ...pax, RequiredFields }],
      }),
      getAvailableCountries: failed,
    })
    await waitFor(() => expect(document.querySelector('#hotel-checkout-form')).not.toBeNull())
    type({ PhoneNumber: '123456' })
    fireEvent.submit(document.querySelector('#hotel-checkout-form') ?? document.body)
    await waitFor(() => expect(wrong('PostalCode').trim()).toBe(t.fieldRequired))
    expect(wrong('PhoneNumber')).toContain(t.phoneDigits)
    page.on('getAvailableCountries', answerWith(countries))
  })

  test('the list of countries can’t be had: says so, and asks for it again', async () => {
    const page = open(language, { getAvailableCountries: failed })
    const said = await screen.findByText(t.countriesFailed)
    const notice = said.closest<HTMLElement>('[role=alert]') ?? document.body
    const guests = screen.getByRole('heading', { name: t.guests })
    expect(notice.compareDocumentPosition(guests) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    page.on('getAvailableCountries', answerWith(countries))
    fireEvent.click(within(notice).getByRole('button', { name: t.tryAgain }))
    await form()
    expect(screen.queryByText(t.countriesFailed)).toBeNull()
  })

  test.each([
    ['EG', '010 1234 5678', null],
    ['EG', '1012345678', null],
    ['EG', '020 1234 5678', { en: 'Egypt', ar: 'مصر' }],
    ['DE', '0151 2345678', null],
    ['DE', '123', { en: 'Germany', ar: 'ألمانيا' }],
  ])('a phone of %s: %s', async (code, phone, country) => {
    open(language)
    const guests = await form()
    const chosen = named('PhoneNumber').closest('.field-pair')?.querySelector('select')
    fireEvent.change(chosen ?? document.body, { target: { value: code } })
    type({ PhoneNumber: phone })
    fireEvent.submit(guests)
    await says(t.validationError)
    const said = country ? t.phoneInvalid.replace('{country}', country[language]) : ''
    expect(wrong('PhoneNumber').trim()).toBe(said)
  })

  test('a phone with a prefix of its own is of that country', async () => {
    open(language)
    const guests = await form()
    type({ PhoneNumber: '\u202a+49 151 2345678\u202c' })
    const chosen = named('PhoneNumber').closest('.field-pair')?.querySelector('select')
    expect([chosen?.value, named('PhoneNumber').value]).toEqual(['DE', '1512345678'])
    fireEvent.submit(guests)
    await says(t.validationError)
    expect(wrong('PhoneNumber').trim()).toBe('')
  })

  test('its time over: what was typed stays, and a new price is agreed to first', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const page = open(language, {
      getExternalBooking: answerWith({ ...aQuote(), BookingCodeExpirationDate: past }),
    })
    const guests = await form()
    await screen.findByText(t.expired)
    const goOn = screen.getByRole<HTMLButtonElement>('button', { name: t.continue })
    expect(goOn.disabled).toBe(true)
    type(RIGHT)
    const PriceChange = { From: 1000, To: 1090 }
    page.on('getExternalBooking', answerWith({ ...aQuote(), PriceChange }))
    fireEvent.click(screen.getByRole('button', { name: t.freshQuote }))
    await screen.findByText(t.priceChanged)
    expect(guests.textContent).toMatch(/1,000.*1,090/)
    expect(named('Name').value).toBe('Nour')
    expect(goOn.disabled).toBe(true)
    fireEvent.click(guests.querySelector('.notice-warn input') ?? document.body)
    expect(goOn.disabled).toBe(false)
  })

  test('paid, refused by the bank, and refused by the hotel', async () => {
    const page = open(language, booked)
    await payAt(page, { State: 'failed', Message: 'The bank declined the card.' })
    await says(t.paymentFailed, 'The bank declined the card.')
    // Back at the form, which says why and has what was typed.
    expect((await form()).querySelector('[role=alert]')?.textContent).toContain('declined')
    expect(named('Name').value).toBe('Nour')
    await payAt(page, { State: 'checking', Message: 'We are asking the hotel.' })
    await screen.findByRole('heading', { name: t.confirming })
    page.on('paymentStatus', answerWith({ ...none, State: 'refunded', Message: 'It goes back.' }))
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByRole('heading', { name: t.refunded })
    expect(screen.getByRole('link', { name: t.otherHotels }).getAttribute('href')).toBe(
      '/hotels?arrivalDate=10-12-2026&departureDate=13-12-2026&adultsCount=1',
    )
  })

  test('paid and confirmed, and its reference copied', async () => {
    const page = open(language, booked)
    const Fields = [{ Label: 'Reference', Value: 'HTL-7K2M9QX4', ShowCopyButton: true }]
    const Confirmation = { ReservationId: 7, Module: 'Hotel', Message: 'Yes', Fields }
    await payAt(page, {
      State: 'paid',
      Confirmation: { ...Confirmation, Currency: 'EGP', TotalAmount: 200 },
    })
    await screen.findByRole('heading', { name: t.confirmed })
    await says(t.paymentSuccessful)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/reservations/Hotel/7', '/', '/hotels']))
    const button = document.querySelector('.field-grid button') ?? document.body
    copy(async () => undefined)
    fireEvent.click(button)
    await says(t.copied)
    copy(() => Promise.reject(new Error('no clipboard')))
    fireEvent.click(button)
    await says(t.copyFailed)
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

  test.each(['bookExternal', 'confirmPayment'] as const)(
    'signed out meanwhile, which %s says: leads to the login, and back to the same booking',
    async (call) => {
      const page = open(language, { ...booked, [call]: signedOut })
      const guests = await form()
      type(RIGHT)
      fireEvent.submit(guests)
      await waitFor(() => expect(page.address()).toBe('/login'))
      expect(peekReturn()).toBe('/hotel-checkout')
      leave()
      const again = open(language, {}, null)
      await form()
      expect(quotesOf(again)).toEqual([[ID, 'free', 'true']])
      expect(named('Name').value).toBe('Nour')
    },
  )

  test('signed out while the bank’s page is open: says so, and leads to the login', async () => {
    const page = open(language, booked)
    await payAt(page, { State: 'checking' })
    page.on('paymentStatus', signedOut)
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByText(checkoutTexts[language].sessionOver)
    expect(document.querySelector('iframe')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: t.login }))
    await waitFor(() => expect(page.address()).toBe('/login'))
  })

  test('signed out while the hotel is asked, or before the price came: likewise', async () => {
    const page = open(language, booked)
    await payAt(page, { State: 'checking', Message: 'We are asking the hotel.' })
    await screen.findByRole('heading', { name: t.confirming })
    page.on('paymentStatus', signedOut)
    fireEvent(document, new Event('visibilitychange'))
    await screen.findByText(checkoutTexts[language].sessionOver)
    leave()
    const again = open(language, { getExternalBooking: signedOut })
    await screen.findByRole('heading', { name: t.bookingError })
    fireEvent.click(screen.getByRole('button', { name: t.login }))
    await waitFor(() => expect(again.address()).toBe('/login'))
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
    const call = screen.getByRole('link', { name: `${t.callUs} ${PHONE}` })
    expect(call.getAttribute('href')).toBe('tel:+20277778888')
    const [sent] = page.requestsOf('bookExternal')
    expect(await sent?.json()).toMatchObject({
      PayableAmount: 200,
      Paxes: [{ Name: 'Nour', PhoneNumber: '+201012345678', Nationality: 'EG', Age: '30' }],
    })
  })
})

test.each(languages)(
  'unpaid, nobody is to be called where there is no number, in %s',
  async (language) => {
    const t = texts[language]
    const state = { entry, hotelName: 'Reef', bookingCode: 'RH-TEST' }
    const routes = [
      { path: '/', element: <Navigate to="/booking-confirmation" state={state} /> },
      { path: '/booking-confirmation', element: confirmation(null) },
    ]
    openPage('/', { language, routes, answers: {} })
    await screen.findByRole('heading', { name: t.confirmationTitle })
    const said = document.querySelector('main')?.textContent
    expect(said).toContain(t.confirmationNext)
    for (const call of [t.callUs, t.confirmationCall, 'null']) expect(said).not.toContain(call)
  },
)

describe('H7: the language is changed', () => {
  const askedFor = (page: OpenPage) =>
    page
      .requestsOf('getExternalBooking')
      .map(({ url }) => new URL(url).searchParams.get('TempReservationId'))

  test('while the bank’s page is open: the same booking, and still its page', async () => {
    const page = open('en', booked)
    await payAt(page, { State: 'checking' })
    toArabic()
    await waitFor(() => expect(askedFor(page)).toEqual(['0', '1500000001']))
    expect(document.querySelector('iframe')).not.toBeNull()
  })

  test('once it is paid, which no quote is given for any more: what was paid stays shown', async () => {
    const page = open('en', booked)
    await payAt(page, { State: 'refunded', Message: 'It goes back.' })
    await screen.findByRole('heading', { name: english.refunded })
    const over = answerAs(409, { Error: 'It is booked.', code: 'already_booked' })
    page.on('getExternalBooking', over)
    toArabic()
    await screen.findByRole('heading', { name: arabic.refunded })
    await waitFor(() => expect(askedFor(page)).toEqual(['0', '1500000001']))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(screen.queryByRole('heading', { name: arabic.bookingError })).toBeNull()
    expect(screen.getByRole('heading', { name: arabic.refunded })).toBeTruthy()
  })
})

const openAgain = (answers: Answers = {}): OpenPage => {
  leave()
  return open('en', answers)
}
const paid = {
  State: 'paid',
  Confirmation: {
    ReservationId: 7,
    Module: 'Hotel',
    Message: 'Yes',
    Fields: [],
    Currency: 'EGP',
    TotalAmount: 200,
  },
}

describe('opened again in the same tab', () => {
  const choose = async (): Promise<void> => {
    await form()
    fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body)
    await says(english.bookingUpdated)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false))
    fireEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false))
  }

  test('the same booking is asked for, with its option and its deposit, and shown with them', async () => {
    open('en')
    await choose()
    type({ Name: 'Nour' })
    const again = openAgain()
    await form()
    expect(quotesOf(again)).toEqual([[ID, 'fixed', 'false']])
    expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
    expect(named('Name').value).toBe('Nour')
  })

  test('after the same room was chosen again: on the terms that it is shown with, what was typed kept', async () => {
    open('en')
    await choose()
    type({ Name: 'Nour' })
    chooseRoom(entry)
    const again = openAgain()
    await form()
    expect(quotesOf(again)).toEqual([[ID, 'free', 'true']])
    expect(named('Name').value).toBe('Nour')
  })

  test('paid in a full page meanwhile: its confirmation, and never a form', async () => {
    open('en', booked)
    await choose()
    const again = openAgain({ paymentStatus: answerWith({ ...none, ...paid }) })
    const forms: unknown[] = []
    const watching = new MutationObserver(() => {
      if (document.querySelector('#hotel-checkout-form')) forms.push('a form')
    })
    watching.observe(document, { childList: true, subtree: true })
    await screen.findByRole('heading', { name: english.confirmed })
    watching.disconnect()
    expect(forms).toEqual([])
    expect(quotesOf(again)).toEqual([[ID, 'fixed', 'false']])
  })

  test('its payment can’t be looked at: the form is there', async () => {
    open('en')
    await form()
    openAgain({ paymentStatus: failed })
    await form()
  })

  test.each([
    ['paid', paid, english.confirmed],
    ['refunded', { State: 'refunded', Message: 'It goes back.' }, english.refunded],
  ])('once it is %s that is shown, until the room is chosen again', async (_, status, title) => {
    const page = open('en', booked)
    await payAt(page, status)
    await screen.findByRole('heading', { name: title })
    const again = openAgain({ paymentStatus: answerWith({ ...none, ...status }) })
    await screen.findByRole('heading', { name: title })
    expect(quotesOf(again)).toEqual([[ID, 'free', 'true']])
    expect(document.querySelector('#hotel-checkout-form')).toBeNull()
    // It is no news any more.
    expect(screen.queryByText(english.paymentSuccessful)).toBeNull()

    chooseRoom(entry)
    const anew = openAgain()
    await form()
    expect(quotesOf(anew)).toEqual([['0', 'free', 'true']])
    expect(named('Name').value).toBe('')
  })

  test('once another room was looked at, Back still leads to what was paid', async () => {
    await payAt(open('en', booked), paid)
    await screen.findByRole('heading', { name: english.confirmed })
    leave()
    const other = { ...entry, ratePlanToken: 'fixed' }
    chooseRoom(other)
    open('en', {}, other)
    await form()
    const again = openAgain({ paymentStatus: answerWith({ ...none, ...paid }) })
    await screen.findByRole('heading', { name: english.confirmed })
    expect(quotesOf(again)).toEqual([[ID, 'free', 'true']])
  })

  test('cancelled elsewhere: says so, and begins anew with the next try', async () => {
    open('en')
    await form()
    const over = answerAs(409, { Error: 'It was cancelled.', code: 'booking_cancelled' })
    const again = openAgain({ getExternalBooking: over })
    await screen.findByRole('heading', { name: english.bookingError })
    again.on('getExternalBooking', quoted)
    fireEvent.click(screen.getByRole('button', { name: english.tryAgain }))
    await form()
    expect(quotesOf(again).map(([id]) => id)).toEqual([ID, '0'])
  })
})
