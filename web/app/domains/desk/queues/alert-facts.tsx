import type { DeskAlert } from '@rihla/contract/desk/alerts'
import type { ReactNode } from 'react'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { AboutReservation } from './about-reservation.tsx'
import { inReadingOrder, labelOf } from './alert-details.ts'
import { sentenceOf } from './alert-kinds.ts'

/** What an alert was noted with, once somebody wants to read it. */
function AlertDetails({ it }: { it: DeskAlert }) {
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

/** What happened, of whom, and how much; below the amount, when. */
export function AlertFacts({
  it,
  icon,
  note,
  children,
}: {
  it: DeskAlert
  icon: ReactNode
  /** What was written to it. */
  note?: string | null
  children: ReactNode
}) {
  const t = useDeskText()
  return (
    <>
      <div className="grid content-start gap-2">
        <p className="flex gap-2 font-semibold">
          {icon}
          <span>{t(sentenceOf(it.Kind))}</span>
        </p>
        {note && (
          <p className="type-small">
            <bdi>{note}</bdi>
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
        {children}
      </div>
    </>
  )
}
