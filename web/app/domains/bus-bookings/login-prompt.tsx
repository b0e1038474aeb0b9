import { LogIn } from 'lucide-react'
import { useLocation } from 'react-router'
import { rememberReturn } from '../../platform/session/return-location.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyBlock } from '../../ui/feedback/result-block.tsx'
import { useBookingsText } from './use-bookings-text.ts'

/** Bookings belong to a user: without a session, the way to the login. */
export function LoginPrompt() {
  const t = useBookingsText()
  const { pathname } = useLocation()
  return (
    <EmptyBlock
      title={t('loginTitle')}
      text={t('loginText')}
      actions={
        <LinkButton
          kind="teal"
          to="/login"
          state={{ from: pathname }}
          onClick={() => rememberReturn(pathname)}
        >
          <LogIn className="mirror" aria-hidden />
          {t('login')}
        </LinkButton>
      }
    />
  )
}
