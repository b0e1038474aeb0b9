// @vitest-environment happy-dom
import type { HeldBooking } from '@rihla/contract/checkout'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import { held } from '../testing/held.ts'
import { useChosenFee } from './use-chosen-fee.ts'
import type { PaymentSession } from './use-payment.ts'

type Known = Pick<PaymentSession, 'method' | 'step' | 'awaited' | 'outcome'>
type Reservation = HeldBooking['Reservation']

function Fee({ known, reservation }: { known: Known; reservation: Partial<Reservation> }) {
  const booking = { ...held, Reservation: { ...held.Reservation, ...reservation } }
  return <output data-testid="fee">{useChosenFee(booking, known)}</output>
}

async function feeOf(known: Partial<Known>, reservation: Partial<Reservation> = {}) {
  const nothing = { method: null, step: 'form-editing', awaited: null, outcome: null } as const
  const element = (
    <ServerData>
      <Fee known={{ ...nothing, ...known }} reservation={reservation} />
    </ServerData>
  )
  openPage('/', { language: 'en', answers: {}, routes: [{ path: '/', element }] })
  return Number((await screen.findByTestId('fee')).textContent)
}

const awaiting = (Amount: number) => ({ Amount }) as PaymentSession['awaited']
const paid = (TotalAmount: number) =>
  ({ kind: 'paid', confirmation: { TotalAmount } }) as PaymentSession['outcome']
const Deposit = { Amount: 2100, Balance: 8400, BalanceDueAt: '', Policy: '', IsChosen: true }
const first = { PayableAmount: 2100, Deposit }

test.each([
  ['is what a payment to come costs beside the price', { awaited: awaiting(10_525) }, {}, 25],
  ['is none where nothing is due any more', { awaited: awaiting(0) }, {}, 0],
  ['is what was paid beside the price', { outcome: paid(10_525) }, {}, 25],
  ['counts points as paid', { outcome: paid(10_525) }, { PointsAmount: 500 }, 25],
  ['is what was paid beside a deposit', { outcome: paid(2150) }, first, 50],
  ['is not the rest of a deposit that was paid since', { outcome: paid(10_550) }, first, 50],
  ['is none where a part of the money went back', { outcome: paid(4000) }, {}, 0],
] as const)('the fee of a way to pay %s', async (_, known, reservation, fee) => {
  expect(await feeOf(known, reservation)).toBe(fee)
})
