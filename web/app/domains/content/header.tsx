import type { Navigation } from '@rihla/contract/content'
import { Bell, ChevronDown, Menu as MenuIcon } from '../../ui/brand/icons.ts'
import { lazy, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Spare } from '../../platform/late/spare.tsx'
import { useSession } from '../../platform/session/session.ts'
import { HeldChip, useMayHold } from '../held/index.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { ContentLink } from './content-link.tsx'
import { extraLinks } from './existing-pages.ts'
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { useContentText } from './use-content-text.ts'

const MobileMenu = lazy(() => import('./mobile-menu.tsx'))
const ServicesMenu = lazy(() => import('./services-menu.tsx'))
const AccountMenu = lazy(() => import('./account-menu.tsx'))

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
        <Spare>
          <ServicesMenu onClose={() => setOpen(false)} />
        </Spare>
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
    <Spare fallback={<Bell size={20} aria-hidden />}>
      <AccountMenu user={session.user} />
    </Spare>
  )
}

/** The way back to what is held, once something may be. */
function Held() {
  const mayHold = useMayHold()
  return (
    mayHold && (
      <Spare>
        <HeldChip />
      </Spare>
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
        <Spare>
          <MobileMenu links={links} onClose={() => setMenu(false)} />
        </Spare>
      )}
    </header>
  )
}
