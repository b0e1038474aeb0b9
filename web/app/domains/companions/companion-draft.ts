import type { Companion } from '@rihla/contract/account/companions'
import { guestFault, type GuestFault } from '@rihla/contract/external-hotels/guest-rules'

/** A companion while it is typed; empty: not said. */
export type CompanionDraft = {
  readonly [Field in Exclude<keyof Companion, 'Id'>]: string
}

export const draftOf = (it: Companion | null): CompanionDraft => ({
  Name: it?.Name ?? '',
  Surname: it?.Surname ?? '',
  LocalName: it?.LocalName ?? '',
  BirthDate: it?.BirthDate ?? '',
  Nationality: it?.Nationality ?? '',
  DocumentType: it?.DocumentType ?? '',
  DocumentNumber: it?.DocumentNumber ?? '',
})

export type DraftFaults = Partial<Record<keyof CompanionDraft, GuestFault>>

/** What is wrong with what was typed, by field; nothing: it can be sent. */
export function faultsOfDraft(it: CompanionDraft, today: string): DraftFaults {
  const faults: DraftFaults = {}
  for (const FieldId of ['Name', 'Surname'] as const) {
    const fault = guestFault({ FieldId, FieldType: 'text', FieldPlaceHolder: FieldId }, it[FieldId])
    if (fault) faults[FieldId] = fault
  }
  if (it.BirthDate > today) faults.BirthDate = 'guest_date_invalid'
  if (it.DocumentType !== '' && it.DocumentNumber.trim() === '')
    faults.DocumentNumber = 'guest_field_required'
  return faults
}

/** As it is sent: what is empty isn't said, and a number without a document is none. */
export const toCompanion = (Id: string, it: CompanionDraft) => {
  const DocumentType =
    it.DocumentType === '' ? null : (it.DocumentType as Companion['DocumentType'])
  return {
    Id,
    Name: it.Name.trim(),
    Surname: it.Surname.trim(),
    LocalName: it.LocalName.trim() || null,
    BirthDate: it.BirthDate || null,
    Nationality: it.Nationality || null,
    DocumentType,
    DocumentNumber: DocumentType && it.DocumentNumber.trim(),
  }
}
