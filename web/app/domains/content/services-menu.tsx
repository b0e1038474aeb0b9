import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { Popover } from '../../ui/popover.tsx'
import { useContentText } from './use-content-text.ts'

/** What can be booked; a tile for each kind that exists so far. */
export default function ServicesMenu({ onClose }: { onClose: () => void }) {
  const t = useContentText()
  return (
    <Popover open onClose={onClose} label={t('services')} className="min-w-[340px]!">
      <Link className="list-row" to="/activities" onClick={onClose}>
        <span className="toast-icon bg-teal-50">
          <Compass className="text-teal-700!" aria-hidden />
        </span>
        <span>
          <span className="block font-semibold">{t('activities')}</span>
          <span className="type-caption text-ink-3">{t('activitiesText')}</span>
        </span>
      </Link>
    </Popover>
  )
}
