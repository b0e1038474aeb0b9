import type { LocalizedText } from '@rihla/contract/values/language'

/** A stop of a bus as papers name it, and where it is. */
export type StopPlace = {
  readonly name: LocalizedText
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A stop of a journey that is elsewhere by now: where its traveller gets on, or off. */
export type MovedStop = {
  readonly what: 'boarding' | 'alighting'
  readonly before: StopPlace
  readonly after: StopPlace
}
