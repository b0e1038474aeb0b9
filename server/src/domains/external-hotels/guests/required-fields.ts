import type {
  GuestFieldId,
  PaxFields,
  RequiredField,
} from '@rihla/contract/external-hotels/guest-fields'
import type { Language } from '@rihla/contract/values/language'
import type { Offer } from '../booking/booking.ts'
import { fieldTexts, guestTitle } from '../texts.ts'
import type { Guest, Place } from './guest.ts'
import { placesOf } from './places.ts'

/** Who is known to travel, where the user is signed in. */
export type KnownContact = { readonly email: string | null; readonly phone: string | null } | null

type About = {
  readonly language: Language
  /** Whether hotels of this supplier must know a document before the arrival. */
  readonly asksDocuments: boolean
  readonly contact: KnownContact
  /** As they were named before, in the order of their places. */
  readonly guests: readonly Guest[] | null
}

const types: Readonly<Partial<Record<GuestFieldId, RequiredField['FieldType']>>> = {
  PhoneNumber: 'phone',
  Nationality: 'select',
  DocumentType: 'select',
  Age: 'number',
}

/**
 * What is asked of each guest: of the first adult also how to reach them and where they come from, since
 * hotels here register that. No field is asked without a use.
 */
export function requiredFields(offer: Pick<Offer, 'rates'>, about: About): PaxFields[] {
  const places = placesOf(offer)
  const roomCount = places.at(-1)?.roomOfAll ?? 1
  const counted = { adults: 0, children: 0 }
  return places.map((place, at) => {
    const nth = place.age === null ? (counted.adults += 1) : (counted.children += 1)
    const known = about.guests?.[at]
    return {
      PaxId: at + 1,
      PaxTitle: guestTitle({ ...place, nth, roomCount }, about.language),
      RequiredFields: fieldsOf(place, at === 0, about).map((id) =>
        field(id, place, { ...about, known, isFirst: at === 0 }),
      ),
    }
  })
}

function fieldsOf(
  { age }: Place,
  isFirst: boolean,
  { asksDocuments }: About,
): readonly GuestFieldId[] {
  if (age !== null) return ['Name', 'Surname', 'Age']
  if (!isFirst) return ['Name', 'Surname']
  const documents = asksDocuments ? (['DocumentType', 'DocumentValue'] as const) : []
  return ['Name', 'Surname', 'Email', 'PhoneNumber', 'Nationality', ...documents]
}

type Asked = About & { readonly known: Guest | undefined; readonly isFirst: boolean }

function field(id: GuestFieldId, place: Place, it: Asked): RequiredField {
  const isSettled = id === 'Age'
  return {
    FieldId: id,
    FieldType: types[id] ?? 'text',
    FieldPlaceHolder: fieldTexts[id][it.language],
    FieldValue: isSettled ? String(place.age) : knownValue(id, it),
    IsEditable: !isSettled,
    FieldSelectionsSource: sourceOf(id, it.language),
  }
}

const documentTypes = ['Passport', 'NationalId'] as const

function sourceOf(id: GuestFieldId, language: Language): RequiredField['FieldSelectionsSource'] {
  if (id === 'Nationality' || id === 'Country') return 'Countries'
  if (id !== 'DocumentType') return null
  return documentTypes.map((Value) => ({ Value, Text: fieldTexts[Value][language] }))
}

/** What was typed before, or what is known of the signed-in user. Documents are never shown again. */
function knownValue(id: GuestFieldId, { known, contact, isFirst }: Asked): string {
  const typed: Partial<Record<GuestFieldId, string | null | undefined>> = {
    Name: known?.name,
    Surname: known?.surname,
    Email: known?.email ?? (isFirst ? contact?.email : null),
    PhoneNumber: known?.phone ?? (isFirst ? contact?.phone : null),
    Nationality: known?.nationality,
    DocumentType: known?.documentType,
  }
  return typed[id] ?? ''
}
