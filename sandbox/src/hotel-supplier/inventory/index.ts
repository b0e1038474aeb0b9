import { cairoAndAlexandria } from './cairo-and-alexandria.ts'
import type { Destination, Hotel } from './hotel.ts'
import { redSea } from './red-sea.ts'
import { sinai } from './sinai.ts'
import { upperEgyptAndNorth } from './upper-egypt-and-north.ts'

const destinations: readonly Destination[] = [
  ...cairoAndAlexandria,
  ...redSea,
  ...sinai,
  ...upperEgyptAndNorth,
]

/** Every hotel that the supplier sells, by its code. */
export const hotels: readonly Hotel[] = destinations.flatMap((destination) =>
  destination.hotels.map(([name, stars, style, [latitude, longitude], street, price], at) => ({
    code: destination.first + at,
    name,
    stars,
    style,
    latitude,
    longitude,
    street,
    price,
    destination,
  })),
)

const byCode = new Map(hotels.map((hotel) => [hotel.code, hotel]))

/** A hotel by its code, if there is one. */
export const hotelOf = (code: number): Hotel | undefined => byCode.get(code)
