import { Link } from 'react-router'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Popover } from '../../ui/overlay/popover.tsx'
import { kinds, taglines } from '../kinds/index.ts'
import { useContentText } from './use-content-text.ts'

/** What can be booked; a tile for each kind. */
export default function ServicesMenu({ onClose }: { onClose: () => void }) {
  const t = useContentText()
  const language = useLanguage()
  return (
    <Popover open onClose={onClose} label={t('services')} className="min-w-[340px]!">
      {kinds.map(({ module, list, Icon, name, theme }) => (
        <Link key={list} className="list-row" to={list} onClick={onClose} data-theme={theme}>
          <span className="toast-icon bg-(--soft)">
            <Icon className="text-(--brand)!" aria-hidden />
          </span>
          <span>
            <span className="block font-semibold">{name[language]}</span>
            <span className="type-caption text-ink-3">{taglines[module][language]}</span>
          </span>
        </Link>
      ))}
    </Popover>
  )
}
