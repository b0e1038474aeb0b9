import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { useSignedOut } from '../../../platform/session/session.ts'
import { useReservationsText } from '../use-reservations-text.ts'

/** Where a reservation stands: in one's list; a guest has none, and finds each by its reference. */
export function useList(): { readonly text: string; readonly href: string } {
  const t = useReservationsText()
  const signedOut = useSignedOut()
  return signedOut
    ? { text: t('findTitle'), href: '/find-booking' }
    : { text: t('title'), href: '/reservations' }
}

export const WayBack = ({ reference }: { reference: string }) => (
  <Breadcrumbs items={[useList(), { text: reference }]} />
)
