import type { HotelDetails, RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { useNavigate } from 'react-router'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useStartBooking } from '../../catalogue/index.ts'
import { chooseRoom, HOTEL_CHECKOUT, type HotelEntry } from '../../hotel-checkout/index.ts'
import { kinds } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

/** Holds the room, then opens checkout; a partner's room is priced anew by a checkout of its own; without a room it says what is missing. */
export function useBook(kind: StayKind, choice: StayChoice) {
  const t = useStaysText()
  const navigate = useNavigate()
  const { start, busy, failure } = useStartBooking(t(`redirectingText-${kind}`), () =>
    t('checkoutFailed'),
  )
  const openHotelCheckout = (hotel: HotelDetails, room: RoomOffer): void => {
    if (!room.RatePlanToken) return
    const state: HotelEntry = {
      hotelId: hotel.HotelId,
      hotelName: hotel.Name,
      arrivalDate: choice.arrival,
      departureDate: choice.departure,
      ratePlanToken: room.RatePlanToken,
      adultsCount: choice.adults,
      childrenAges: choice.childAges,
    }
    chooseRoom(state)
    void navigate(HOTEL_CHECKOUT, { state })
  }
  const book = (hotel: HotelDetails, room: RoomOffer | null): void => {
    if (busy) return
    if (!room || choice.departure <= choice.arrival) {
      showToast({ title: t('missingTitle'), text: t('missingText'), tone: 'bad' })
      return
    }
    if (hotel.IsExternal) {
      openHotelCheckout(hotel, room)
      return
    }
    start({
      module: kinds[kind].module,
      id: room.RoomId,
      name: hotel.Name,
      room: { hotelId: hotel.HotelId, name: room.Name, board: room.Board },
      fromDate: choice.arrival,
      toDate: choice.departure,
      adults: choice.adults,
      children: choice.childAges.length,
      childAges: choice.childAges,
    })
  }
  return { book, busy, failure }
}
