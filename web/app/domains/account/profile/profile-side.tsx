import type { CurrentUser } from '@rihla/contract/account'
import { cairoDate } from '@rihla/contract/values/dates'
import { Bus, ChevronRight, Ticket } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Avatar } from '../../../ui/card/avatar.tsx'
import { useAccountText } from '../use-account-text.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="profile-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function QuickLinks() {
  const t = useAccountText()
  const links = [
    { href: '/reservations', Icon: Ticket, name: t('reservations'), text: t('reservationsText') },
    { href: '/bus-bookings', Icon: Bus, name: t('busBookings'), text: t('busBookingsText') },
  ]
  return (
    <nav className="panel p-2" aria-label={t('quickLinks')}>
      {links.map(({ href, Icon, name, text }) => (
        <Link key={href} to={href} className="list-row">
          <Icon aria-hidden />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{name}</span>
            <span className="type-caption block text-ink-3">{text}</span>
          </span>
          <ChevronRight className="mirror" aria-hidden />
        </Link>
      ))}
    </nav>
  )
}

/** Who it is, what they have gathered, and the way to what they booked. */
export function ProfileSide({ user }: { user: CurrentUser }) {
  const t = useAccountText()
  const language = useLanguage()
  return (
    <div className="grid content-start gap-5">
      <section className="panel grid justify-items-center gap-1 p-6 text-center">
        <Avatar name={user.FullName} image={user.ProfileImage ?? user.Image} size={96} />
        <p className="type-h3 mt-3 wrap-anywhere">
          <bdi>{user.FullName}</bdi>
        </p>
        {user.Email && (
          <p className="type-small text-ink-2">
            <bdi dir="ltr" className="one-piece">
              {user.Email}
            </bdi>
          </p>
        )}
        <dl className="profile-facts">
          <Fact name={t('rewardPoints')}>{user.RewardPoints.toLocaleString('en-US')}</Fact>
          <Fact name={t('totalBookings')}>{user.TotalBookings.toLocaleString('en-US')}</Fact>
          <Fact name={t('memberSince')}>
            {dayMonthYear(cairoDate(new Date(user.MemberSince)), language)}
          </Fact>
        </dl>
      </section>
      <QuickLinks />
    </div>
  )
}
