import type { Navigation } from '@rihla/contract/content'
import { Link } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/overlay/dialog.tsx'
import { kinds, useKindsText } from '../kinds/index.ts'
import { ContentLink } from './content-link.tsx'
import { useContentText } from './use-content-text.ts'

/** The header's links on small screens. */
export default function MobileMenu({
  links,
  onClose,
}: {
  links: Navigation['links']
  onClose: () => void
}) {
  const t = useContentText()
  const kindText = useKindsText()
  const session = useSession()
  const own = [
    ['/', t('home')],
    ...kinds.map(({ list, module }) => [list, kindText(`name${module}`)] as const),
    ['/last-minute', t('offers')],
    ['/destinations', t('destinations')],
    ['/blog', t('blog')],
    ['/saved', t('saved')],
    ['/app', t('getApp')],
  ] as const
  const personal = [
    ['/reservations', t('reservations')],
    ['/bus-bookings', t('busBookings')],
  ] as const
  const row = {
    className: 'list-row min-h-[52px]! text-[1.0625rem]! font-medium',
    onClick: onClose,
  }
  const ways = (rows: readonly (readonly [href: string | null, label: string])[]) =>
    rows.map(([href, label]) => (
      <Link key={href} to={href ?? '/'} {...row}>
        {label}
      </Link>
    ))
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('menu')}
      from="side"
      foot={
        session.state === 'signed-in' ? undefined : (
          <>
            <LinkButton to="/login" onClick={onClose}>
              {t('login')}
            </LinkButton>
            <LinkButton kind="teal" to="/signup" onClick={onClose}>
              {t('signup')}
            </LinkButton>
          </>
        )
      }
    >
      <nav aria-label={t('mainMenu')} className="-mx-3 grid">
        {ways(own)}
        {links.map((link) => (
          <ContentLink key={`${link.href} ${link.label}`} link={link} {...row} />
        ))}
        {session.state === 'signed-in' && ways(personal)}
      </nav>
    </Sheet>
  )
}
