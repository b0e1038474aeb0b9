// @vitest-environment happy-dom
import { languages, type Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../platform/session/session.ts'
import { answerAs, answerWith, noConnection, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { HeldChip } from '../held/index.ts'
import { ReservationDetailsPage } from './index.ts'
import { aReservation, halfBack, traveller } from './testing/details.ts'

/** What a reservation's actions say; the English texts are fixed word for word. */
const words = {
  en: {
    cancel: 'Cancel booking',
    cancelled: 'Booking cancelled',
    asked: 'Cancellation requested',
    none: 'No cancellation information available',
    receipt: 'Upload transfer receipt',
    receiptNext: /^Transfer the amount, then/,
    receiptRefused: /^If you made the transfer/,
    receiptLate: /^If you transferred in time,.* still be had/,
    loadFailed: 'Failed to load cancellation information',
    again: 'Try Again',
    oncePaid: 'Until you pay, you can cancel at no cost. Once you have paid:',
    failedTitle: 'Cancellation Failed',
    failed: 'Cancellation failed. Please try again.',
    fee: 'Cancellation fee',
    pay: /^Pay/,
    paymentError: 'Payment Error',
    invalidUrl: 'Invalid payment URL received',
    payFailed: 'Failed to initiate payment. Please try again.',
    paymentFailed: 'Payment Failed',
    notCompleted: 'Payment was not completed. Please try again.',
  },
  ar: {
    cancel: 'إلغاء الحجز',
    cancelled: 'أُلغي الحجز',
    asked: 'طلبنا إلغاء الحجز',
    none: 'لا تتوفر معلومات عن الإلغاء',
    receipt: 'رفع إيصال التحويل',
    receiptNext: /^حوّل المبلغ ثم/,
    receiptRefused: /^إذا كنت قد أجريت التحويل/,
    receiptLate: /^إذا كنت قد حوّلت المبلغ في موعده.*ما زال متاحًا/,
    loadFailed: 'تعذّر تحميل معلومات الإلغاء',
    again: 'حاول مرة أخرى',
    oncePaid: 'ما دمت لم تدفع، يمكنك إلغاء الحجز مجانًا. أما بعد الدفع:',
    failedTitle: 'لم يتم الإلغاء',
    failed: 'تعذّر الإلغاء. حاول مرة أخرى.',
    fee: 'رسوم الإلغاء',
    pay: /^ادفع/,
    paymentError: 'خطأ في الدفع',
    invalidUrl: 'رابط الدفع غير صالح',
    payFailed: 'تعذّر بدء الدفع. حاول مرة أخرى.',
    paymentFailed: 'لم يكتمل الدفع',
    notCompleted: 'لم يكتمل الدفع. حاول مرة أخرى.',
  },
} as const

const open = (language: Language, answers: Answers) =>
  openPage('/reservations/Activity/12', {
    language,
    answers: {
      getReservationDetails: answerWith(aReservation()),
      getLiveReservations: answerWith({ ServerTime: new Date().toISOString(), Reservations: [] }),
      ...answers,
    },
    routes: [
      {
        path: '/reservations/:module/:id',
        element: (
          <ServerData>
            <HeldChip />
            <ReservationDetailsPage module="Activity" id={12} />
          </ServerData>
        ),
      },
      { path: '/login', element: <p>login</p> },
    ],
  })
const toast = () => document.querySelector('.toast')?.textContent ?? ''
const dialog = () => screen.findByRole('dialog')

beforeEach(() => adoptUser(traveller))

test.each([
  ['en', traveller, 'My reservations', '/reservations'],
  ['ar', traveller, 'حجوزاتي', '/reservations'],
  ['en', null, 'Find your booking', '/find-booking'],
  ['ar', null, 'ابحث عن حجزك', '/find-booking'],
] as const)('in %s, seen by %o, a booking leads back to %s', async (language, who, name, href) => {
  if (!who) clearSession()
  open(language, {})
  const crumbs = await screen.findByRole('link', { name })
  expect(crumbs.getAttribute('href')).toBe(href)
  expect(document.title).toContain(name)
})

test.each([
  ['en', 'Find your booking'],
  ['ar', 'ابحث عن حجزك'],
] as const)(
  'a guest whose booking can’t be shown is led to others by reference, in %s',
  async (language, name) => {
    clearSession()
    open(language, { getReservationDetails: answerAs(500, { Error: 'No' }) })
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/find-booking')
  },
)

test.each(languages)(
  'what waits for its payment says what cancelling costs from then on, in %s',
  async (language) => {
    const Cancellation = [{ Until: null, Percent: 50, Text: 'Half comes back' }]
    const it = aReservation({ StatusCode: 'Pending Payment', Cancellation })
    open(language, { getReservationDetails: answerWith(it) })
    await screen.findByText('Half comes back')
    expect(screen.getByText(words[language].oncePaid)).toBeTruthy()
  },
)

describe.each(languages)('the receipt of a transfer, in %s', (language) => {
  const said = words[language]
  test.each([
    ['Pending Payment', said.receiptNext, said.receiptLate],
    ['Expired', said.receiptLate, said.receiptNext],
  ] as const)('is asked for as it stands: %s', async (StatusCode, told, never) => {
    const it = aReservation({ StatusCode, ShowUploadConfirmationFile: true })
    open(language, { getReservationDetails: answerWith(it) })
    await screen.findByRole('button', { name: said.receipt })
    expect([screen.queryByText(told), screen.queryByText(never)]).toEqual([expect.anything(), null])
  })

  test.each([
    ['Rejected', false, 1],
    ['Pending Payment', true, 0],
  ] as const)(
    'that was refused tells who paid what to do once it is over: %s',
    async (StatusCode, expected, told) => {
      const PaymentProof = {
        State: 'rejected',
        Reason: 'It shows no amount.',
        UploadedAt: '2026-11-01T10:00:00Z',
        Url: null,
        IsPicture: false,
      } as const
      const it = aReservation({ StatusCode, ShowUploadConfirmationFile: expected, PaymentProof })
      open(language, { getReservationDetails: answerWith(it) })
      await screen.findByText('It shows no amount.')
      expect(screen.queryAllByText(said.receiptRefused)).toHaveLength(told)
    },
  )

  test('isn’t asked for any more', async () => {
    open(language, { getReservationDetails: answerWith(aReservation({ StatusCode: 'Expired' })) })
    await screen.findAllByText('Sunset felucca')
    expect(screen.queryByText(said.receiptLate)).toBeNull()
    expect(screen.queryByRole('button', { name: said.receipt })).toBeNull()
  })
})

describe.each(languages)('cancelling, in %s', (language) => {
  const said = words[language]
  const done = { IsSuccess: true, RefundAmount: 500 }
  const ask = async () => fireEvent.click(await screen.findByRole('button', { name: said.cancel }))

  test('shows what comes back, sends it along, and says what became of it', async () => {
    const page = open(language, {
      getCancellation: answerWith(halfBack),
      cancelBooking: answerWith({ ...done, Result: 'It is done.', IsOver: true }),
    })
    await ask()
    await within(await dialog()).findByText(halfBack.Text)
    within(await dialog()).getByText(said.fee)
    page.on(
      'getReservationDetails',
      answerWith(aReservation({ StatusCode: 'Cancelled', ShowCancelButton: false })),
    )
    fireEvent.click(within(await dialog()).getByRole('button', { name: said.cancel }))
    await waitFor(() => expect(toast()).toContain('It is done.'))
    expect(toast()).toContain(said.cancelled)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getAllByText('It is done.').length).toBeGreaterThan(0))
    const [sent] = page.requestsOf('cancelBooking')
    expect(sent?.url).toMatch(/\/api\/Hotels\/CancelBooking\/12\?Module=Activity&Refund=500$/)
    await waitFor(() => expect(screen.queryByRole('button', { name: said.cancel })).toBeNull())
    // What the header counts down is asked for again, too: it may have been this one.
    await waitFor(() => expect(page.requestsOf('getLiveReservations')).toHaveLength(2))
  })

  test('asked of a partner, who may refuse, isn’t called cancelled', async () => {
    open(language, {
      getCancellation: answerWith(halfBack),
      cancelBooking: answerWith({ ...done, Result: 'We have asked the hotel.', IsOver: false }),
    })
    await ask()
    await within(await dialog()).findByText(halfBack.Text)
    fireEvent.click(within(await dialog()).getByRole('button', { name: said.cancel }))
    await waitFor(() => expect(toast()).toContain('We have asked the hotel.'))
    expect(toast()).toContain(said.asked)
    expect(document.body.textContent).not.toContain(said.cancelled)
  })

  test('terms that cannot be loaded are asked for again', async () => {
    const page = open(language, { getCancellation: noConnection })
    await ask()
    await within(await dialog()).findByText(said.loadFailed)
    expect(within(await dialog()).queryByRole('button', { name: said.cancel })).toBeNull()
    page.on('getCancellation', answerWith(halfBack))
    fireEvent.click(within(await dialog()).getByRole('button', { name: said.again }))
    await within(await dialog()).findByText(halfBack.Text)
  })

  test.each([
    ['in words alone', 'Half comes back.', 'Half comes back.'],
    ['by nothing', '', said.none],
  ])('terms that are answered %s', async (_, answer, text) => {
    open(language, { getCancellation: answerWith(answer) })
    await ask()
    await within(await dialog()).findByText(text)
  })

  test.each([
    ['without words', answerAs(500, {}), said.failed],
    [
      'with its own words',
      answerAs(409, { Error: 'It changed.', code: 'refund_changed' }),
      'It changed.',
    ],
  ] as const)('a refusal %s stands in the dialog, which stays open', async (_, answer, text) => {
    const page = open(language, {
      getCancellation: answerWith(halfBack),
      cancelBooking: answer,
    })
    await ask()
    await within(await dialog()).findByText(halfBack.Text)
    fireEvent.click(within(await dialog()).getByRole('button', { name: said.cancel }))
    await within(await dialog()).findByText(text)
    expect(toast()).toContain(said.failedTitle)
    if (text !== said.failed)
      await waitFor(() => expect(page.requestsOf('getCancellation')).toHaveLength(2))
  })
})

