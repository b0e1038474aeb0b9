// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { OfferTerms as Terms } from '@rihla/contract/desk/offer-terms'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { OfferTerms } from './offer-terms.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const deposit = {
  Kind: 'activity',
  IsActive: true,
  Percent: 30,
  Amount: null,
  BalanceDays: 14,
  Unpaid: 'terms',
} as const
const cancellation = { Kind: 'activity' as const, Steps: [{ Hours: 48, Percent: 50 }] }
const terms: Terms = {
  Kind: 'activity',
  Name: 'A dive',
  OwnDeposit: deposit,
  KindDeposit: deposit,
  OwnCancellation: cancellation,
  KindCancellation: cancellation,
  OwnSaleEnd: null,
  KindSaleEnd: { Kind: 'activity', ClosesAt: 600, MinutesBefore: null },
  Editions: { Deposit: 'one', Cancellation: 'one', SaleEnd: 'one' },
}

const Offer = withServerData(() => <OfferTerms which={{ kind: 'activity', id: 7 }} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the terms of an offer at the desk, in %s', (language) => {
  const t = texts[language]
  const open = () =>
    openPage('/desk/inventory', {
      language,
      routes: [{ path: '/desk/inventory', element: <Offer /> }],
      answers: {
        getOfferTerms: answerWith(terms),
        setOfferCancellation: answerWith({ State: 'done' }),
        setOfferDeposit: answerWith({ State: 'done' }),
      },
    })
  const ask = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li')
    if (!row) throw new Error(`There is no row of ${name}`)
    fireEvent.click(within(row).getByRole('button', { name: t.setting }))
    const of = within(await screen.findByRole('dialog'))
    const type = (label: string, value: string, at = 0) => {
      const field = of.getAllByLabelText(label, { exact: false })[at]
      if (field) fireEvent.change(field, { target: { value } })
    }
    type(t.reason, 'A storm is near')
    return { of, type, save: () => fireEvent.click(of.getByRole('button', { name: t.setting })) }
  }
  const rangeOf = (min: string, max: string) =>
    t.numberWrong.replace('{min}', min).replace('{max}', max)

  test.each([
    ['hours', 'stepHours', '24', rangeOf('0', '8,760')],
    ['percentage', 'stepPercent', '20', rangeOf('1', '99')],
  ] as const)('a deadline without its %s is not saved as 0', async (_, lacking, typed, wrong) => {
    const page = open()
    const { of, type, save } = await ask(t.offerCancellation)
    fireEvent.click(of.getByRole('button', { name: t.addStep }))
    expect(of.queryByText(wrong)).toBeNull()
    expect(of.getByText(t.numbersMissing)).toBeTruthy()
    type(t.stepHours, '24', 1)
    type(t.stepPercent, '20', 1)
    type(t[lacking], '', 1)
    save()
    await of.findByText(wrong)
    expect(document.activeElement).toBe(of.getAllByLabelText(t[lacking])[1])
    expect(page.requestsOf('setOfferCancellation')).toHaveLength(0)

    type(t[lacking], typed, 1)
    expect(of.queryByText(wrong)).toBeNull()
    save()
    await vi.waitFor(() => expect(page.requestsOf('setOfferCancellation')).toHaveLength(1))
    expect(await page.requestsOf('setOfferCancellation')[0]?.json()).toMatchObject({
      Steps: [
        { Hours: 48, Percent: 50 },
        { Hours: 24, Percent: 20 },
      ],
    })
  })

  test.each([
    ['days', 'depositDays', '3', rangeOf('1', '90'), { BalanceDays: 3 }],
    ['percentage', 'depositPercent', '40', t.depositPercentWrong, { Percent: 40 }],
  ] as const)('a deposit without its %s is not saved', async (_, lacking, typed, wrong, saved) => {
    const page = open()
    const { of, type, save } = await ask(t.offerDeposit)
    type(t[lacking], '')
    expect(of.getByText(t.numbersMissing)).toBeTruthy()
    save()
    await of.findByText(wrong)
    expect(document.activeElement).toBe(of.getByLabelText(t[lacking]))
    expect(page.requestsOf('setOfferDeposit')).toHaveLength(0)

    type(t[lacking], typed)
    save()
    await vi.waitFor(() => expect(page.requestsOf('setOfferDeposit')).toHaveLength(1))
    expect(await page.requestsOf('setOfferDeposit')[0]?.json()).toMatchObject({ Terms: saved })
  })

  test('terms as of its kind need no number', async () => {
    const page = open()
    const { of, type, save } = await ask(t.offerDeposit)
    type(t.depositDays, '')
    fireEvent.click(of.getByLabelText(t.asKind))
    save()
    await vi.waitFor(() => expect(page.requestsOf('setOfferDeposit')).toHaveLength(1))
    expect(await page.requestsOf('setOfferDeposit')[0]?.json()).toMatchObject({ Terms: null })
  })
})
