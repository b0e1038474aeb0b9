import type { Companion, saveCompanion as call } from '@rihla/contract/account/companions'
import { MOST_COMPANIONS } from '@rihla/contract/account/companion-limits'
import { guestFault, GUEST_AGES } from '@rihla/contract/external-hotels/guest-rules'
import { cairoDate } from '@rihla/contract/values/dates'
import { toWesternDigits } from '@rihla/contract/values/digits'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { lockOwner } from '../saved-offers/store.ts'
import { countryOf } from '../store.ts'
import { countBeside, putCompanion } from './companion-store.ts'

const labels = {
  Name: { en: 'First name', ar: 'الاسم الأول' },
  Surname: { en: 'Surname', ar: 'اسم العائلة' },
  birthDate: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  nationality: { en: 'Nationality', ar: 'الجنسية' },
} satisfies Record<string, LocalizedText>

type Typed = CallInput<typeof call>

/** Who is in the world: not yet to be born, nor older than guests are. */
function isBirthDate(date: string, now: Date): boolean {
  const today = cairoDate(now)
  const oldest = `${Number(today.slice(0, 4)) - GUEST_AGES.max}${today.slice(4)}`
  return date <= today && date >= oldest
}

/**
 * Keeps somebody a traveller takes along, by the rules of guests: names in Latin letters, a known country, a document
 * with its kind or none.
 */
export async function saveCompanion(
  { db, clock, sealer }: Pick<AccountDeps, 'db' | 'clock' | 'sealer'>,
  userId: number,
  typed: Typed,
  language: Language,
): Promise<Companion | Refusal> {
  if (!sealer) return refuse('companions_unavailable')
  const now = clock.now()
  for (const FieldId of ['Name', 'Surname'] as const) {
    const field = { FieldId, FieldType: 'text', FieldPlaceHolder: labels[FieldId].en } as const
    const fault = guestFault(field, typed[FieldId])
    if (fault) return refuse(fault, { field: labels[FieldId][language] })
  }
  if (typed.BirthDate && !isBirthDate(typed.BirthDate, now))
    return refuse('guest_date_invalid', { field: labels.birthDate[language] })
  const code = typed.Nationality?.toUpperCase() || null
  if (code && !(await countryOf(db, code)))
    return refuse('guest_choice_unknown', { field: labels.nationality[language] })
  const DocumentNumber = toWesternDigits(typed.DocumentNumber ?? '').trim() || null
  const DocumentType = typed.DocumentType ?? null
  if ((DocumentNumber === null) !== (DocumentType === null))
    return refuse('companion_document_incomplete')
  const companion: Companion = {
    Id: typed.Id.toLowerCase(),
    Name: typed.Name.trim(),
    Surname: typed.Surname.trim(),
    LocalName: typed.LocalName?.trim() || null,
    BirthDate: typed.BirthDate ?? null,
    Nationality: code,
    DocumentType,
    DocumentNumber,
  }
  return db.transaction().execute(async (trx) => {
    // Two at once can't both be the last one.
    if (!(await lockOwner(trx, userId))) return refuse('unauthenticated')
    if ((await countBeside(trx, userId, companion.Id)) >= MOST_COMPANIONS)
      return refuse('companions_too_many', { most: MOST_COMPANIONS })
    await putCompanion(trx, sealer, userId, companion, now)
    return companion
  })
}