describe.each(languages)('paying for what waits, in %s', (language) => {
  const fee = { en: /payment fee adds EGP.14/, ar: /رسوم الدفع 14/ }
  const said = words[language]
  const waiting = {
    getReservationDetails: answerWith(
      aReservation({
        StatusCode: 'Pending Payment',
        PaymentReservationId: 4,
        ShowCompletePaymentButton: true,
      }),
    ),
    paymentStatus: answerWith({ State: 'none', Message: null, Confirmation: null }),
  }

  test.each([
    ['an address that is none', answerWith('javascript:alert(1)'), said.invalidUrl],
    ['no words', answerAs(500, {}), said.payFailed],
    ['a refusal', answerAs(409, { Error: 'Too late.', code: 'hold_ended' }), 'Too late.'],
  ] as const)('answered by %s', async (_, answer, text) => {
    open(language, { ...waiting, completePayment: answer })
    fireEvent.click(await screen.findByRole('button', { name: said.pay }))
    await waitFor(() => expect(toast()).toContain(said.paymentError))
    expect(screen.getAllByText(text).length).toBeGreaterThan(1)
  })

  test('once the session is over: the way on is to log in, and no payment has failed', async () => {
    const over = { Error: 'Please log in.', code: 'unauthenticated' }
    const page = open(language, { ...waiting, completePayment: answerAs(401, over) })
    fireEvent.click(await screen.findByRole('button', { name: said.pay }))
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(toast()).toBe('')
  })

  test('a payment that fails on the bank’s page', async () => {
    const page = open(language, {
      ...waiting,
      completePayment: answerWith('https://bank.example/pay/1'),
    })
    fireEvent.click(await screen.findByRole('button', { name: said.pay }))
    await waitFor(() => expect(page.requestsOf('completePayment')).toHaveLength(1))
    const failed = { State: 'failed', Message: 'Declined', Confirmation: null, Awaiting: null }
    page.on('paymentStatus', answerWith(failed))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(toast()).toContain(said.paymentFailed), { timeout: 6000 })
    expect(screen.getAllByText(said.notCompleted).length).toBeGreaterThan(1)
  })

  test('a deposit, paid on the bank’s page: its rest is offered there, and that page is gone', async () => {
    const page = open(language, {
      ...waiting,
      completePayment: answerWith('https://bank.example/pay/1'),
    })
    fireEvent.click(await screen.findByRole('button', { name: said.pay }))
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    const rest = aReservation({
      StatusCode: 'Deposit Paid',
      DueAmount: 714,
      ShowCompletePaymentButton: true,
      PaymentReservationId: 4,
    })
    page.on('getReservationDetails', answerWith(rest))
    page.on('paymentStatus', answerWith({ State: 'paid', Message: null, Confirmation: {} }))
    fireEvent.focus(window)
    await screen.findByRole('button', { name: /714/ })
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('P15: the rest of a deposit with what the way to pay adds to it', async () => {
    const page = open(language, {
      ...waiting,
      getReservationDetails: answerWith(
        aReservation({
          StatusCode: 'Deposit Paid',
          DueAmount: 700,
          DueFee: 14,
          ShowCompletePaymentButton: true,
          PaymentReservationId: 4,
        }),
      ),
      completePayment: answerWith('https://bank.example/pay/1'),
    })
    await screen.findByText(fee[language])
    fireEvent.click(await screen.findByRole('button', { name: /714/ }))
    await waitFor(() => expect(page.requestsOf('completePayment')).toHaveLength(1))
    expect(page.requestsOf('completePayment')[0]?.url).toContain('Amount=714')
  })

  test('for a change that staff agreed to: its amount, its page, and nothing of the rest', async () => {
    const page = open(language, {
      ...waiting,
      getReservationDetails: answerWith(
        aReservation({
          OpenChange: {
            ChangeId: 9,
            Text: '17/12/2026 · 3',
            Amount: 500,
            Until: '2026-12-02T10:00:00Z',
            Cancellation: ['No refund after that'],
            PaymentReservationId: 4,
          },
        }),
      ),
      completePayment: answerWith('https://bank.example/pay/1'),
    })
    await screen.findByText('17/12/2026 · 3')
    expect(screen.getByText('No refund after that')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: /500/ }))
    await waitFor(() => expect(page.requestsOf('completePayment')).toHaveLength(1))
    expect(page.requestsOf('completePayment')[0]?.url).toContain('Change=9')
    expect(page.requestsOf('completePayment')[0]?.url).toContain('Amount=500')
    await waitFor(() => expect(page.requestsOf('paymentStatus').length).toBeGreaterThan(0))
    expect(await page.requestsOf('paymentStatus')[0]?.json()).toMatchObject({ Change: 9 })
  })
})

describe.each(languages)('what else a booking carries, in %s', (language) => {
  const said = {
    en: { ahead: 'Good to have at hand', over: 'What was booked' },
    ar: { ahead: 'بيانات تحتاجها', over: 'ما كان محجوزًا' },
  }[language]

  test.each([
    ['Confirmed', said.ahead],
    ['Cancelled', said.over],
    ['Completed', said.over],
  ] as const)('when it is %s', async (StatusCode, heading) => {
    const time = { Label: 'Meeting time', Value: '07:30' }
    const Fields = [{ ...time, ShowCopyButton: false, ShowInHalfLine: false }]
    open(language, { getReservationDetails: answerWith(aReservation({ StatusCode, Fields })) })
    await screen.findByRole('heading', { name: heading })
    await screen.findByText('07:30')
  })
})
