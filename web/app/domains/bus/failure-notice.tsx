import { CircleAlert } from '../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { useBusText } from './use-bus-text.ts'

/** What went wrong: the stable code of a refusal (empty when it is none), and its text. */
export type Failure = { readonly code: string; readonly text: string }

/** Refusals whose way on is an unpaid booking of one's own. */
const UNPAID = new Set(['payment_open', 'too_many_seats_held'])

/** What went wrong, in the page where it happened, with the way on. */
export function FailureNotice({ title, failure }: { title: string; failure: Failure | null }) {
  const t = useBusText()
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="notice notice-bad">
          <CircleAlert aria-hidden />
          <p>
            <strong className="block">{title}</strong>
            {failure.text}
            {UNPAID.has(failure.code) && (
              <Link className="link block py-2" to="/bus-bookings">
                {t('seeUnpaid')}
              </Link>
            )}
          </p>
        </div>
      )}
    </div>
  )
}
