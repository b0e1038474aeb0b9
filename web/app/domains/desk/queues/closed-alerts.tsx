import type { ClosedAlert } from '@rihla/contract/desk/alerts'
import { CircleCheck } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { momentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { AboutReservation } from './about-reservation.tsx'
import { sentenceOf } from './alert-kinds.ts'
import { AlertDetails } from './details.tsx'

/** One that is closed: when, by whom and why. */
function ClosedLine({ it }: { it: ClosedAlert }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <div className="desk-line">
      <div className="grid content-start gap-2">
        <p className="flex gap-2 font-semibold">
          <CircleCheck size={18} className="mt-1 flex-none text-ok-ink" aria-hidden />
          <span>{t(sentenceOf(it.Kind))}</span>
        </p>
        {it.Note !== null && (
          <p className="type-small">
            <bdi>{it.Note}</bdi>
          </p>
        )}
        {it.Reservation && <AboutReservation it={it.Reservation} />}
        <AlertDetails it={it} />
      </div>
      <div className="grid content-start gap-1">
        {it.Amount !== null && (
          <strong className="desk-amount">
            <Money egp={it.Amount} />
          </strong>
        )}
        <p className="type-small">
          {t('alertClosed', { when: momentText(it.ClosedAt, language) })}
        </p>
        {it.By !== null && (
          <p className="type-small">
            <bdi>{it.By}</bdi>
          </p>
        )}
        <p className="type-small text-ink-2">
          {t('alertOpenedAt', { when: momentText(it.At, language) })}
        </p>
      </div>
    </div>
  )
}

/** Alerts that were closed last, below those that are open. */
export function ClosedAlerts({ items }: { items: readonly ClosedAlert[] }) {
  const t = useDeskText()
  if (items.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="closed-alerts">
      <h2 id="closed-alerts" className="type-h3">
        {t('alertsClosed')}
      </h2>
      <ul className="desk-rows">
        {items.map((it) => (
          <li key={it.Id} className="desk-row">
            <ClosedLine it={it} />
          </li>
        ))}
      </ul>
    </section>
  )
}
