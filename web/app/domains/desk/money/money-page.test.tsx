// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { MoneyPage } from './money-page.tsx'
import type { Money } from './sum-lines.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const none = { In: 0, Held: 0, Taken: 0, Disputed: 0, Owed: 0, Returned: 0 }
const line = { Day: '2026-11-03', Module: 'Hotel', Method: 'Bank_Card', MethodName: 'Bank card' }
const money = (its: Partial<Money> = {}): Money => ({ Totals: none, Out: 0, Lines: [], ...its })

const Page = withServerData(MoneyPage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('money, in %s', (language) => {
  const t = texts[language]
  const shown = (
    <>
      <Link to="/desk/money?from=2026-10-01&to=2026-10-31">october</Link>
      <Page />
    </>
  )
  const open = (its: Money) =>
    openPage('/desk/money?from=2026-11-01&to=2026-11-30', {
      language,
      routes: [{ path: '/desk/money', element: shown }],
      answers: { getMoney: answerWith(its) },
    })
  const wentBack = () => screen.queryByText(t.moneyOut, { exact: false })?.textContent

  test('says what went back, also when nothing came in', async () => {
    open(money({ Out: 1234 }))
    await screen.findByText(t.moneyNone)
    expect(wentBack()).toContain('1,234')
  })

  test('shows and saves no rows of another period while those of a new one load', async () => {
    const page = open(
      money({ Totals: { ...none, In: 700 }, Lines: [{ ...line, ...none, In: 700 }] }),
    )
    await screen.findByRole('button', { name: t.downloadCsv })
    let arrive: () => void = () => {}
    const late: Answer = (request) =>
      new Promise((resolve) => (arrive = () => resolve(answerWith(money())(request))))
    page.on('getMoney', late)
    fireEvent.click(screen.getByRole('link', { name: 'october' }))
    await vi.waitFor(() => expect(page.requestsOf('getMoney')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: t.downloadCsv })).toBeNull()
    expect(screen.queryAllByText('700', { exact: false })).toEqual([])
    expect(screen.getByText(t.loading)).toBeTruthy()
    arrive()
    await screen.findByText(t.moneyNone)
  })
})
