import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@rihla/contract/desk/roles'
import { sql } from 'kysely'
import { createSessions } from '../../server/src/domains/account/index.ts'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { openProduct, type Product } from '../crash/product.ts'

/** Who attacks: a browser with a session of its own. */
export type Attacker = { readonly applicationId: string; readonly token: string | null }

/** What all attacks type where a person would: none of it may stand in the log. */
export const told = {
  name: 'Zaynab Elsirr',
  email: 'zaynab.elsirr@example.com',
  phone: '+201066677788',
  password: 'Hidden@Word1',
} as const

export type Attacked = {
  readonly product: Product
  /** Everything that the product has said since its start. */
  log(): string
  /** Tokens of all who signed in. */
  readonly tokens: readonly string[]
  /** Another person with a session: a call may end it, or the account. */
  signIn(role: 'traveller' | StaffRole): Promise<Attacker>
  /** What a call of the staff may have changed for all others. */
  letStaffIn(): Promise<unknown>
  close(): Promise<void>
}

/** Starts the product as operators do, but with limits that a scanner doesn't reach, and keeps its log. */
export async function openAttacked(): Promise<Attacked> {
  const said: string[] = []
  const settings = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' }
  const product = await openProduct(settings, (text) => void said.push(text))
  const pool = createPool(product.databaseUrl(), { max: 2 })
  const db = createDb(pool)
  const sessions = createSessions(db, { now: () => new Date() })
  const tokens: string[] = []
  return {
    product,
    log: () => said.join(''),
    tokens,
    async signIn(role) {
      const applicationId = randomUUID()
      const email = `${applicationId}.${told.email}`
      const isStaff = role !== 'traveller'
      const { rows } = await sql<{ id: number }>`
        insert into users (email, full_name, phone, role, activated_at, language, created_at)
        values (${email}, ${told.name}, ${told.phone}, ${isStaff ? 'staff' : 'traveller'}, now(), 'en', now())
        returning id`.execute(db)
      const userId = rows[0]?.id ?? 0
      if (isStaff)
        await sql`
          insert into staff_roles (user_id, role, granted_at)
          values (${userId}, ${role}, now())`.execute(db)
      const token = await sessions.open(db, { userId, applicationId, userAgent: null })
      tokens.push(token)
      return { applicationId, token }
    },
    letStaffIn: () => sql`update desk_settings set require_second_factor = false`.execute(db),
    async close() {
      await pool.end()
      await product.close()
    },
  }
}
