import { continueHref, goesOnAt } from '@rihla/contract/checkout/address'
import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import { Timer } from '../../ui/brand/icons.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ServerData } from '../../platform/cache/query.tsx'
import { dayMonth } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Digits } from '../../ui/feedback/countdown.tsx'
import { clockText, useCountdown } from '../../ui/feedback/use-countdown.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { useHeldText } from './use-held-text.ts'
import { useLiveReservations } from './use-live-reservations.ts'

type Live = readonly LiveReservation[]

/** What hasn't ended yet, and how long the first of it lasts, second by second. */
function useRunning(all: Live): { running: Live; left: number } {
  const last = all.at(-1)?.ExpiresAt ?? '1970-01-01T00:00:00Z'
  const now = Date.parse(last) - useCountdown(last)
  const running = all.filter(({ ExpiresAt }) => Date.parse(ExpiresAt) > now)
  return { running, left: Date.parse(running[0]?.ExpiresAt ?? last) - now }
}

function Chip() {
  const t = useHeldText()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // On the page where it goes on, the way there is no news.
  const elsewhere = useLiveReservations().filter((live) => !goesOnAt(live, pathname))
  const { running, left } = useRunning(elsewhere)
  const [first] = running
  if (!first) return null
  // Seen, not read out: a name that changes while one listens would be read again and again.
  const digits = <Digits text={clockText(left)} />
  if (running.length === 1)
    return (
      <Link className="held-chip" to={continueHref(first)}>
        <Timer size={16} aria-hidden />
        <span className="held-chip-words">{t('continue')}</span>
        {digits}
      </Link>
    )
  const several = t('several', { count: running.length })
  return (
    <div className="relative">
      <button
        type="button"
        className="held-chip"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Timer size={16} aria-hidden />
        <span className="held-chip-words">{several}</span>
        {digits}
      </button>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        label={several}
        end
        items={running.map((live) => ({
          text: t('continueOne', { name: live.Name, date: dayMonth(live.FromDate, language) }),
          href: continueHref(live),
        }))}
      />
    </div>
  )
}

/** In the header: the way back to what the reader holds and hasn't paid for; nothing without it. */
export const HeldChip = () => (
  <ServerData>
    <Chip />
  </ServerData>
)
