import {
  Files,
  Inbox,
  Newspaper,
  SquarePen,
  UserRound,
  type IconComponent,
} from '../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import staffCalls from 'virtual:staff-calls'
import { addCalls } from '../../platform/api/client.ts'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { useSession } from '../../platform/session/session.ts'
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { StaffOnly } from '../account/index.ts'
import { BLOG_PATH } from '../blog/index.ts'
import { CREATE_PATH, MANAGE_PATH } from './addresses.ts'
import { useWritingText } from './use-writing-text.ts'
import './writing.css'

addCalls(staffCalls)

function StaffHeader() {
  const t = useWritingText()
  const { pathname } = useLocation()
  const { user } = useSession()
  const link = (to: string, text: string, Icon: IconComponent) => (
    <Link
      className="header-link"
      to={to}
      aria-label={text}
      aria-current={pathname === to ? 'page' : undefined}
    >
      <Icon size={18} aria-hidden />
      <span className="max-md:hidden">{text}</span>
    </Link>
  )
  return (
    <header className="writing-header">
      <div className="page-width flex min-h-[72px] items-center gap-1">
        <Logo />
        <span className="flex-1" />
        <nav aria-label={t('staffPages')} className="flex items-center">
          {/* Signing in leads here, and who serves travellers works there; a small screen has no room for it. */}
          <span className="max-lg:hidden">{link('/desk', t('toDesk'), Inbox)}</span>
          {link(MANAGE_PATH, t('manage'), Files)}
          {link(CREATE_PATH, t('newArticle'), SquarePen)}
          {link(BLOG_PATH, t('toBlog'), Newspaper)}
          {link('/admin', t('signedInAs', { name: user?.FullName ?? '' }), UserRound)}
        </nav>
        <LanguageToggle />
      </div>
    </header>
  )
}

/** A page for staff; others see only that they may not open it. */
export function StaffFrame({
  title,
  path,
  children,
}: {
  title: string
  path: string
  children: ReactNode
}) {
  return (
    <>
      <PageSeo title={title} path={path} noindex />
      <StaffOnly>
        <StaffHeader />
        <main id="main" className="page-width writing-page">
          {children}
        </main>
      </StaffOnly>
    </>
  )
}
