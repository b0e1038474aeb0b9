import { ExternalLink, Files, Inbox, LogOut, SquarePen } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useProblemText } from '../../../platform/problems/use-problem-text.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { endSession } from '../sign-in/end-session.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../ui/card/avatar.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { LanguageToggle } from '../../../ui/brand/language-toggle.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { useAccountText } from '../use-account-text.ts'
import { StaffOnly } from './staff-only.tsx'

function SignOutButton() {
  const t = useAccountText()
  const problems = useProblemText()
  const api = useApi()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async (): Promise<void> => {
    setBusy(true)
    try {
      await endSession(api)
      await navigate('/admin/login', { replace: true })
    } catch {
      showToast({ title: t('error'), text: problems('signOutFailed'), tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy && t('signingOut')} onClick={() => void signOut()}>
      <LogOut className="mirror" aria-hidden />
      {t('signOut')}
    </Button>
  )
}

/** What staff can open today. */
const workPages = [
  ['/blog', 'staffBlog'],
  ['/translation-test', 'staffTexts'],
] as const

function StaffHome() {
  const t = useAccountText()
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="staff-door">
      <main id="main" className="panel staff-card">
        <Logo />
        <h1 className="type-h2">{t('staffHome')}</h1>
        <section className="grid gap-2" aria-label={t('staffSignedInAs')}>
          <p className="type-caption text-ink-3">{t('staffSignedInAs')}</p>
          <div className="flex items-center gap-3">
            <Avatar name={user.FullName} image={user.ProfileImage ?? user.Image} size={48} />
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{user.FullName}</bdi>
              </p>
              {user.Email && (
                <p className="type-small text-ink-2 wrap-anywhere">
                  <bdi dir="ltr">{user.Email}</bdi>
                </p>
              )}
            </div>
          </div>
        </section>
        <div className="grid gap-2.5">
          <LinkButton kind="teal" to="/desk">
            <Inbox aria-hidden />
            {t('staffDesk')}
          </LinkButton>
          <LinkButton to="/blog/create">
            <SquarePen aria-hidden />
            {t('staffWrite')}
          </LinkButton>
          <LinkButton to="/blog/manage">
            <Files aria-hidden />
            {t('staffArticles')}
          </LinkButton>
        </div>
        <nav className="grid" aria-labelledby="staff-pages">
          <h2 id="staff-pages" className="type-caption text-ink-3">
            {t('staffPages')}
          </h2>
          {workPages.map(([to, text]) => (
            <Link key={to} className="link inline-flex min-h-11 items-center" to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <div className="step-actions flex-wrap">
          <SignOutButton />
          <LinkButton to="/">
            <ExternalLink aria-hidden />
            {t('staffSite')}
          </LinkButton>
        </div>
      </main>
      <LanguageToggle />
    </div>
  )
}

/** /admin: who is at work, and the way out. */
export function StaffHomePage() {
  const t = useAccountText()
  return (
    <>
      <PageSeo title={t('staffHome')} path="/admin" noindex />
      <StaffOnly>
        <StaffHome />
      </StaffOnly>
    </>
  )
}
