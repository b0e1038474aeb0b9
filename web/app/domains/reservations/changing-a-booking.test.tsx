// @vitest-environment happy-dom
import type { ChangeOptions, ChangeQuote } from '@rihla/contract/changing'
import { languages, type Language } from '@rihla/contract/values/language'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { adoptUser } from '../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ReservationDetailsPage } from './index.ts'
import { aReservation, traveller } from './testing/details.ts'

const words = {
  en: {
    change: 'Change',
    contact: /^Name and special requests/,
    sale: /^Dates and guests/,
    name: 'Name of the guest',
    save: 'Save the change',
    missing: 'Please type a name',
    contactAndHotel: /^Name, hotel and special requests/,
    pickUp: 'Which hotel do we fetch you from?',
    where: /Press “Change” on this page/,
    call: /call us/,
    see: 'See the new price',
    toPay: 'To pay now',
    pay: /^Pay EGP/,
    cannot: 'Can’t be changed',
    back: 'Back to the booking',
  },
  ar: {
    change: 'تعديل',
    contact: /^الاسم والطلبات الخاصة/,
    sale: /^التواريخ وعدد الأفراد/,
    name: 'اسم الضيف',
    save: 'حفظ التعديل',
    missing: 'اكتب الاسم',
    contactAndHotel: /^الاسم والفندق والطلبات الخاصة/,
    pickUp: 'من أي فندق نصطحبك؟',
    where: /اضغط «تعديل» في هذه الصفحة/,
    call: /اتصل بنا/,
    see: 'عرض السعر الجديد',
    toPay: 'المطلوب دفعه الآن',
    pay: /^ادفع/,
    cannot: 'لا يمكن تعديله',
    back: 'العودة إلى الحجز',
  },
} as const

const options: ChangeOptions = {
  Contact: { IsPossible: true, Text: 'Until tomorrow.' },
  Sale: { IsPossible: true, Text: 'Until Friday.' },
  HasToDate: false,
  UserName: 'Nour Mostafa',
  SpecialRequest: null,
  HotelPickUp: false,
  PickUpFrom: null,
  FromDate: '2026-12-17',
  ToDate: null,
  AdultsCount: 2,
  ChildrenAges: [],
  FirstDay: '2026-12-01',
  LastDay: '2027-12-01',
}
const quote: ChangeQuote = {
  ChangeId: 7,
  Before: [{ Label: 'Total', Text: 'EGP\u00a01,000' }],
  After: [{ Label: 'Total', Text: 'EGP\u00a01,500' }],
  Currency: 'EGP',
  OldPrice: 1000,
  NewPrice: 1500,
  Difference: 500,
  Fee: 10,
  Terms: 'No fee by your terms.',
  Cancellation: [],
  FromDate: '2026-12-18',
  ToDate: null,
  GuestsText: '3 adults',
  HoldsUntil: '2026-12-01T10:10:00.000Z',
  ServerTime: '2026-12-01T10:00:00.000Z',
}

const open = (language: Language, answers: Answers) =>
  openPage('/reservations/Activity/12', {
    language,
    answers: {
      getReservationDetails: answerWith(aReservation({ ShowChangeButton: true })),
      getChangeOptions: answerWith(options),
      ...answers,
    },
    routes: [
      {
        path: '/reservations/:module/:id',
        element: (
          <ServerData>
            <ReservationDetailsPage module="Activity" id={12} />
          </ServerData>
        ),
      },
    ],
  })
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string | RegExp) =>
  fireEvent.click(await (await dialog()).findByRole('button', { name }))

beforeEach(() => adoptUser(traveller))

