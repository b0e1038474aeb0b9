import { readEmail, readGuestPhone } from '../../account/index.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { findCustomers, readCustomer } from './customer-store.ts'

/** Whoever is on the phone: an account, or a guest who is written to at `email`. */
type Customer = {
  readonly userId: number | null
  readonly email: string | null
  readonly name: string
  readonly phone: string
}

type Typed = {
  readonly CustomerId?: number | undefined
  readonly UserName: string
  readonly Email?: string | undefined
  readonly Phone: string
}

/** A phone as it is typed, as E.164; null: it isn't one. */
export async function readPhone(db: Db, typed: string): Promise<string | null> {
  const read = await readGuestPhone(db, typed)
  return typeof read === 'object' && 'phone' in read ? read.phone : null
}

/** For whom something is sold: an e-mail that has an account is that account's, be it found or not. */
export async function readCustomerOf(db: Db, typed: Typed): Promise<Customer | Refusal> {
  const name = typed.UserName.trim()
  if (name === '') return refuse('name_required')
  const phone = await readPhone(db, typed.Phone)
  if (phone === null) return refuse('phone_invalid')
  if (typed.CustomerId !== undefined) {
    const known = await readCustomer(db, typed.CustomerId)
    return known ? { userId: known.id, email: null, name, phone } : refuse('customer_not_found')
  }
  const email = readEmail(typed.Email ?? '')
  if (isRefusal(email)) return email
  const [owner] = await findCustomers(db, { email, phone: null })
  return owner
    ? { userId: owner.id, email: null, name, phone }
    : { userId: null, email, name, phone }
}
