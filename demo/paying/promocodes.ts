import type { Trx } from '@rihla/server/platform/database/connect'
import { addMissing } from '../add-rows.ts'

/** Codes to try: for everybody once, from a price on, and for one kind alone. Amounts in piastres. */
const promocodes = [
  {
    code: 'RIHLA10',
    percent: 10,
    amount: null,
    max_discount: 100_000,
    max_uses_each: 3,
    min_amount: null,
    module: null,
  },
  {
    code: 'NILE500',
    percent: null,
    amount: 50_000,
    max_discount: null,
    max_uses_each: 1,
    min_amount: 500_000,
    module: null,
  },
  {
    code: 'SEA15',
    percent: 15,
    amount: null,
    max_discount: 150_000,
    max_uses_each: 1,
    min_amount: 300_000,
    module: 'Hotel',
  },
] as const

/** Writes the codes that aren't there; what the staff changed stays changed. */
export const writePromocodes = (trx: Trx): Promise<void> =>
  addMissing(trx, 'promocodes', promocodes, ['code'])
