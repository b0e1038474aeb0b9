// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { DeskPromocode } from '@rihla/contract/desk/promocodes'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { PromocodesPage } from './promocodes-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const code: DeskPromocode = {
  Id: 3,
  Code: 'SUN-26',
  Percent: 10,
  Amount: null,
  MaxDiscount: null,
  MinAmount: null,
  MaxUses: 5,
  MaxUsesEach: null,
  StartsAt: null,
  EndsAt: null,
  Module: null,
  Uses: 2,
  State: 'running',
  Edition: 'one',
}
const listed = (its: Partial<DeskPromocode> = {}) =>
  answerWith({ Items: [{ ...code, ...its }], Total: 1 })
const refused = (refusal: string) =>
  answerAs(409, { Error: 'It changed', Data: null, code: refusal })

const Page = withServerData(PromocodesPage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the limits of a promocode at the desk, in %s', (language) => {
  const t = texts[language]
  const open = async () => {
    const page = openPage('/desk/promocodes', {
      language,
      routes: [{ path: '/desk/promocodes', element: <Page /> }],
      answers: {
        getDeskMe: answerWith({ Role: 'manager', May: ['changePromocode'], RefundLimit: 0 }),
        getPromocodes: listed(),
        changePromocode: refused('content_changed'),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: t.changeLimits }))
    const of = within(await screen.findByRole('dialog'))
    fireEvent.change(of.getByLabelText(t.maxUses), { target: { value: '9' } })
    fireEvent.change(of.getByLabelText(t.reason, { exact: false }), {
      target: { value: 'A bigger campaign' },
    })
    const save = () => fireEvent.click(of.getByRole('button', { name: t.changeLimits }))
    return { page, of, save }
  }

  test('that somebody else changed meanwhile stand beside what was typed', async () => {
    const { page, of, save } = await open()
    page.on('getPromocodes', listed({ EndsAt: '2027-01-31T22:00:00.000Z', Edition: 'theirs' }))
    save()
    expect(await of.findByText('It changed')).toBeTruthy()
    expect(await of.findByText(t.settingNow)).toBeTruthy()
    await vi.waitFor(() =>
      expect(of.getByLabelText(t.lastDay)).toHaveProperty('value', '2027-01-31'),
    )
    expect(of.getByLabelText(t.maxUses)).toHaveProperty('value', '9')
    page.on('changePromocode', answerWith({ State: 'done' }))
    save()
    await vi.waitFor(() => expect(page.requestsOf('changePromocode')).toHaveLength(2))
    const sent = await Promise.all(
      page.requestsOf('changePromocode').map(async (it) => (await it.json()) as object),
    )
    expect(sent).toMatchObject([
      { Edition: 'one', MaxUses: 9 },
      { Edition: 'theirs', MaxUses: 9, To: '2027-01-31' },
    ])
  })

  test('that is over meanwhile are changed no more, and that is said', async () => {
    const { page, save } = await open()
    page.on('changePromocode', refused('promocode_over'))
    page.on('getPromocodes', listed({ State: 'ended', EndsAt: '2026-11-01T10:00:00.000Z' }))
    save()
    expect(await screen.findByText(t.stateEnded)).toBeTruthy()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: t.changeLimits })).toBeNull()
  })
})
