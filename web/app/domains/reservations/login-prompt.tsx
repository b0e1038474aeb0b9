import { LogIn } from 'lucide-react'
import { useLocation } from 'react-router'
import { rememberReturn } from '../../platform/session/return-location.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useReservationsText } from './use-reservations-text.ts'

/** Reservations belong to a user: without a session, the way to the login. */
export function LoginPrompt() {
  const t = useReservationsText()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <div className="panel grid justify-items-center gap-3 px-6 py-14 text-center">
      <span className="waves-ink mb-3" aria-hidden />
      <h2 className="type-h3">{t('loginTitle')}</h2>
      <p className="type-small max-w-md text-ink-2">{t('loginText')}</p>
      <LinkButton
        kind="teal"
        className="mt-3"
        to="/login"
        state={{ from: here }}
        onClick={() => rememberReturn(here)}
      >
        <LogIn className="mirror" aria-hidden />
        {t('login')}
      </LinkButton>
    </div>
  )
}
