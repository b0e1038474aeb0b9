import { useState } from 'react'
import { useLocation } from 'react-router'

/** What the reader picked, and where: numbers of rooms may come again in another hotel. */
export type Picked = { readonly hotel: number; readonly room: number | 'none' }

/**
 * The room of a stay that the reader picked; null: none yet, 'none': none any more. It travels with the address
 * (`picked`): that of other nights is another route than the permanent one, whose page begins anew.
 */
export function usePicked(hotel: number) {
  const { state } = useLocation() as { state: { picked?: Picked | null } | null }
  const [picked, setPicked] = useState<Picked | null>(() => state?.picked ?? null)
  return {
    picked,
    own: picked?.hotel === hotel ? picked.room : null,
    set: (room: Picked['room']): void => setPicked({ hotel, room }),
  }
}
export type PickedRoom = ReturnType<typeof usePicked>
