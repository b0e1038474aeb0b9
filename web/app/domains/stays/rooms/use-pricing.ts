import type { HotelPricing, RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { StayChoice } from '@rihla/contract/catalogue/stays-address'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { pricingQuery } from '../queries.ts'

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

const available = (pricing: HotelPricing | undefined): readonly RoomOffer[] =>
  pricing?.Rooms.filter(({ IsRoomAvailable }) => IsRoomAvailable) ?? []

/** What the reader picked, and where: numbers of rooms may come again in another hotel. */
type Picked = { hotel: number; room: number | 'none' }

const firstOf = (free: readonly RoomOffer[], { freeCancellation }: StayChoice) =>
  (freeCancellation && free.find(({ IsRefundable }) => IsRefundable)) || free[0]

const roomIn = (free: readonly RoomOffer[], picked: Picked['room']): RoomOffer | null =>
  free.find(({ RoomId }) => RoomId === picked) ?? null

/**
 * Prices of every room for the choice, and the room that is chosen: until one picks, the cheapest of what
 * the search was for. What was picked is never exchanged for another room or other terms.
 */
export function usePricing(choice: StayChoice, enabled: boolean) {
  const api = useApi()
  const language = useLanguage()
  const query = pricingQuery(api, language, choice)
  const settled = useSettled(JSON.stringify(query.queryKey), PRICE_DELAY_MS)
  const pricing = useQuery({
    ...query,
    enabled: enabled && settled,
    placeholderData: (before, of) => (of?.queryKey[2] === choice.id ? before : undefined),
  })
  const [picked, setPicked] = useState<Picked | null>(null)
  const own = picked?.hotel === choice.id ? picked.room : null
  const free = available(pricing.data)
  const room = own === null ? (firstOf(free, choice) ?? null) : roomIn(free, own)
  return {
    pricing: pricing.data ?? null,
    /** Shown prices, if any, are of another choice. */
    loading: pricing.isPending || pricing.isPlaceholderData || pricing.isFetching,
    problem: pricing.isPlaceholderData ? null : pricing.error,
    retry: () => void pricing.refetch(),
    room,
    /** The room that was picked isn't to be had any more: another is for the reader to choose. */
    gone: free.length > 0 && typeof own === 'number' && !room,
    /** Until when the chosen room can be cancelled free; null: it can't, or isn't known yet. */
    cancellation: pricing.isFetching || !room?.IsRefundable ? null : room.IsRefundableText,
    /** Chooses a room; pressing the chosen one again leaves none chosen. */
    pick: (id: number) => setPicked({ hotel: choice.id, room: id === room?.RoomId ? 'none' : id }),
    take: (id: number) => setPicked({ hotel: choice.id, room: id }),
  }
}
export type StayPricing = ReturnType<typeof usePricing>
