// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { AuditDeed } from '@rihla/contract/desk/audit'
import { languages } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { AuditPage } from './audit-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const Page = withServerData(AuditPage)
type Of = Pick<AuditDeed, 'Action' | 'Subject' | 'Changes'>
const change = (Name: string, Before: string | null, After: string | null) => ({
  Name,
  Before,
  After,
})

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the audit log, in %s', (language) => {
  const t = texts[language]
  const read = async (...those: Of[]): Promise<string> => {
    const Items = those.map((its, at): AuditDeed => ({
      ...its,
      Id: at + 1,
      At: '2026-11-26T15:22:00Z',
      StaffId: 7,
      Who: 'Mona Adel',
      Role: 'manager',
      SubjectId: 0,
      Reservation: null,
      Reason: '',
      Outcome: 'done',
      Refusal: null,
    }))
    openPage('/desk/audit', {
      language,
      routes: [{ path: '/desk/audit', element: <Page /> }],
      answers: { getAudit: answerWith({ Items, Next: null, Staff: [] }) },
    })
    const [who] = await screen.findAllByText('Mona Adel')
    return who?.closest('main, body')?.textContent ?? ''
  }
  const inBoth = (en: string, ar: string): string => (language === 'en' ? en : ar)

  test('says of which kind, and the hour at which its sale ends', async () => {
    const line = await read({
      Action: 'setSaleEnd',
      Subject: 'day_use',
      Changes: [change('ClosesAt', null, '-360'), change('MinutesBefore', '90', null)],
    })
    expect(line).toContain(t.kindDayUse)
    expect(line).toContain(`${t.dayBefore}${inBoth(',', '،')} 18:00`)
    expect(line).not.toMatch(/day_use|-360/)
  })

  test('says who bears a fee, and how much it is', async () => {
    const line = await read({
      Action: 'setPaymentMethod',
      Subject: 'Visa',
      Changes: [
        change('FeeBasisPoints', '200', '275'),
        change('FeeBearer', 'us', 'traveller'),
        change('FeeFixed', '0', '1500'),
      ],
    })
    expect(line).toContain('2.75%')
    expect(line).toContain('1,500')
    expect(line).toContain(t.bearerTraveller)
    expect(line).not.toMatch(/275[^%]|FeeBearer/)
  })

  test('says what becomes of a deposit, and what comes back until when', async () => {
    const line = await read(
      {
        Action: 'setDepositTerms',
        Subject: 'partner_hotel',
        Changes: [change('Unpaid', 'kept', 'terms')],
      },
      {
        Action: 'setCancellation',
        Subject: 'trip',
        Changes: [change('Steps', '', '12 h: 80 %, 3 h: 10 %')],
      },
    )
    for (const text of [t.kindPartnerHotel, t.unpaidKept, t.unpaidTerms, t.stepsNone])
      expect(line).toContain(text)
    expect(line).toContain(inBoth('80% until 12 hours before', '80% حتى 12 ساعة قبل الموعد'))
    expect(line).toContain(inBoth('10% until 3 hours before', '10% حتى 3 ساعات قبل الموعد'))
    expect(line).not.toContain('h:')
  })

  test('says which alert, and how payments and disputes stand', async () => {
    const line = await read(
      {
        Action: 'settleAlert',
        Subject: 'payment_stuck',
        Changes: [change('open', 'true', 'false')],
      },
      {
        Action: 'askGateway',
        Subject: null,
        Changes: [change('payment', 'needs_review', 'failed'), change('state', 'open', 'lost')],
      },
    )
    for (const text of [t.alertStuck, t.didDisagree, t.didFail, t.didDispute, t.didLoseDispute])
      expect(line).toContain(text)
  })
})
