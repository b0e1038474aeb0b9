import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import { MapCard } from '../../catalogue/index.ts'
import type { Boarding } from '../dates/use-start-days.ts'

/** Where it is, or where the chosen sailing begins: in words, and on the map that every kind of offer has. */
export function Location({ hotel, boarding }: { hotel: HotelDetails; boarding: Boarding | null }) {
  const { Latitude, Longitude } = boarding ?? hotel
  return (
    <MapCard
      latitude={Latitude}
      longitude={Longitude}
      name={hotel.Name}
      note={boarding?.Port ?? (hotel.Address || hotel.City)}
    />
  )
}
