// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskSettings } from '@rihla/contract/desk/settings'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { SettingsPage } from './settings-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const transfer = {
  Id: 'Bank_Transfer' as const,
  Name: 'Bank transfer',
  IsActive: true,
  IsSetUp: true,
  FeeBasisPoints: 0,
  FeeFixed: 0,
  FeeBearer: 'traveller' as const,
  Hours: 24,
  Edition: 'one',
}
const settings = (its: Partial<DeskSettings['Methods'][number]> = {}): DeskSettings => ({
  Methods: [{ ...transfer, ...its }],
  Deposits: [],
  Cancellations: [],
  SaleEnds: [],
  Points: { Worth: 10, EarnBasisPoints: 100, Edition: 'points' },
  RefundLimit: 4000,
  RefundLimitEdition: 'limit',
})
const site = { Dates: [], Prices: { Edition: 'prices', Lowest: 0, Highest: 9000 } }
const changed = answerAs(409, { Error: 'Somebody saved', Data: null, code: 'content_changed' })

const Page = withServerData(SettingsPage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('settings at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (its: DeskSettings = settings()) =>
    openPage('/desk/settings', {
      language,
      routes: [{ path: '/desk/settings', element: <Page /> }],
      answers: {
        getSettings: answerWith(its),
        getSiteSettings: answerWith(site),
        setPaymentMethod: changed,
        setRefundLimit: changed,
        setSitePrices: changed,
      },
    })
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li')
    if (!row) throw new Error(`There is no row of ${name}`)
    return within(row)
  }
  const ask = async (name: string) => {
    fireEvent.click((await rowOf(name)).getByRole('button', { name: t.setting }))
    return within(await screen.findByRole('dialog'))
  }
  const type = (of: ReturnType<typeof within>, label: string, value: string) =>
    fireEvent.change(of.getByLabelText(label, { exact: false }), { target: { value } })
  const save = (of: ReturnType<typeof within>) =>
    fireEvent.click(of.getByRole('button', { name: t.setting }))

  test('that somebody else saved meanwhile show what stands now beside what was typed', async () => {
    const page = open()
    const of = await ask('Bank transfer')
    type(of, t.feeFixedLabel, '20')
    type(of, t.reason, 'Dearer')
    page.on('getSettings', answerWith(settings({ IsActive: false, Edition: 'theirs' })))
    save(of)
    expect(await of.findByText('Somebody saved')).toBeTruthy()
    expect(await page.requestsOf('setPaymentMethod')[0]?.json()).toMatchObject({ Edition: 'one' })
    expect(await of.findByText(t.settingNow)).toBeTruthy()
    await vi.waitFor(() => expect(of.getByLabelText(t.offered)).toHaveProperty('checked', false))
    expect(of.getByLabelText(t.feeFixedLabel, { exact: false })).toHaveProperty('value', '20')
    expect(of.getByLabelText(t.reason, { exact: false })).toHaveProperty('value', 'Dearer')

    page.on('setPaymentMethod', answerWith({ State: 'done' }))
    save(of)
    await vi.waitFor(() => expect(page.requestsOf('setPaymentMethod')).toHaveLength(2))
    expect(await page.requestsOf('setPaymentMethod')[1]?.json()).toMatchObject({
      Edition: 'theirs',
      IsActive: false,
      FeeFixed: 20,
    })
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of points know no fee: none is asked for, shown or sent', async () => {
    const points = { Id: 'Credit_Points' as const, Name: 'Reward points', Hours: null }
    const page = open(settings({ ...points, FeeBasisPoints: 500, FeeFixed: 10 }))
    page.on('setPaymentMethod', answerWith({ State: 'done' }))
    expect((await rowOf('Reward points')).getByText(t.pointsMethodOn)).toBeTruthy()
    const of = await ask('Reward points')
    for (const label of [t.feePercent, t.feeFixedLabel, t.feeBearerLabel])
      expect(of.queryByLabelText(label, { exact: false })).toBeNull()
    fireEvent.click(of.getByLabelText(t.offered))
    expect(of.getByText(t.pointsMethodOff)).toBeTruthy()
    type(of, t.reason, 'For a week')
    save(of)
    await vi.waitFor(() => expect(page.requestsOf('setPaymentMethod')).toHaveLength(1))
    expect(await page.requestsOf('setPaymentMethod')[0]?.json()).toMatchObject({
      IsActive: false,
      FeeBasisPoints: 0,
      FeeFixed: 0,
    })
  })

  test('that were left so begin with what stands when they are asked about again', async () => {
    const page = open()
    const of = await ask(t.refundLimitLabel)
    type(of, t.refundLimitField, '9000')
    type(of, t.reason, 'Less to agree to')
    page.on(
      'getSettings',
      answerWith({ ...settings(), RefundLimit: 100, RefundLimitEdition: 'theirs' }),
    )
    save(of)
    expect(await of.findByText('Somebody saved')).toBeTruthy()
    expect(await page.requestsOf('setRefundLimit')[0]?.json()).toMatchObject({ Edition: 'limit' })
    expect(of.getByLabelText(t.refundLimitField)).toHaveProperty('value', '9000')

    const row = await rowOf(t.refundLimitLabel)
    await vi.waitFor(() => expect(row.getAllByText(/100/)).toHaveLength(2))
    fireEvent.click(of.getByRole('button', { name: t.back }))
    const again = await ask(t.refundLimitLabel)
    expect(again.getByLabelText(t.refundLimitField)).toHaveProperty('value', '100')
    expect(again.queryByText(t.settingNow)).toBeNull()
  })

  test.each([
    ['limit of a refund', 'refundLimitLabel', 'refundLimitField', 'setRefundLimit'],
    ['lowest price', 'sitePrices', 'siteLowest', 'setSitePrices'],
    ['fixed fee', null, 'feeFixedLabel', 'setPaymentMethod'],
    ['time to pay in', null, 'hoursToPayLabel', 'setPaymentMethod'],
  ] as const)('save no %s that is left empty as 0', async (_, row, field, call) => {
    const page = open()
    const of = await ask(row ? t[row] : 'Bank transfer')
    type(of, t.reason, 'By mistake')
    type(of, t[field], '')
    save(of)
    const input = of.getByLabelText(t[field], { exact: false })
    await vi.waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(input)
    expect(page.requestsOf(call)).toHaveLength(0)
  })

  test.each([
    ['hour', 600, null, 'saleEndHour', 'saleEndHourWrong', '22:30', { ClosesAt: 1350 }],
    ['minutes', null, 90, 'saleEndMinutes', 'saleEndMinutesWrong', '45', { MinutesBefore: 45 }],
  ] as const)(
    'save no end of a sale whose %s nobody says',
    async (_, ClosesAt, MinutesBefore, label, wrong, typed, saved) => {
      const end = { Kind: 'trip' as const, ClosesAt, MinutesBefore, Edition: 'end' }
      const page = open({ ...settings(), SaleEnds: [end] })
      page.on('setSaleEnd', answerWith({ State: 'done' }))
      const of = await ask(t.kindTrip)
      type(of, t.reason, 'Later')
      type(of, t[label], '')
      save(of)
      expect((await of.findAllByText(t[wrong].replace('{max}', '1,440'))).length).toBeGreaterThan(0)
      type(of, t[label], typed)
      save(of)
      await vi.waitFor(() => expect(page.requestsOf('setSaleEnd')).toHaveLength(1))
      const sent: unknown = await page.requestsOf('setSaleEnd')[0]?.json()
      expect(sent).toMatchObject(saved)
    },
  )

  const twoDays = t.saleEndDaysBefore_other.replace('{count}', '2')
  test.each([
    ['hour two days before', -2280, null, 'saleEndHour', '', { ClosesAt: -2280 }],
    ['hour two days before', -2280, null, 'saleEndHour', '22:30', { ClosesAt: -1530 }],
    ['midnight after', 1440, null, 'saleEndHour', '', { ClosesAt: 1440 }],
    ['number of minutes', null, 2880, 'saleEndMinutes', '', { MinutesBefore: 2880 }],
    ['number of minutes', null, 2880, 'saleEndMinutes', '2700', { MinutesBefore: 2700 }],
  ] as const)(
    'show and save an end of sale beyond a day as it stands: the %s',
    async (_, ClosesAt, MinutesBefore, label, typed, saved) => {
      const end = { Kind: 'trip' as const, ClosesAt, MinutesBefore, Edition: 'end' }
      const page = open({ ...settings(), SaleEnds: [end] })
      page.on('setSaleEnd', answerWith({ State: 'done' }))
      const row = await rowOf(t.kindTrip)
      const day = 'saleEndDaysBefore_two' in t ? t.saleEndDaysBefore_two : twoDays
      if (ClosesAt === -2280)
        row.getByText(t.saleEndAtEffect.replace('{day}', day).replace('{time}', '10:00'))
      const of = await ask(t.kindTrip)
      type(of, t.reason, 'Seen to')
      if (typed) type(of, t[label], typed)
      save(of)
      await vi.waitFor(() => expect(page.requestsOf('setSaleEnd')).toHaveLength(1))
      const sent: unknown = await page.requestsOf('setSaleEnd')[0]?.json()
      expect(sent).toMatchObject(saved)
    },
  )

  test('of points take no percent at all, and say of another number what fits', async () => {
    const page = open()
    page.on('setPointTerms', answerWith({ State: 'done' }))
    const of = await ask(t.pointsEarned)
    type(of, t.reason, 'For a while')
    type(of, t.pointsEarned, '100.5')
    save(of)
    expect((await of.findAllByText(t.pointsPercentWrong)).length).toBeGreaterThan(0)
    expect(page.requestsOf('setPointTerms')).toHaveLength(0)
    type(of, t.pointsEarned, '0')
    expect(of.queryByText(t.pointsPercentWrong)).toBeNull()
    of.getByText(t.pointsNone)
    save(of)
    await vi.waitFor(() => expect(page.requestsOf('setPointTerms')).toHaveLength(1))
    expect(await page.requestsOf('setPointTerms')[0]?.json()).toMatchObject({ EarnBasisPoints: 0 })
  })

  test('show no price while the percent of a fee is no percent', async () => {
    open()
    const of = await ask('Bank transfer')
    const price = t.feeEffect.split('{amount}')[0]?.trim() ?? ''
    of.getByText((text) => text.startsWith(price) && text.includes('10,000'))
    type(of, t.feePercent, '2,7,5')
    expect(of.queryByText((text) => text.includes('10,000'))).toBeNull()
    expect(of.getAllByText(t.feePercentWrong)).toHaveLength(2)
  })

  test.each([
    ['give more back', [48, 24], [50, 60]],
    ['come earlier', [24, 48], [60, 50]],
    ['come at once', [48, 48], [60, 50]],
  ])('say of deadlines that %s what they must be', async (_, hours, shares) => {
    const Steps = hours.map((Hours, at) => ({ Hours, Percent: shares[at] ?? 0 }))
    const page = open({
      ...settings(),
      Cancellations: [{ Kind: 'trip', Steps, Edition: 'steps' }],
    })
    page.on('setCancellation', answerWith({ State: 'done' }))
    const of = await ask(t.kindTrip)
    type(of, t.reason, 'Seen to')
    save(of)
    await of.findByText(t.stepsWrong)
    expect(page.requestsOf('setCancellation')).toHaveLength(0)
    for (const [at, [due, share]] of [
      ['48', '60'],
      ['24', '50'],
    ].entries()) {
      const [hour, percent] = [t.stepHours, t.stepPercent].map(
        (label) => of.getAllByLabelText(label)[at],
      )
      if (hour) fireEvent.change(hour, { target: { value: due } })
      if (percent) fireEvent.change(percent, { target: { value: share } })
    }
    save(of)
    await vi.waitFor(() => expect(page.requestsOf('setCancellation')).toHaveLength(1))
  })
})
