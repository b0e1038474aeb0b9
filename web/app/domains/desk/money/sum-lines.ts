import type { OutputOf } from '@rihla/contract/endpoint'
import type { deskCalls } from '@rihla/contract/desk/calls'

export type Money = OutputOf<(typeof deskCalls)['getMoney']>
export type MoneyLine = Money['Lines'][number]
export type Amounts = Money['Totals']

export const moneyStates = ['Taken', 'Held', 'Disputed', 'Owed', 'Returned'] as const

const none: Amounts = { In: 0, Held: 0, Taken: 0, Disputed: 0, Owed: 0, Returned: 0 }
/** Amounts are to the piastre: sums of fractions are rounded to it. */
const plus = (a: number, b: number): number => Math.round((a + b) * 100) / 100

const added = (a: Amounts, b: Amounts): Amounts => ({
  In: plus(a.In, b.In),
  Held: plus(a.Held, b.Held),
  Taken: plus(a.Taken, b.Taken),
  Disputed: plus(a.Disputed, b.Disputed),
  Owed: plus(a.Owed, b.Owed),
  Returned: plus(a.Returned, b.Returned),
})

/** Lines added up by what they have in common, in the order in which that comes first. */
export function sumBy(
  lines: readonly MoneyLine[],
  of: (line: MoneyLine) => string,
): { key: string; amounts: Amounts }[] {
  const sums = new Map<string, Amounts>()
  for (const line of lines) sums.set(of(line), added(sums.get(of(line)) ?? none, line))
  return [...sums].map(([key, amounts]) => ({ key, amounts }))
}
