import type { Navigation } from '@rihla/contract/content'
import { Bell, ChevronDown, Menu as MenuIcon } from '../../ui/brand/icons.ts'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { spare } from '../../platform/late/spare.ts'
import { useSession } from '../../platform/session/session.ts'
import { HeldChip, useMayHold } from '../held/index.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { ContentLink } from './content-link.tsx'
import { extraLinks } from './existing-pages.ts'
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { useContentText } from './use-content-text.ts'

const MobileMenu = spare(() => import('./mobile-menu.tsx'))
const ServicesMenu = spare(() => import('./services-menu.tsx'))
const AccountMenu = spare(() => import('./account-menu.tsx'))

function useScrolled(limit: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = (): void => setScrolled(scrollY > limit)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [limit])
  return scrolled
}

function Services() {
  const t = useContentText()
  const [open, setOpen] = useState(false)
  return (
    <div className="relative">
      <button
        type="button"
        className="header-link"
        aria-expanded={open}
        aria-haspopup="true"
        onClick={() => setOpen(!open)}
      >
        {t('services')}
        <ChevronDown size={16} aria-hidden />
      </button>
      {open && (
        <Suspense>
          <ServicesMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Account() {
  const t = useContentText()
  const session = useSession()
  if (session.state !== 'signed-in') {
    return (
      <Link className="header-link max-md:hidden" to="/login">
        {t('login')}
      </Link>
    )
  }
  return (
    <Suspense fallback={<Bell size={20} aria-hidden />}>
      <AccountMenu user={session.user} />
    </Suspense>
  )
}

/** The way back to what is held, once something may be. */
function Held() {
  const mayHold = useMayHold()
  return (
    mayHold && (
      <Suspense>
        <HeldChip />
      </Suspense>
    )
  )
}

/** The header: over the hero on the home page until one scrolls, solid everywhere else. */
export function Header({ navigation }: { navigation: Navigation | null }) {
  const t = useContentText()
  const { pathname } = useLocation()
  const scrolled = useScrolled(20)
  const [menu, setMenu] = useState(false)
  const over = pathname === '/' && !scrolled
  const links = extraLinks(navigation?.links ?? [])
  return (
    <header
      className={`site-header ${over ? 'on-dark' : ''}`}
      data-over={over ? '' : undefined}
      data-home={pathname === '/' ? '' : undefined}
    >
      <div className="page-width flex min-h-[72px] items-center gap-2 max-[24rem]:gap-0.5 max-[24rem]:px-3!">
        <Logo name={navigation?.logo} />
        <nav aria-label={t('mainMenu')} className="ms-6 flex items-center gap-1 max-lg:hidden">
          <Link className="header-link" to="/" aria-current={pathname === '/' ? 'page' : undefined}>
            {t('home')}
          </Link>
          <Services />
          <Link className="header-link" to="/#last-minute-offers">
            {t('offers')}
          </Link>
          <Link className="header-link" to="/#top-destinations">
            {t('destinations')}
          </Link>
          <Link
            className="header-link"
            to="/blog"
            aria-current={pathname === '/blog' ? 'page' : undefined}
          >
            {t('blog')}
          </Link>
          {links.map((link) => (
            <ContentLink key={`${link.href} ${link.label}`} className="header-link" link={link} />
          ))}
        </nav>
        <span className="flex-1" />
        <Held />
        <LanguageToggle />
        <Account />
        <IconButton
          label={t('menu')}
          className="lg:hidden"
          aria-haspopup="dialog"
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        >
          <MenuIcon size={22} />
        </IconButton>
      </div>
      {menu && (
        <Suspense>
          <MobileMenu links={links} onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </header>
  )
}
