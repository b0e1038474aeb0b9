import { createPasswords, createStaff } from '../../../server/src/domains/account/index.ts'
import { systemClock } from '../../../server/src/platform/clock.ts'
import { createDb, createPool } from '../../../server/src/platform/database/connect.ts'
import { newEmail } from '../../accounts.ts'
import type { Product } from '../../fixtures.ts'

/** A new member of staff: a second factor of the demo's account would lock other journeys out. */
export async function newStaff({ databaseUrl }: Product) {
  const member = { email: newEmail(), password: 'Staff@1234' }
  const pool = createPool(databaseUrl, { max: 1 })
  const deps = { db: createDb(pool), clock: systemClock(), passwords: createPasswords() }
  await createStaff(deps, { ...member, fullName: 'Samir Adel' })
  await pool.end()
  return member
}
