import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Browser } from '../../../../testing/app.ts'
import type { Moved } from '../../../../testing/gateway.ts'
import { why } from '../../testing/desk.ts'

const HEADING =
  'transaction_id,kind,order_id,merchant_reference,currency,amount,fee,net,captured_at'

/** A gateway's file of what moved. */
export function fileOf(moved: readonly Moved[], name = 'settlement.csv'): File {
  const lines = moved.map(({ kind, transactionId, orderId, reference, amount, at }) => {
    const egp = (amount / 100).toFixed(2)
    return `${transactionId},${kind},${orderId},${reference ?? ''},EGP,${egp},0.00,${egp},${at.toISOString()}`
  })
  return new File([[HEADING, ...lines, ''].join('\r\n')], name)
}

/** What moved on one day in Cairo. */
export const onDay = (moved: readonly Moved[], day: string): Moved[] =>
  moved.filter(({ at }) => cairoDate(at) === day)

type Input = InputOf<typeof api.importSettlement>

/** What a manager sends to import a file. */
export const importing = (File: File, more: Partial<Input> = {}): Input => ({
  File,
  Name: File.name,
  ...why('Of the day'),
  ...more,
})

/** A manager imports what moved. */
export const givenSettled = (
  manager: Browser,
  moved: readonly Moved[],
  more: Partial<Input> = {},
) => manager.data(api.importSettlement, importing(fileOf(moved), more))
