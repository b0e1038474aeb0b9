import type { Trx } from '@rihla/server/platform/database/connect'
import { addMissing } from '../add-rows.ts'
import { stays } from '../stays/all.ts'

/** Far away and booked early: a quarter now, the rest ten days before. */
const southern = new Set(['Marsa Alam', 'Port Ghalib'])

/** Some hotels take a deposit; terms that the staff changed stay changed. */
export const writeDeposits = (trx: Trx): Promise<void> =>
  addMissing(
    trx,
    'deposit_terms',
    stays
      .filter(({ offer }) => southern.has(offer.at))
      .map(({ id }, n) => ({
        kind: 'hotel',
        offer_id: id,
        active: true,
        percent: 25,
        amount: null,
        balance_days: 10,
        unpaid: n % 2 === 0 ? 'terms' : 'kept',
      })),
    ['kind', 'offer_id'],
  )
