import { Bell as BellIcon } from '../../ui/brand/icons.ts'
import { useEffect, useState } from 'react'
import { Popover } from '../../ui/overlay/popover.tsx'
import { NoticePanel } from './notice-panel.tsx'
import { useNotificationsText } from './use-notifications-text.ts'
import { useUnread } from './use-unread.ts'

const SAID_MS = 4000

/** Says aloud that something has come; silent again soon, so that the next time is said, too. */
function Announcement({ arrivals }: { arrivals: number }) {
  const t = useNotificationsText()
  const [announced, setAnnounced] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(arrivals), SAID_MS)
    return () => clearTimeout(timer)
  }, [arrivals])
  return (
    <span role="status" className="sr-only">
      {arrivals > announced && t('announced')}
    </span>
  )
}

/** The bell with its badge; pressed, it opens the list. */
export function Bell() {
  const t = useNotificationsText()
  const [open, setOpen] = useState(false)
  const { count, arrivals, failed } = useUnread(open)
  const title = t('title')
  const close = (): void => setOpen(false)
  return (
    <div className="notices relative">
      <button
        type="button"
        className="icon-button"
        aria-label={count > 0 ? t('titleUnread', { unread: t('unread', { count }) }) : title}
        title={failed ? t('countFailed') : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <BellIcon size={20} aria-hidden />
      </button>
      {count > 0 && (
        <bdi dir="ltr" className="bell-count" aria-hidden>
          {count > 99 ? '99+' : count}
        </bdi>
      )}
      <Announcement arrivals={arrivals} />
      <Popover open={open} onClose={close} label={title} sheet end className="notice-popover">
        <NoticePanel arrivals={arrivals} onClose={close} />
      </Popover>
    </div>
  )
}
