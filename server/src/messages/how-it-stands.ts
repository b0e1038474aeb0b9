import { isDeleted } from '../domains/account/index.ts'
import { isChangeAwaited } from '../domains/checkout/index.ts'
import type { StandingDeps } from '../domains/notifications/index.ts'
import {
  changedSince,
  guestKeys,
  readReservations,
  readStandings,
} from '../domains/reservations/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/connect.ts'
import { factsOf } from './facts.ts'
import { balanceOf } from './send-deposit-message.ts'

/** How reservations stand when a mail about them is written. */
export const howItStands = (db: Db, clock: Clock): StandingDeps => ({
  clock,
  standingsOf: (ids) => readStandings(db, ids),
  isChangeAwaited: (changeId) => isChangeAwaited(db, changeId),
  hasLeft: (userId) => isDeleted(db, userId),
  guestOf: async (reservationId) => {
    const [it] = await readReservations(db, [reservationId])
    if (!it || it.userId !== null || !it.clientEmail) return null
    return { email: it.clientEmail, keys: await guestKeys(db, it.reference) }
  },
  renewed: ({ reservationId, changes = 0 }) =>
    db.transaction().execute(async (trx) => {
      const [it] = await readReservations(trx, [reservationId])
      if (!it) return null
      const balance = it.status === 'Deposit Paid' && { balance: balanceOf(it, clock.now()) }
      return {
        facts: await factsOf(trx, it, it.paid),
        total: it.total,
        ...balance,
        changedSince: await changedSince(trx, it.id, changes),
      }
    }),
})