describe.each(languages)('changing a booking, in %s', (language) => {
  const said = words[language]
  const ask = async () => fireEvent.click(await screen.findByRole('button', { name: said.change }))

  test('says beforehand what can’t be changed, and why', async () => {
    const Sale = { IsPossible: false, Text: 'Nothing comes back any more.' }
    open(language, { getChangeOptions: answerWith({ ...options, Sale }) })
    await ask()
    await (await dialog()).findByText(Sale.Text)
    ;(await dialog()).getByText(said.cannot)
    expect((await dialog()).queryByRole('button', { name: said.sale })).toBeNull()
  })

  test('a name that is refused stays as it was typed, and is saved the next time', async () => {
    const page = open(language, {
      changeContact: answerAs(409, { Error: 'Too busy.', code: 'busy' }),
    })
    await ask()
    await press(said.contact)
    const name = await (await dialog()).findByLabelText<HTMLInputElement>(said.name)
    fireEvent.change(name, { target: { value: ' ' } })
    await press(said.save)
    await (await dialog()).findByText(said.missing)
    fireEvent.change(name, { target: { value: 'Salma Fathy' } })
    await press(said.save)
    await (await dialog()).findByText('Too busy.')
    expect(name.value).toBe('Salma Fathy')
    page.on('changeContact', answerWith({ Message: 'It is changed.' }))
    await press(said.save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getAllByText('It is changed.').length).toBeGreaterThan(0))
    const sent = await page.requestsOf('changeContact').at(-1)?.clone().json()
    expect(sent).toMatchObject({ ReservationId: 12, UserName: 'Salma Fathy' })
  })

  test('the hotel that is missing is asked for, and said in the first step', async () => {
    const asks = { ShowChangeButton: true, AsksPickUp: 'change' } as const
    const page = open(language, {
      getReservationDetails: answerWith(aReservation(asks)),
      getChangeOptions: answerWith({ ...options, HotelPickUp: true }),
      changeContact: answerWith({ Message: 'It is changed.' }),
    })
    await screen.findByText(said.pickUp)
    await screen.findByText(said.where)
    await ask()
    await press(said.contactAndHotel)
    const field = await (await dialog()).findByLabelText<HTMLInputElement>(said.pickUp)
    fireEvent.change(field, { target: { value: 'Nile Palace' } })
    page.on('getReservationDetails', answerWith(aReservation({ PickUpFrom: 'Nile Palace' })))
    await press(said.save)
    await screen.findByText('Nile Palace')
    expect(screen.queryByText(said.where)).toBeNull()
    const sent = await page.requestsOf('changeContact').at(-1)?.clone().json()
    expect(sent).toMatchObject({ PickUpFrom: 'Nile Palace' })
  })

  test('on its day the missing hotel is said on the phone; where nobody is fetched none is asked for', async () => {
    const Where = {
      Place: 'Corniche',
      Address: null,
      Latitude: null,
      Longitude: null,
      StartsAt: '2026-12-17T02:30:00.000Z',
      EndsAt: null,
      Phone: '+20 2 5550 0142',
    }
    open(language, {
      getReservationDetails: answerWith(aReservation({ AsksPickUp: 'call', Where })),
    })
    const notice = (await screen.findByText(said.pickUp)).closest('p')
    expect(notice?.textContent).toMatch(said.call)
    expect(notice?.textContent).toContain(Where.Phone)
    cleanup()
    open(language, {})
    await ask()
    await press(said.contact)
    await (await dialog()).findByLabelText(said.name)
    expect(screen.queryByLabelText(said.pickUp)).toBeNull()
  })

  test('shows both prices before anything is agreed to; an old quote leads to a new one', async () => {
    const page = open(language, {
      quoteChange: answerWith(quote),
      confirmChange: answerAs(409, { Error: 'The price changed.', code: 'price_changed' }),
    })
    await ask()
    await press(said.sale)
    await press(said.see)
    await (await dialog()).findByText(said.toPay)
    expect((await dialog()).getAllByText(/1,[05]00/).length).toBeGreaterThanOrEqual(2)
    expect((await dialog()).getByRole('button', { name: said.pay }).textContent).toContain('510')
    await press(said.pay)
    await (await dialog()).findByText('The price changed.')
    const sent = await page.requestsOf('confirmChange').at(-1)?.clone().json()
    expect(sent).toMatchObject({ ChangeId: 7, Difference: 500, Fee: 10 })
    await press(said.see)
    await press(said.see)
    await waitFor(() => expect(page.requestsOf('quoteChange')).toHaveLength(2))
  })

  test('what isn’t paid at once waits on the page, and can be paid from there', async () => {
    const url = 'https://bank.example/pay/1'
    const begun = { IsChanged: false, Message: 'Pay first.', PaymentUrl: url }
    const OpenChange = {
      ChangeId: 7,
      Text: '18/12/2026 · 3',
      Amount: 510,
      Until: '2026-12-02T10:00:00Z',
      Cancellation: [],
      PaymentReservationId: 4,
    }
    const page = open(language, {
      quoteChange: answerWith(quote),
      confirmChange: answerWith({ ...begun, PaymentReservationId: 4 }),
      paymentStatus: answerWith({ State: 'none', Message: null, Confirmation: null }),
    })
    await ask()
    await press(said.sale)
    await press(said.see)
    await (await dialog()).findByText(said.toPay)
    page.on('getReservationDetails', answerWith(aReservation({ OpenChange })))
    await press(said.pay)
    fireEvent.click(await screen.findByRole('button', { name: said.back }))
    await screen.findByText(OpenChange.Text)
  })
})
