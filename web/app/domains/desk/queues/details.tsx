import type { DeskAlert } from '@rihla/contract/desk/alerts'
import { useDeskText } from '../use-desk-text.ts'
import { inReadingOrder, labelOf } from './alert-details.ts'

/** What an alert was noted with, once somebody wants to read it. */
export function AlertDetails({ it }: { it: DeskAlert }) {
  const t = useDeskText()
  if (it.Details.length === 0) return null
  return (
    <details className="type-small">
      <summary className="text-ink-2">{t('details')}</summary>
      <dl className="desk-details">
        {inReadingOrder(it.Details).map(({ Name, Value }) => {
          const label = labelOf(Name)
          return (
            <div key={Name}>
              <dt>{label ? t(label) : <bdi dir="ltr">{Name}</bdi>}</dt>
              <dd>
                <bdi>{Value}</bdi>
              </dd>
            </div>
          )
        })}
        <div>
          <dt>
            <bdi dir="ltr">{it.Kind}</bdi>
          </dt>
          <dd>
            <bdi dir="ltr">{it.Subject}</bdi>
          </dd>
        </div>
      </dl>
    </details>
  )
}
