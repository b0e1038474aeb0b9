import type { BusSearch } from '@rihla/contract/bus/address'

/** The trips that are chosen of each way, by their ids. The entry of the history holds them, over a reload and Back. */
export type Chosen = { going?: number | undefined; back?: number | undefined }

/** What the state of a navigation says is chosen; nothing where it says nothing. */
export const chosenIn = (state: unknown): Chosen =>
  (state as { chosen?: Chosen } | null)?.chosen ?? {}

/** What stays chosen when another search is looked at: a way whose stations and day are the same. */
export function stillChosen(chosen: Chosen, before: BusSearch, next: BusSearch): Chosen {
  const isSameRoute =
    before.fromStationId === next.fromStationId && before.toStationId === next.toStationId
  return {
    going: isSameRoute && before.departureDate === next.departureDate ? chosen.going : undefined,
    back:
      isSameRoute && next.tripType && before.returnDate === next.returnDate
        ? chosen.back
        : undefined,
  }
}
