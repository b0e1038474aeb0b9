// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { OfferPriceSetting, PriceSays } from '@rihla/contract/desk/offers/offer-price'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../../../testing/fake-server.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import arabicTexts from '../../messages.ar.ts'
import englishTexts from '../../messages.en.ts'
import { OfferPrice } from './offer-price.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const says: PriceSays = { Price: 500, OfferPrice: null, Until: null, Tag: null }
const after = { Price: 500, OfferPrice: 400, Until: '2026-12-17T16:00:00.000Z', Tag: 'Save 20%' }
const setting: OfferPriceSetting = {
  Kind: 'activity',
  Edition: 'one',
  Per: 'adult',
  Price: 500,
  Discount: null,
  Says: says,
  OwnDays: 2,
}

const Price = withServerData(() => <OfferPrice which={{ kind: 'activity', id: 7 }} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the price of an offer at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers = {}) =>
    openPage('/desk/inventory', {
      language,
      routes: [{ path: '/desk/inventory', element: <Price /> }],
      answers: {
        getOfferPrice: answerWith(setting),
        previewOfferPrice: answerWith({ Before: says, After: after }),
        setOfferPrice: answerWith({ State: 'done', Edition: 'two' }),
        ...answers,
      },
    })
  const dialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: t.setting }))
    return within(await screen.findByRole('dialog'))
  }
  const type = (of: ReturnType<typeof within>, label: string, value: string) =>
    fireEvent.change(of.getByLabelText(label, { exact: false }), { target: { value } })
  const fill = async () => {
    const of = await dialog()
    type(of, t.discount, 'price')
    expect(of.getByText(t.discountAsk)).toBeTruthy()
    type(of, t.offerDiscounted, '400')
    type(of, t.discountLastDay, '2026-12-17')
    type(of, t.discountHour, '18:00')
    type(of, t.reason, 'Autumn')
    return of
  }
  const save = (of: ReturnType<typeof within>) =>
    fireEvent.click(of.getByRole('button', { name: t.setting }))

  test('shows what card and page would say before it sends a discount', async () => {
    const page = open()
    const of = await fill()
    expect(await of.findByText('Save 20%')).toBeTruthy()
    save(of)
    await vi.waitFor(() => expect(page.requestsOf('setOfferPrice')).toHaveLength(1))
    expect(await page.requestsOf('setOfferPrice')[0]?.json()).toMatchObject({
      Edition: 'one',
      DiscountAs: 'price',
      Discount: 400,
      Until: '2026-12-17',
      UntilMinute: 1080,
    })
  })

  test('says what is wrong beside what was typed, and what somebody else saved meanwhile', async () => {
    const page = open({
      previewOfferPrice: answerAs(400, {
        Error: 'Below the price',
        Data: null,
        code: 'offer_discount_wrong',
      }),
      setOfferPrice: answerAs(409, { Error: 'Saved', Data: null, code: 'content_changed' }),
    })
    const of = await fill()
    expect(await of.findByText('Below the price')).toBeTruthy()
    const theirs = { ...setting, Edition: 'theirs', Says: { ...says, Price: 650 } }
    page.on('getOfferPrice', answerWith(theirs))
    save(of)
    expect(await of.findByText('Saved')).toBeTruthy()
    expect(await of.findByText(/650/)).toBeTruthy()
    expect(of.getByLabelText(t.offerDiscounted, { exact: false })).toHaveProperty('value', '400')
    save(of)
    await vi.waitFor(() => expect(page.requestsOf('setOfferPrice')).toHaveLength(2))
    expect(await page.requestsOf('setOfferPrice')[1]?.json()).toMatchObject({ Edition: 'theirs' })
  })

  test('of a room is a percentage alone', async () => {
    open({ getOfferPrice: answerWith({ ...setting, Price: null, Per: 'night' }) })
    const of = await dialog()
    expect(of.queryByLabelText(t.offerAllDays)).toBeNull()
    const options = [...of.getByLabelText(t.discount).querySelectorAll('option')]
    expect(options.map(({ value }) => value)).toEqual(['none', 'percent'])
  })
})
