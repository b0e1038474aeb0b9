// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { ChoiceButton } from './choice-button.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const until = '2026-12-02T10:00:00Z'
const choice = {
  ReservationId: 7,
  Deadline: until,
  ServerTime: '2026-12-01T10:00:00Z',
  Amount: 1000,
  Currency: 'EGP',
  Alternatives: [
    { FromDate: '2026-12-18', ToDate: null, Price: 1000, Back: 0 },
    { FromDate: '2026-12-19', ToDate: '2026-12-20', Price: 800, Back: 200 },
  ],
}
const Button = withServerData(() => <ChoiceButton id={7} until={until} />)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('late money of a traveller on the phone, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers = {}) =>
    openPage('/desk', {
      language,
      routes: [{ path: '/desk', element: <Button /> }],
      answers: {
        getLateChoiceAtDesk: answerWith(choice),
        chooseAtDesk: answerWith({ State: 'done' }),
        ...answers,
      },
    })
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: t.choiceDeed }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(t.reason, { exact: false }), {
      target: { value: 'They called' },
    })
    const what = dialog.getByLabelText<HTMLSelectElement>(t.choiceWhat)
    await waitFor(() => expect(what.disabled).toBe(false))
    const press = () => fireEvent.click(dialog.getByRole('button', { name: t.choiceDeed }))
    return { dialog, what, press }
  }

  test.each([
    ['2026-12-19', { FromDate: '2026-12-19', Price: 800 }, t.choiceTaken],
    ['back', {}, t.choiceBack],
  ])('%s is chosen as it was read out', async (value, sent, said) => {
    const page = open()
    const { what, press } = await ask()
    expect([...what.options].map(({ text }) => text).join()).toContain('1,000')
    fireEvent.change(what, { target: { value } })
    press()
    await screen.findByText(said)
    const its: unknown = await page.requestsOf('chooseAtDesk')[0]?.json()
    expect(its).toEqual({ Key: expect.any(String), Reason: 'They called', ...sent })
  })

  test('nothing is sent before something is chosen', async () => {
    const page = open()
    const { dialog, press } = await ask()
    press()
    expect((await dialog.findByRole('alert')).textContent).toBe(t.choiceAsk)
    expect(page.requestsOf('chooseAtDesk')).toEqual([])
  })

  test('another price by now is said, and read anew', async () => {
    const page = open({
      chooseAtDesk: answerAs(409, { Error: 'It costs 900 now.', code: 'price_changed' }),
    })
    const { dialog, what, press } = await ask()
    fireEvent.change(what, { target: { value: '2026-12-18' } })
    const now = [{ ...choice.Alternatives[0], Price: 900, Back: 100 }]
    page.on('getLateChoiceAtDesk', answerWith({ ...choice, Alternatives: now }))
    press()
    await dialog.findByText('It costs 900 now.')
    await waitFor(() => expect(what.selectedOptions[0]?.text).toContain('900'))
    expect(what.value).toBe('2026-12-18')
  })
})
