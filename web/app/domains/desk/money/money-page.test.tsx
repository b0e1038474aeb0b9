// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { MoneyPage } from './money-page.tsx'
import type { Money } from './sum-lines.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const
const none = { In: 0, Held: 0, Taken: 0, Disputed: 0, Owed: 0, Returned: 0 }
const money = (its: Partial<Money> = {}): Money => ({ Totals: none, Out: 0, Lines: [], ...its })

const Page = withServerData(MoneyPage)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('money, in %s', (language) => {
  const t = texts[language]
  const open = (its: Money) =>
    openPage('/desk/money?from=2026-11-01&to=2026-11-30', {
      language,
      routes: [{ path: '/desk/money', element: <Page /> }],
      answers: { getMoney: answerWith(its) },
    })
  const wentBack = () => screen.queryByText(t.moneyOut, { exact: false })?.textContent

  test('says what went back, also when nothing came in', async () => {
    open(money({ Out: 1234 }))
    await screen.findByText(t.moneyNone)
    expect(wentBack()).toContain('1,234')
  })
})
