import { inEachLanguage, languages, type Language } from '@rihla/contract/values/language'
import type { SupportPhone } from '@rihla/contract/values/support'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

/** Marks that a number brings along from where it was copied. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Whom travellers call, by the footer: a language without a number has another's. */
export async function supportPhone(db: Db): Promise<SupportPhone> {
  const { rows } = await sql<{ language: Language; phone: string }>`
    select language_code as language, contact_phone as phone from footer_content
     where contact_phone is not null`.execute(db)
  const numbers = new Map(rows.map((it) => [it.language, it.phone.replaceAll(MARKS, '').trim()]))
  const any = languages.map((language) => numbers.get(language)).find(Boolean)
  return any ? inEachLanguage((language) => numbers.get(language) || any) : null
}
