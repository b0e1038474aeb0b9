import type { HotelDetails, RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useLoginRedirect } from '../../account/index.ts'
import { saveCheckout, startBooking } from '../../checkout/index.ts'
import { problemText } from '../../catalogue/index.ts'
import { kinds } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

/** Holds the room, then opens checkout; without a room it says what is missing. */
export function useBook(kind: StayKind, choice: StayChoice) {
  const t = useStaysText()
  const api = useApi()
  const navigate = useNavigate()
  const detour = useLoginRedirect()
  const [busy, setBusy] = useState(false)

  const book = async (hotel: HotelDetails, room: RoomOffer | null): Promise<void> => {
    if (busy || hotel.IsExternal) return
    if (!room || choice.departure <= choice.arrival) {
      showToast({ title: t('missingTitle'), text: t('missingText'), tone: 'bad' })
      return
    }
    setBusy(true)
    try {
      const state = await startBooking(api, {
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
      saveCheckout(state)
      showToast({ title: t('redirecting'), text: t(`redirectingText-${kind}`), tone: 'ok' })
      await navigate('/checkout', { state })
    } catch (problem) {
      if (await detour(problem)) return
      const said = problemText(problem, { failed: '', empty: '' })
      showToast({ title: t('checkoutFailed'), ...(said && { text: said }), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return { book, busy }
}
