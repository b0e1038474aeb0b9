import { LogIn } from '../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { rememberReturn } from '../../platform/session/return-location.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyBlock } from '../../ui/feedback/result-block.tsx'

/** Shown instead of a page that belongs to a user: the way to the login, and back to this address; `more`: other ways. */
export function LoginPrompt({ more }: { more?: ReactNode }) {
  const t = useProblemText()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <EmptyBlock
      title={t('loginTitle')}
      text={t('loginText')}
      actions={
        <>
          <LinkButton
            kind="teal"
            to="/login"
            state={{ from: here }}
            onClick={() => rememberReturn(here)}
          >
            <LogIn className="mirror" aria-hidden />
            {t('login')}
          </LinkButton>
          {more}
        </>
      }
    />
  )
}
