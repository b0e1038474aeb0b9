/** A text in both languages of the supplier's content: ENG and ARA. */
export type Text = readonly [eng: string, ara: string]

/** What a house is like: decides its rooms, boards, facilities, photographs and words. */
export type Style = 'resort' | 'beach' | 'city' | 'boutique' | 'nile' | 'camp' | 'flats'

/** A hotel as it is typed: name, stars, style, position, street, EGP for two in the plainest room. */
export type HotelRow = readonly [
  name: Text,
  stars: 1 | 2 | 3 | 4 | 5,
  style: Style,
  at: readonly [latitude: number, longitude: number],
  street: Text,
  price: number,
]

/** A destination with its hotels; the first has the number `first`, the others follow. */
export type Destination = {
  code: string
  name: Text
  /** What a description says of the surroundings. */
  around: Text
  first: number
  hotels: readonly HotelRow[]
}

/** A hotel of the inventory. */
export type Hotel = {
  code: number
  name: Text
  stars: number
  style: Style
  latitude: number
  longitude: number
  street: Text
  price: number
  destination: Destination
}
