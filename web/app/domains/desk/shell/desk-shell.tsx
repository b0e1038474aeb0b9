import '../desk.css'
import '../content/content.css'
import '../buses/buses.css'
import '../settlement/settlement.css'
import {
  Banknote,
  BellRing,
  BusFront,
  CalendarRange,
  ChartNoAxesColumn,
  FileCheck2,
  Landmark,
  MapPinned,
  PanelsTopLeft,
  PhoneCall,
  Scale,
  ScrollText,
  Settings2,
  Star,
  Sun,
  TicketPercent,
  Undo2,
  Users,
  Wallet,
} from '../../../ui/brand/icons.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink, Outlet, useMatch } from 'react-router'
import { LanguageToggle } from '../../../ui/brand/language-toggle.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { StaffOnly } from '../../account/index.ts'
import { Palette } from '../find/palette.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'

/**
 * Scrolls the menu, whose links are one line on a phone, until a link of it is in the middle. `scrollIntoView`
 * would make the keyboard begin behind the link, past the way to the content.
 */
function bringInSight(link: HTMLElement): void {
  const middle = link.getBoundingClientRect()
  for (const part of ['.desk-links', '.desk-side']) {
    const box = link.closest(part)
    if (!box) continue
    const { left, top, width, height } = box.getBoundingClientRect()
    const isAbove = middle.top < top
    const isBelow = middle.bottom > top + height
    box.scrollBy({
      left: middle.left + middle.width / 2 - (left + width / 2),
      top: isAbove || isBelow ? middle.top + middle.height / 2 - (top + height / 2) : 0,
      behavior: 'instant',
    })
  }
}

function NavItem({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  const isHere = useMatch(to) !== null
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isHere && link.current) bringInSight(link.current)
  }, [isHere])
  return (
    <li>
      <NavLink ref={link} to={to} end className="desk-link">
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
            {may('sellOnPhone') && (
              <NavItem to="/desk/sell" icon={<PhoneCall aria-hidden />} text={t('phoneSale')} />
            )}
            <NavItem to="/desk/transfers" icon={<Landmark aria-hidden />} text={t('transfers')} />
            <NavItem to="/desk/cash" icon={<Banknote aria-hidden />} text={t('cash')} />
            <NavItem to="/desk/refunds" icon={<Undo2 aria-hidden />} text={t('refunds')} />
            <NavItem to="/desk/disputes" icon={<Scale aria-hidden />} text={t('disputes')} />
            <NavItem to="/desk/alerts" icon={<BellRing aria-hidden />} text={t('alerts')} />
          </>
        )}
        {may('getDeskReviews') && (
          <NavItem to="/desk/reviews" icon={<Star aria-hidden />} text={t('reviews')} />
        )}
        {may('getDeskContent') && (
          <NavItem to="/desk/content" icon={<PanelsTopLeft aria-hidden />} text={t('content')} />
        )}
        {may('getDeskDestinations') && (
          <NavItem
            to="/desk/destinations"
            icon={<MapPinned aria-hidden />}
            text={t('destinations')}
          />
        )}
        {may('getPromocodes') && (
          <NavItem
            to="/desk/promocodes"
            icon={<TicketPercent aria-hidden />}
            text={t('promocodes')}
          />
        )}
        {may('getInventory') && (
          <NavItem
            to="/desk/inventory"
            icon={<CalendarRange aria-hidden />}
            text={t('inventory')}
          />
        )}
        {may('getBusLines') && (
          <NavItem to="/desk/buses" icon={<BusFront aria-hidden />} text={t('buses')} />
        )}
        {may('getMoney') && (
          <NavItem to="/desk/money" icon={<Wallet aria-hidden />} text={t('money')} />
        )}
        {may('getSettlement') && (
          <NavItem
            to="/desk/money/settlement"
            icon={<FileCheck2 aria-hidden />}
            text={t('settlement')}
          />
        )}
        {may('getSettings') && (
          <NavItem to="/desk/settings" icon={<Settings2 aria-hidden />} text={t('settings')} />
        )}
        {may('getReport') && (
          <NavItem
            to="/desk/reports"
            icon={<ChartNoAxesColumn aria-hidden />}
            text={t('reports')}
          />
        )}
        {may('getPeople') && (
          <NavItem to="/desk/people" icon={<Users aria-hidden />} text={t('people')} />
        )}
        {may('getAudit') && (
          <NavItem to="/desk/audit" icon={<ScrollText aria-hidden />} text={t('audit')} />
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
      <span className="font-semibold text-ink">
        <bdi>{me.Name}</bdi>
      </span>
      <span>{role}</span>
      <Link className="link" to="/desk/second-factor">
        {t('mySecondFactor')}
      </Link>
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
