import { MONEY_DAYS } from '@rihla/contract/desk/limits'
import { daysBetween } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { refuse } from '../../../platform/refusal.ts'
import { methodName } from '../../reservations/index.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { moneyOf, wentBack, type MoneyRow } from './money-store.ts'

/** To the piastre: sums of what is shown are those of the ledger. */
const inEgp = (piastres: Piastres): number => piastres / 100

type Amounts = Pick<MoneyRow, 'came' | 'held' | 'disputed' | 'owed' | 'returned'>
const present = ({ came, held, disputed, owed, returned }: Amounts) => ({
  In: inEgp(came),
  Held: inEgp(held),
  Taken: inEgp(came - held - disputed - owed - returned),
  Disputed: inEgp(disputed),
  Owed: inEgp(owed),
  Returned: inEgp(returned),
})

const none: Amounts = { came: 0, held: 0, disputed: 0, owed: 0, returned: 0 }

/** Money by where it is now. */
export function mountMoney(mount: MountDesk, { db }: DeskDeps): void {
  mount('getMoney', async ({ From, To }, _staff, { language }) => {
    const days = daysBetween(From, To)
    if (days < 0 || days >= MONEY_DAYS) return refuse('money_dates_wrong')
    const period = { first: From, last: To }
    const [rows, out] = await Promise.all([moneyOf(db, period), wentBack(db, period)])
    const totals = rows.reduce<Amounts>(
      (sum, it) => ({
        came: sum.came + it.came,
        held: sum.held + it.held,
        disputed: sum.disputed + it.disputed,
        owed: sum.owed + it.owed,
        returned: sum.returned + it.returned,
      }),
      none,
    )
    return {
      Totals: present(totals),
      Out: inEgp(out),
      Lines: rows.map((row) => ({
        Day: row.day,
        Module: row.module,
        Method: row.method,
        MethodName: methodName(row.method, language),
        ...present(row),
      })),
    }
  })
}
