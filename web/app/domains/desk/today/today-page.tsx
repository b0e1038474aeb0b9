import type { DeskToday } from '@rihla/contract/desk/today'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { todayQuery } from '../queries.ts'
import { AboutReservation } from '../queues/about-reservation.tsx'
import { AlertLine } from '../queues/alerts-page.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'
import { HeatMap } from './heat-map.tsx'
import { Takings } from './takings.tsx'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 min-w-0" aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Needs({ it }: { it: DeskToday }) {
  const t = useDeskText()
  const may = useMay()
  const more = it.Needs.Total - it.Needs.Items.length
  const waiting = t('approvalsWait', { count: it.Approvals })
  return (
    <Part id="needs" title={t('needs')}>
      {it.Approvals > 0 && (
        <p className="desk-row">
          {/* Its page shows them only to whoever may decide. */}
          {may('getApprovals') ? (
            <Link className="link" to="/desk/refunds">
              {waiting}
            </Link>
          ) : (
            waiting
          )}
        </p>
      )}
      {it.Needs.Items.length === 0 ? (
        <EmptyBlock title={t('alertsEmpty')} text={t('alertsEmptyText')} />
      ) : (
        <ul className="desk-rows">
          {it.Needs.Items.map((alert) => (
            <li key={alert.Id} className="desk-row">
              <AlertLine it={alert} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p>
          <Link className="link" to="/desk/alerts">
            {t('moreAlerts', { count: more })}
          </Link>
        </p>
      )}
    </Part>
  )
}

function Travellers({ it }: { it: DeskToday }) {
  const t = useDeskText()
  const language = useLanguage()
  if (it.Travellers.length === 0) return <p className="type-small text-ink-2">{t('nobodyComes')}</p>
  const more = it.TravellersTotal - it.Travellers.length
  return (
    <>
      <ul className="desk-rows">
        {it.Travellers.map(({ Reservation, Day, Leaves, Guests }) => (
          <li key={`${Reservation.Id}-${Leaves}`} className="desk-row grid gap-2">
            <p className="flex flex-wrap items-center gap-2 type-small">
              <Badge
                tone={Leaves ? 'info' : 'ok'}
                icon={Leaves ? <ArrowUpFromLine aria-hidden /> : <ArrowDownToLine aria-hidden />}
              >
                {t(Leaves ? 'leaves' : 'comes')}
              </Badge>
              <span>
                {Day === it.Today ? t('today') : t('tomorrow')} · {weekdayDayMonth(Day, language)} ·{' '}
                {t('guestCount', { count: Guests })}
              </span>
            </p>
            <AboutReservation it={Reservation} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="type-small text-ink-2">{t('moreTravellers', { count: more })}</p>}
    </>
  )
}

/** /desk: what needs a person first, then the day. */
export function TodayPage() {
  const t = useDeskText()
  const language = useLanguage()
  const me = useMe()
  const { data: it, error, refetch } = useQuery(todayQuery(useApi(), language))
  // Whom the day is no business of begins with what is.
  if (me && !me.May.includes('getToday')) return <Navigate to="/desk/reviews" replace />
  return (
    <DeskPage
      title={t('today')}
      path="/desk"
      {...(it && { text: weekdayDayMonth(it.Today, language) })}
    >
      {it ? (
        <>
          <Needs it={it} />
          <Part id="full" title={t('full')}>
            <HeatMap it={it} />
          </Part>
          <Part id="takings" title={t('takings')}>
            <Takings it={it} />
          </Part>
          <Part id="travellers" title={t('travellers')}>
            <Travellers it={it} />
          </Part>
        </>
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </DeskPage>
  )
}
