import { BedDouble, BusFront, Compass, Heart, Route, Ship, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { Popover } from '../../ui/overlay/popover.tsx'
import { useContentText } from './use-content-text.ts'

const SERVICES = [
  { to: '/activities', Icon: Compass, name: 'activities', text: 'activitiesText' },
  { to: '/hotels', Icon: BedDouble, name: 'hotels', text: 'hotelsText' },
  { to: '/cruises', Icon: Ship, name: 'cruises', text: 'cruisesText' },
  { to: '/honeymoons', Icon: Heart, name: 'honeymoons', text: 'honeymoonsText' },
  { to: '/trips', Icon: Route, name: 'trips', text: 'tripsText' },
  { to: '/transportation', Icon: BusFront, name: 'buses', text: 'busesText' },
  { to: '/dayuses', Icon: Sun, name: 'dayUse', text: 'dayUseText' },
] as const

/** What can be booked; a tile for each kind that exists so far. */
export default function ServicesMenu({ onClose }: { onClose: () => void }) {
  const t = useContentText()
  return (
    <Popover open onClose={onClose} label={t('services')} className="min-w-[340px]!">
      {SERVICES.map(({ to, Icon, name, text }) => (
        <Link
          key={to}
          className="list-row"
          to={to}
          onClick={onClose}
          data-theme={name === 'dayUse' ? 'dayuse' : undefined}
        >
          <span className="toast-icon bg-(--soft)">
            <Icon className="text-(--brand)!" aria-hidden />
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
