import type { LocalizedText } from '@rihla/contract/values/language'

/** Where and when something that is sold begins; instants are ISO with zone, `endsAt` null where unknown. */
export type Visit = {
  readonly place: LocalizedText
  readonly address: LocalizedText | null
  readonly latitude: number
  readonly longitude: number
  readonly startsAt: string
  readonly endsAt: string | null
}
