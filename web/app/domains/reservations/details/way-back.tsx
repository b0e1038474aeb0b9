import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx'
import { useSignedOut } from '../../../platform/session/session.ts'
import { useReservationsText } from '../use-reservations-text.ts'

/** Where a reservation stands: in one's list; a guest has none, and finds each by its reference. */
export function WayBack({ reference }: { reference: string }) {
  const t = useReservationsText()
  const list = useSignedOut()
    ? { text: t('findTitle'), href: '/find-booking' }
    : { text: t('title'), href: '/reservations' }
  return <Breadcrumbs items={[list, { text: reference }]} />
}
