import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import { MapCard } from '../../catalogue/index.ts'

/** Where it is, by its address and on the map that every kind of offer has. */
export const Location = ({ hotel }: { hotel: HotelDetails }) => (
  <MapCard
    latitude={hotel.Latitude}
    longitude={hotel.Longitude}
    name={hotel.Name}
    note={hotel.Address || hotel.City}
  />
)
