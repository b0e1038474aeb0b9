import type { CurrentUser } from '@rihla/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { DEVICES_KEY } from './devices.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** The way to another password; who has none yet chooses one with a mailed code. */
export function PasswordRow({ user }: { user: CurrentUser }) {
  const t = useAccountText()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const onDone = (): void => {
    setOpen(false)
    void queries.invalidateQueries({ queryKey: DEVICES_KEY })
  }
  return (
    <div className="profile-row">
      <p className="type-small text-ink-2">
        {t(user.HasPassword ? 'passwordText' : user.Email ? 'noPasswordText' : 'noPasswordYet')}
      </p>
      {user.HasPassword ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('changePassword')}
        </Button>
      ) : (
        user.Email && (
          <LinkButton size="small" to="/reset-password" state={{ email: user.Email }}>
            {t('choosePassword')}
          </LinkButton>
        )
      )}
      <PasswordDialog open={open} onClose={() => setOpen(false)} onDone={onDone} />
    </div>
  )
}
