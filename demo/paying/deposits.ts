import type { Trx } from '@rihla/server/platform/database/connect'
import { addMissing } from '../add-rows.ts'
import { stays } from '../stays/all.ts'

/** Far away and booked early: a quarter now, the rest ten days before. */
const southern = new Set(['Marsa Alam', 'Port Ghalib'])

const termsOf = (kind: string, offerId: number | null, unpaid: 'terms' | 'kept') => ({
  kind,
  offer_id: offerId,
  active: true,
  percent: 25,
  amount: null,
  balance_days: 10,
  unpaid,
})

/** Some hotels take a deposit, and all of our partner; terms that the staff changed stay changed. */
export async function writeDeposits(trx: Trx): Promise<void> {
  await addMissing(trx, 'deposit_terms', [termsOf('partner_hotel', null, 'terms')], ['kind'])
  await addMissing(
    trx,
    'deposit_terms',
    stays
      .filter(({ offer }) => southern.has(offer.at))
      .map(({ id }, n) => termsOf('hotel', id, n % 2 === 0 ? 'terms' : 'kept')),
    ['kind', 'offer_id'],
  )
}
