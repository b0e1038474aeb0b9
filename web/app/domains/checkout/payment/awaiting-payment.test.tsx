// @vitest-environment happy-dom
import type { AwaitedPayment } from '@rihla/contract/checkout/payment'
import { languages, type Language } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import arabic from '../messages.ar.ts'
import english from '../messages.en.ts'
import { AwaitingPayment } from './awaiting-payment.tsx'

const texts = { en: english, ar: arabic } as const
const transfer: AwaitedPayment = {
  ReservationId: 9,
  Module: 'Hotel',
  ReferenceNumber: 'RH-9',
  MethodName: 'Bank transfer',
  Message: 'As the server says it',
  Instructions: 'Send it to this account',
  Note: null,
  Fields: [{ Label: 'IBAN', Value: 'EG38', ShowCopyButton: true, ShowInHalfLine: false }],
  Deadline: '2099-12-01T10:10:00Z',
  UploadsProof: true,
  Amount: 10_500,
}

describe.each(languages)('a payment that comes later, in %s', (language: Language) => {
  const t = texts[language]
  const open = async (change: Partial<AwaitedPayment>) => {
    const element = <AwaitingPayment awaited={{ ...transfer, ...change }} onOtherWay={() => {}} />
    openPage('/', { language, answers: {}, routes: [{ path: '/', element }] })
    await screen.findByText(transfer.Message)
  }

  test('says how much, to which account, and where its receipt is sent', async () => {
    await open({})
    expect(screen.getByText(/10,500/)).toBeTruthy()
    expect(screen.getByText('EG38')).toBeTruthy()
    expect(screen.getByRole('link', { name: t.sendReceipt })).toBeTruthy()
  })

  test('asks for nothing any more once its receipt was sent', async () => {
    await open({ Amount: 0, Deadline: null })
    expect(screen.getByText(t.receiptSent)).toBeTruthy()
    expect(screen.getByRole('link', { name: t.viewReservation })).toBeTruthy()
    expect(screen.queryByText('EG38')).toBeNull()
    expect(screen.queryByText(/(EGP|ج\.م)/)).toBeNull()
    expect(screen.queryByRole('button', { name: t.otherWay })).toBeNull()
  })
})
