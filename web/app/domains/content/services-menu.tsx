import { MapPinned, Timer } from '../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { Popover } from '../../ui/overlay/popover.tsx'
import { kinds, useKindsText } from '../kinds/index.ts'
import { useContentText } from './use-content-text.ts'

/** Ways to offers of every kind. */
const ways = [
  { href: '/last-minute', Icon: Timer, name: 'lastMinute', text: 'lastMinuteText' },
  {
    href: '/destinations',
    Icon: MapPinned,
    name: 'allDestinations',
    text: 'allDestinationsText',
  },
] as const

/** What can be booked; a tile for each kind, then the ways to all of them. */
export default function ServicesMenu({ onClose }: { onClose: () => void }) {
  const t = useContentText()
  const kindText = useKindsText()
  return (
    <Popover open onClose={onClose} label={t('services')} className="min-w-[340px]!">
      {kinds.map(({ module, list, Icon, theme }) => (
        <Link key={list} className="list-row" to={list} onClick={onClose} data-theme={theme}>
          <span className="toast-icon bg-(--soft)">
            <Icon className="text-(--brand)!" aria-hidden />
          </span>
          <span>
            <span className="block font-semibold">{kindText(`name${module}`)}</span>
            <span className="type-caption text-ink-3">{kindText(`tagline${module}`)}</span>
          </span>
        </Link>
      ))}
      {ways.map(({ href, Icon, name, text }) => (
        <Link key={href} className="list-row" to={href} onClick={onClose}>
          <span className="toast-icon bg-sand-100">
            <Icon className="text-ink-2!" aria-hidden />
          </span>
          <span>
            <span className="block font-semibold">{t(name)}</span>
            <span className="type-caption text-ink-3">{t(text)}</span>
          </span>
        </Link>
      ))}
    </Popover>
  )
}
