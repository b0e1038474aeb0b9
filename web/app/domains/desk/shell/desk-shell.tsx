import '../desk.css'
import { Banknote, BellRing, Landmark, Sun, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import { LanguageToggle } from '../../../ui/brand/language-toggle.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { StaffOnly } from '../../account/index.ts'
import { Palette } from '../find/palette.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'

function NavItem({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  return (
    <li>
      <NavLink to={to} end className="desk-link">
        {icon}
        {text}
      </NavLink>
    </li>
  )
}

function Nav() {
  const t = useDeskText()
  const may = useMay()
  return (
    <nav aria-label={t('desk')}>
      <ul className="desk-links">
        {may('getTransfers') && (
          <>
            <NavItem to="/desk" icon={<Sun aria-hidden />} text={t('today')} />
            <NavItem to="/desk/transfers" icon={<Landmark aria-hidden />} text={t('transfers')} />
            <NavItem to="/desk/cash" icon={<Banknote aria-hidden />} text={t('cash')} />
            <NavItem to="/desk/refunds" icon={<Undo2 aria-hidden />} text={t('refunds')} />
            <NavItem to="/desk/alerts" icon={<BellRing aria-hidden />} text={t('alerts')} />
          </>
        )}
      </ul>
    </nav>
  )
}

function Who() {
  const t = useDeskText()
  const me = useMe()
  if (!me) return null
  const role = { editor: t('editor'), agent: t('agent'), manager: t('manager') }[me.Role]
  return (
    <p className="desk-who type-caption text-ink-2">
      <bdi className="font-semibold text-ink">{me.Name}</bdi>
      <span>{role}</span>
    </p>
  )
}

function Desk() {
  const t = useDeskText()
  return (
    <div className="desk">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <header className="desk-side">
        <div className="desk-brand">
          <Logo />
          <Who />
        </div>
        <Palette />
        <Nav />
        <div className="desk-language">
          <LanguageToggle />
        </div>
      </header>
      <Outlet />
    </div>
  )
}

/** What stands around every page of the desk; staff alone see any of it. */
export const DeskShell = () => (
  <StaffOnly>
    <Desk />
  </StaffOnly>
)
