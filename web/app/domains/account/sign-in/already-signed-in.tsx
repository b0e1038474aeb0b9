import { UserRoundCheck } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../platform/session/session.ts'
import { useAccountText } from '../use-account-text.ts'

/** Tells who comes to a login or registration signed in, by a mail's link for one; not who signs in there. */
export function AlreadySignedIn() {
  const t = useAccountText()
  const { state, user } = useSession()
  const [cameSignedOut, setCameSignedOut] = useState(false)
  if (state === 'anonymous' && !cameSignedOut) setCameSignedOut(true)
  if (!user || cameSignedOut) return null
  return (
    <p className="notice notice-soft" role="status">
      <UserRoundCheck aria-hidden />
      <span>
        {t(user.Email ? 'alreadySignedIn' : 'alreadySignedInAs')}{' '}
        <bdi {...(user.Email && { dir: 'ltr' })} className="font-semibold wrap-anywhere">
          {user.Email ?? user.FullName}
        </bdi>
        .
        <Link className="link -mb-3 flex min-h-11 w-fit items-center" to="/profile">
          {t('profile')}
        </Link>
      </span>
    </p>
  )
}
