import type { ClosedAlert } from '@rihla/contract/desk/alerts'
import { CircleCheck } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { momentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { AlertFacts } from './alert-facts.tsx'

/** One that is closed: when, by whom and why. */
function ClosedLine({ it }: { it: ClosedAlert }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <div className="desk-line">
      <AlertFacts
        it={it}
        icon={<CircleCheck size={18} className="mt-1 flex-none text-ok-ink" aria-hidden />}
        note={it.Note}
      >
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
      </AlertFacts>
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
