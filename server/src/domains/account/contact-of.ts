import type { Language } from '@rihla/contract/values/language'
import type { Db } from '../../platform/database/connect.ts'
import { userById } from './store.ts'

export type Contact = {
  readonly email: string | null
  readonly fullName: string
  /** E.164. */
  readonly phone: string | null
  readonly language: Language
}

/** How to reach a person, or null when there is no such person. */
export async function contactOf(db: Db, userId: number): Promise<Contact | null> {
  const user = await userById(db, userId)
  return user
    ? { email: user.email, fullName: user.full_name, phone: user.phone, language: user.language }
    : null
}
