import type { RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayChoice } from '@rihla/contract/catalogue/stays-address'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { pricingQuery } from '../queries.ts'
import type { PickedRoom } from './use-picked.ts'

/** Prices are asked for once the choice has stood still for so long. */
export const PRICE_DELAY_MS = 500

/** Whether what is identified by `key` hasn't changed for a while. */
function useSettled(key: string, ms: number): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(key)), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return settled === key
}

const firstOf = (free: readonly RoomOffer[], { freeCancellation }: StayChoice) =>
  (freeCancellation && free.find(({ IsRefundable }) => IsRefundable)) || free[0]

type Choosing = {
  readonly own: PickedRoom['own']
  /** The room that the reader holds for this choice: free or not, it is theirs to go on with. */
  readonly heldRoom: number | null
}

/** Whether a room can be chosen: it is free, or it is the one that the reader holds for this choice. */
const mayChoose = (room: RoomOffer, heldRoom: number | null): boolean =>
  // One that isn't sold any more has no price, and can't be shown beside what is held.
  room.IsRoomAvailable || (room.RoomId === heldRoom && room.TotalPrice > 0)

/** The room that is chosen: until one picks, the one that is held, else the cheapest of what the search was for. */
function chosenOf(
  rooms: readonly RoomOffer[],
  choice: StayChoice,
  { own, heldRoom }: Choosing,
): RoomOffer | null {
  const open = rooms.filter((it) => mayChoose(it, heldRoom))
  const find = (id: PickedRoom['own']) => open.find(({ RoomId }) => RoomId === id) ?? null
  return own === null ? (find(heldRoom) ?? firstOf(open, choice) ?? null) : find(own)
}

/**
 * Prices of every room for the choice, and the room that is chosen. What was picked is never exchanged for another
 * room or other terms.
 */
export function usePricing(
  choice: StayChoice,
  enabled: boolean,
  { own, set }: PickedRoom,
  heldRoom: number | null,
) {
  const api = useApi()
  const language = useLanguage()
  const query = pricingQuery(api, language, choice)
  const settled = useSettled(JSON.stringify(query.queryKey), PRICE_DELAY_MS)
  const pricing = useQuery({
    ...query,
    enabled: enabled && settled,
    placeholderData: (before, of) => (of?.queryKey[2] === choice.id ? before : undefined),
  })
  const rooms = pricing.data?.Rooms ?? []
  const room = chosenOf(rooms, choice, { own, heldRoom })
  return {
    pricing: pricing.data ?? null,
    /** Shown prices, if any, are of another choice. */
    loading: pricing.isPending || pricing.isPlaceholderData || pricing.isFetching,
    problem: pricing.isPlaceholderData ? null : pricing.error,
    retry: () => void pricing.refetch(),
    room,
    mayChoose: (it: RoomOffer) => mayChoose(it, heldRoom),
    /** The room that was picked isn't to be had any more: another is for the reader to choose. */
    gone: rooms.some((it) => it.IsRoomAvailable) && typeof own === 'number' && !room,
    /** Until when the chosen room can be cancelled free; null: it can't, or isn't known yet. */
    cancellation: pricing.isFetching || !room?.IsRefundable ? null : room.IsRefundableText,
    /** Chooses a room; pressing the chosen one again leaves none chosen. */
    pick: (id: number) => set(id === room?.RoomId ? 'none' : id),
    take: (id: number) => set(id),
  }
}
export type StayPricing = ReturnType<typeof usePricing>
