import type { HotelDetails, RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useStartBooking } from '../../catalogue/index.ts'
import { kinds } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

/** Holds the room, then opens checkout; without a room it says what is missing. */
export function useBook(kind: StayKind, choice: StayChoice) {
  const t = useStaysText()
  const { start, busy, failure } = useStartBooking(t(`redirectingText-${kind}`), () =>
    t('checkoutFailed'),
  )
  const book = (hotel: HotelDetails, room: RoomOffer | null): void => {
    if (busy || hotel.IsExternal) return
    if (!room || choice.departure <= choice.arrival) {
      showToast({ title: t('missingTitle'), text: t('missingText'), tone: 'bad' })
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
