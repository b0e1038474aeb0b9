import { LinkButton } from '../../../ui/button/button.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

/** The way for guests without an account. */
export function FindLink() {
  const t = useReservationsText()
  return (
    <LinkButton kind="text" className="whitespace-normal!" to="/find-booking">
      {t('findLink')}
    </LinkButton>
  )
}
