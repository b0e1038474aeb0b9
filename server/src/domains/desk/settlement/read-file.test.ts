import { SETTLEMENT_LINES } from '@rihla/contract/desk/settlement/limits'
import { describe, expect, it } from 'vitest'
import { readSettlementFile } from './read-file.ts'

const HEADING =
  'transaction_id,kind,parent_transaction_id,order_id,merchant_reference,currency,amount,fee,net,captured_at'
const PAID = '410007,payment,,880123,RH1-AA,EGP,2750.00,78.63,2671.37,2026-12-01T14:30:00+02:00'
const BACK =
  '410009,refund,410007,880123,RH1-AA,EGP,-1000.50,0.00,-1000.50,2026-12-01T15:00:00+02:00'

const fileOf = (...lines: string[]) => new Blob([lines.join('\r\n')])
const read = (...lines: string[]) => readSettlementFile(fileOf(HEADING, ...lines))

const paid = {
  line: 2,
  kind: 'payment',
  transactionId: '410007',
  orderId: '880123',
  reference: 'RH1-AA',
  amount: 275_000,
  fee: 7863,
  at: new Date('2026-12-01T12:30:00Z'),
}

describe('a settlement file', () => {
  it('is read to the piastre, what went back below zero', async () => {
    expect(await read(PAID, BACK)).toEqual([
      paid,
      {
        ...paid,
        line: 3,
        kind: 'refund',
        transactionId: '410009',
        amount: -100_050,
        fee: 0,
        at: new Date('2026-12-01T13:00:00Z'),
      },
    ])
  })

  it.each<[string, Blob]>([
    ['a mark at its beginning', fileOf(`\uFEFF${HEADING}`, PAID)],
    ['lines that end with a line feed', new Blob([`${HEADING}\n${PAID}\n`])],
    ['an empty line at its end', fileOf(HEADING, PAID, '', '')],
    [
      'quoted fields',
      fileOf(
        HEADING,
        PAID.split(',')
          .map((it) => `"${it}"`)
          .join(','),
      ),
    ],
    ['headings in other letters', fileOf(HEADING.toUpperCase().replaceAll('_', ' '), PAID)],
    ['columns that we don’t know', fileOf(`${HEADING},card`, `${PAID},"=HYPERLINK(""x"")"`)],
  ])('may have %s', async (_, file) => {
    expect(await readSettlementFile(file)).toEqual([paid])
  })

  it('may have its columns in any order, and only those that are needed', async () => {
    const file = fileOf(
      'captured_at,amount,currency,order_id,kind,transaction_id',
      '2026-12-01 14:30:00+02:00,2750,EGP,880123,payment,410007',
    )
    expect(await readSettlementFile(file)).toEqual([{ ...paid, reference: null, fee: 0 }])
  })

  it('of a day on which nothing moved has no lines', async () => {
    expect(await readSettlementFile(fileOf(HEADING))).toEqual([])
  })

  const change = (column: string, value: string): string => {
    const cells = PAID.split(',')
    cells[HEADING.split(',').indexOf(column)] = value
    return cells.join(',')
  }
  it.each<[string, string, object]>([
    [
      'a formula for its number',
      change('transaction_id', '=1+1'),
      { problem: 'number', column: 'transaction_id' },
    ],
    [
      'a number that a spreadsheet rounded',
      change('transaction_id', '1.76E+09'),
      { problem: 'number' },
    ],
    [
      'a formula for its order',
      change('order_id', '@SUM(A1)'),
      { problem: 'number', column: 'order_id' },
    ],
    [
      'a formula for our reference',
      change('merchant_reference', '-1'),
      { problem: 'number', column: 'merchant_reference' },
    ],
    ['a number without an end', change('order_id', '1'.repeat(65)), { problem: 'number' }],
    ['a kind that we don’t know', change('kind', 'fee'), { problem: 'kind' }],
    ['another currency', change('currency', 'USD'), { problem: 'currency' }],
    [
      'an amount in thousands',
      change('amount', '"2,750.00"'),
      { problem: 'amount', column: 'amount' },
    ],
    ['parts of a piastre', change('amount', '2750.001'), { problem: 'amount' }],
    ['an amount beyond counting', change('amount', '1'.repeat(11)), { problem: 'amount' }],
    ['no amount', change('amount', ''), { problem: 'amount' }],
    ['a payment below zero', change('amount', '-2750.00'), { problem: 'sign' }],
    ['a payment of nothing', change('amount', '0'), { problem: 'sign' }],
    ['a refund above zero', BACK.replaceAll('-1000.50', '1000.50'), { problem: 'sign' }],
    ['a fee in words', change('fee', 'none'), { problem: 'amount', column: 'fee' }],
    ['a net that doesn’t add up', change('net', '2671.38'), { problem: 'net' }],
    [
      'a moment without its zone',
      change('captured_at', '2026-12-01T14:30:00'),
      { problem: 'moment' },
    ],
    ['a day that isn’t one', change('captured_at', '2026-13-01T14:30:00Z'), { problem: 'moment' }],
    ['a field too few', PAID.slice(0, PAID.lastIndexOf(',')), { problem: 'unreadable' }],
    ['a field too many', `${PAID},x`, { problem: 'unreadable' }],
    ['a quote without its end', `"${PAID}`, { problem: 'unreadable' }],
    [
      'more letters than a line has',
      change('merchant_reference', 'x'.repeat(10_000)),
      { problem: 'unreadable' },
    ],
  ])('with %s is refused by its line', async (_, line, problem) => {
    const other = PAID.replace('410007', '410001')
    expect(await read(other, line)).toMatchObject({ line: 3, ...problem })
  })

  it('with a transaction twice is refused, and says where it was', async () => {
    expect(await read(PAID, BACK, PAID)).toEqual({ line: 4, problem: 'twice', other: 2 })
  })

  it('may have a refund under the number of a payment: the kinds count apart', async () => {
    expect(await read(PAID, BACK.replace('410009', '410007'))).toHaveLength(2)
  })

  it.each([
    [
      'no column of amounts',
      HEADING.replace(',amount', ''),
      { problem: 'column_missing', column: 'amount' },
    ],
    ['two columns of amounts', `${HEADING},Amount`, { problem: 'column_twice', column: 'amount' }],
    ['nothing at all', '', { problem: 'column_missing', column: 'transaction_id' }],
    ['something else', '%PDF-1.7', { problem: 'column_missing', column: 'transaction_id' }],
  ])('with %s is refused by its heading', async (_, heading, problem) => {
    expect(await readSettlementFile(fileOf(heading))).toEqual({ line: 1, ...problem })
  })

  it('has so many lines at most', async () => {
    const lines = Array.from({ length: SETTLEMENT_LINES + 1 }, (_, n) =>
      PAID.replace('410007', `t${n}`),
    )
    expect(await read(...lines)).toMatchObject({ problem: 'too_many', line: SETTLEMENT_LINES + 2 })
  })
})
