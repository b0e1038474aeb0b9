// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { AskedForSecond } from '@rihla/contract/desk/refunds'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { DeskReservationPage } from './reservation-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const Page = withServerData(DeskReservationPage)

const asked = (Action: string): AskedForSecond => ({
  Id: 3,
  Action,
  Amount: 6766,
  Reason: 'Asked on the phone',
  AskedBy: 'Karim Fahmy',
  AskedAt: '2026-11-27T09:00:00Z',
  IsMine: false,
})

const reservation = (AwaitsSeller: boolean): DeskReservation => ({
  Reservation: {
    Id: 7,
    Reference: 'HTL-7DNCDYQN',
    Module: 'Hotel',
    Name: 'Viewpoint Flats',
    ClientName: 'Nour El Sayed',
    ClientPhone: null,
    FromDate: '2026-12-17',
    StatusCode: 'Under Review',
    Status: 'Under Review',
  },
  OtherWay: null,
  ToDate: null,
  Guests: 3,
  Fields: [{ Label: 'Room', Value: 'Double on the sea' }],
  Email: null,
  Language: 'en',
  PaymentStatus: 'Paid',
  PaymentMethod: null,
  SpecialRequests: null,
  HotelPickUp: false,
  PickUpFrom: null,
  Total: 6766,
  Paid: 6766,
  CreatedAt: '2026-11-26T15:22:00Z',
  OpenMoney: [],
  RefundByTerms: null,
  IsCancelling: false,
  WaitsForSecond: [],
  AwaitsSeller,
  MayResend: false,
  ChooseBy: null,
  PaymentLink: null,
  Change: null,
  MayChangeContact: false,
  IsGuest: false,
  NameStays: false,
  ContactEdition: 'one',
  Timeline: [],
})

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('a reservation at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (getDeskReservation: Answer, May: readonly string[] = []) =>
    openPage('/desk/reservations/Hotel/7', {
      language,
      routes: [{ path: '/desk/reservations/:module/:id', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ UserId: 7, Name: 'N', Role: 'agent', May, RefundLimit: 0 }),
        getDeskReservation,
      },
    })

  test('that doesn’t exist leads to the search, not to another try', async () => {
    open(answerAs(404, { Error: 'Not found.', code: 'reservation_not_found' }))
    await screen.findByText(t.noSuchReservation)
    expect(screen.getByRole('link', { name: t.find })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t.tryAgain })).toBeNull()
  })

  test('that is no business of one’s role says so, without another try', async () => {
    open(answerAs(403, { Error: 'Ask a manager.', code: 'not_for_your_role' }))
    await screen.findByText(t.notYours)
    expect(screen.getByText('Ask a manager.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: t.tryAgain })).toBeNull()
  })

  test('that was booked last year says so', async () => {
    open(answerWith({ ...reservation(false), CreatedAt: '2025-12-05T12:00:00Z' }))
    expect((await screen.findByText(t.bookedAt)).parentElement?.textContent).toContain('2025')
  })

  test('that is one way of a round trip leads to the other, and cancelling it keeps that', async () => {
    const { Reservation: about, ...rest } = reservation(false)
    const other = { ...about, Id: 8, Reference: 'BUS-V4H7WCAV', Module: 'Bus', Status: 'Confirmed' }
    const May = ['cancelAtDesk']
    open(
      answerWith({
        ...rest,
        Reservation: about,
        RefundByTerms: 837,
        OtherWay: { Reservation: { ...other, StatusCode: 'Confirmed' }, IsReturn: true },
      } satisfies DeskReservation),
      May,
    )
    const link = await screen.findByRole('link', { name: 'BUS-V4H7WCAV' })
    expect(link.getAttribute('href')).toBe('/desk/reservations/Bus/8')
    expect(screen.getByText(t.wayBack)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: t.cancelBooking }))
    expect(await screen.findByText(`${t.wayBackStays} ${t.otherWayPrice}`)).toBeTruthy()
  })

  test('whose late money waits for a choice says until when, and sends that mail again', async () => {
    const chooses = { MayResend: true, ChooseBy: '2026-11-28T10:00:00Z' }
    open(answerWith({ ...reservation(false), ...chooses }), ['resendConfirmation'])
    const [before = ''] = t.choiceWaits.split('{when}')
    expect((await screen.findByText(before.trim(), { exact: false })).textContent).toContain(
      '12:00',
    )
    fireEvent.click(await screen.findByRole('button', { name: t.resendChoice }))
    expect(await screen.findByRole('dialog', { name: t.resendChoiceTitle })).toBeTruthy()
    expect(screen.queryByText(t.resend)).toBeNull()
  })

  test('whose cancelling waits for a second person says so, and offers it no second time', async () => {
    const waits = {
      ...reservation(false),
      RefundByTerms: 6766,
      WaitsForSecond: [asked('cancelAtDesk')],
    }
    open(answerWith(waits), ['cancelAtDesk', 'addNote', 'getApprovals'])
    const notice = (await screen.findByText(t.approvals)).parentElement as HTMLElement
    expect(notice.textContent).toContain(t.asksCancel)
    expect(notice.textContent).toContain('6,766')
    expect(notice.textContent).toContain('Karim Fahmy')
    expect(notice.textContent).toContain('Asked on the phone')
    expect(within(notice).getByRole('link', { name: t.refunds })).toBeTruthy()
    await screen.findByRole('button', { name: t.addNote })
    expect(screen.queryByRole('button', { name: t.cancelBooking })).toBeNull()
    expect(notice.textContent).not.toContain(t.askedInVain)
  })

  test('is cancelled with no refund of 0 because its amount was left empty', async () => {
    const page = open(answerWith({ ...reservation(false), RefundByTerms: 837 }), ['cancelAtDesk'])
    page.on('cancelAtDesk', answerWith({ State: 'done' }))
    fireEvent.click(await screen.findByRole('button', { name: t.cancelBooking }))
    const form = within(await screen.findByRole('dialog'))
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label, { exact: false }), { target: { value } })
    const send = () => fireEvent.click(form.getByRole('button', { name: t.cancelBooking }))
    type(t.refundChoice, 'other')
    type(t.refundAmount, '')
    type(t.reason, 'She is ill')
    send()
    await form.findByText(t.numberWrong.replace('{min}', '0').replace('{max}', '6,766'))
    expect(document.activeElement).toBe(form.getByLabelText(t.refundAmount))
    expect(page.requestsOf('cancelAtDesk')).toHaveLength(0)
    type(t.refundAmount, '0')
    send()
    await screen.findByText(t.cancelDone)
    expect(await page.requestsOf('cancelAtDesk')[0]?.json()).toMatchObject({ Refund: 0 })
  })

  test.each([
    ['cancelAtDesk', true],
    ['noteRefund', false],
  ])('cancelled by its traveller meanwhile leaves %s in vain: %s', async (action, inVain) => {
    const it = reservation(false)
    const Reservation = { ...it.Reservation, StatusCode: 'Cancelled' as const }
    open(answerWith({ ...it, Reservation, WaitsForSecond: [asked(action)] }))
    const notice = (await screen.findByText(t.approvals)).parentElement as HTMLElement
    expect(notice.textContent?.includes(t.askedInVain)).toBe(inVain)
  })

  test('whose phone somebody changed meanwhile says so, and keeps the name that was typed', async () => {
    const standing = (ClientPhone: string, ContactEdition: string) => {
      const it = reservation(false)
      const Reservation = { ...it.Reservation, ClientPhone, StatusCode: 'Confirmed' }
      const fetched = { HotelPickUp: true, PickUpFrom: 'Nile Palace' }
      return answerWith({ ...it, ...fetched, Reservation, MayChangeContact: true, ContactEdition })
    }
    const page = open(standing('+201012345678', 'one'), ['changeContactAtDesk'])
    fireEvent.click(await screen.findByRole('button', { name: t.changeContact }))
    const form = within(await screen.findByRole('dialog'))
    const field = (label: string) => form.getByLabelText(label)
    const send = () => fireEvent.click(form.getByRole('button', { name: t.changeContact }))
    await screen.findAllByText('Nile Palace')
    expect(field(t.fetchedFrom)).toHaveProperty('value', 'Nile Palace')
    fireEvent.change(field(t.travellerName), { target: { value: 'Nour Elsayed' } })
    fireEvent.change(field(t.fetchedFrom), { target: { value: 'Old Cataract' } })
    const why = form.getAllByRole('textbox').at(-1) as HTMLElement
    fireEvent.change(why, { target: { value: 'She called' } })
    page.on('getDeskReservation', standing('+201112223334', 'two'))
    const refused = { Error: 'Somebody saved this.', Data: null, code: 'content_changed' }
    page.on('changeContactAtDesk', answerAs(409, refused))
    send()
    await form.findByText('Somebody saved this.')
    await form.findByText(t.settingNow)
    await form.findByText(/\+201112223334/)
    expect(field(t.travellerName)).toHaveProperty('value', 'Nour Elsayed')
    expect(field(t.phone)).toHaveProperty('value', '+201112223334')
    page.on('changeContactAtDesk', answerWith({ State: 'done' }))
    send()
    await screen.findByText(t.contactChanged)
    const sent = page.requestsOf('changeContactAtDesk')
    expect(await Promise.all(sent.map((it) => it.json()))).toMatchObject([
      {
        UserName: 'Nour Elsayed',
        PickUpFrom: 'Old Cataract',
        Phone: '+201012345678',
        Edition: 'one',
      },
      { UserName: 'Nour Elsayed', Phone: '+201112223334', Edition: 'two' },
    ])
  })

  test('of a guest gets another address: what was mailed before opens nothing any more', async () => {
    const it = { ...reservation(false), Email: 'mona@exmaple.com', IsGuest: true }
    const page = open(answerWith({ ...it, MayChangeContact: true, NameStays: true }), [
      'changeContactAtDesk',
    ])
    page.on('changeContactAtDesk', answerWith({ State: 'done' }))
    fireEvent.click(await screen.findByRole('button', { name: t.changeContact }))
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByText(t.changeGuestText)).toBeTruthy()
    expect(form.getByLabelText(t.travellerName)).toHaveProperty('disabled', true)
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label, { exact: false }), { target: { value } })
    const send = () => fireEvent.click(form.getByRole('button', { name: t.changeContact }))
    type(t.reason, 'Misspelt')
    type(t.email, ' ')
    send()
    await form.findByText(t.guestEmailMissing)
    type(t.email, 'mona@example.com')
    type(t.saleLanguage, 'ar')
    send()
    await screen.findByText(t.guestMoved)
    expect(await page.requestsOf('changeContactAtDesk')[0]?.json()).toMatchObject({
      Email: 'mona@example.com',
      Language: 'ar',
      UserName: 'Nour El Sayed',
      Edition: 'one',
    })
  })

  test.each([
    ['only the language', 'Confirmed', t.saleLanguage, 'ar'],
    ['the phone, while it isn’t paid,', 'Pending Payment', t.phone, '01112223334'],
  ] as const)('of a guest: of %s nobody is written to', async (_, StatusCode, field, value) => {
    const it = { ...reservation(false), Email: 'mona@example.com', IsGuest: true }
    const Reservation = { ...it.Reservation, StatusCode }
    const page = open(answerWith({ ...it, Reservation, MayChangeContact: true }), [
      'changeContactAtDesk',
    ])
    page.on('changeContactAtDesk', answerWith({ State: 'done' }))
    fireEvent.click(await screen.findByRole('button', { name: t.changeContact }))
    const form = within(await screen.findByRole('dialog'))
    const type = (label: string, text: string) =>
      fireEvent.change(form.getByLabelText(label, { exact: false }), { target: { value: text } })
    type(field, value)
    type(t.email, 'Mona@Example.com')
    type(t.reason, 'She called')
    fireEvent.click(form.getByRole('button', { name: t.changeContact }))
    await screen.findByText(t.contactQuiet)
  })

  test.each([true, false])('says that its supplier is silent, if it is so: %s', async (awaits) => {
    open(answerWith(reservation(awaits)))
    await screen.findByText('Viewpoint Flats')
    expect(screen.getByText('Double on the sea')).toBeTruthy()
    expect(screen.queryAllByText(t.supplierSilent)).toHaveLength(awaits ? 1 : 0)
  })
})
