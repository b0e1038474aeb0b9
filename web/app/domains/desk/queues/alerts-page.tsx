import type { DeskAlert } from '@rihla/contract/desk/alerts'
import { useQuery } from '@tanstack/react-query'
import { BellRing, Check } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { momentText } from '../moments.ts'
import { alertsQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { reservationPath } from '../addresses.ts'
import { AlertFacts } from './alert-facts.tsx'
import { needsOf, pageOf } from './alert-kinds.ts'
import { ClosedAlerts } from './closed-alerts.tsx'
import { Queue } from './queue.tsx'

/** One alert: what happened, about whom, and what to do. */
export function AlertLine({ it }: { it: DeskAlert }) {
  const t = useDeskText()
  const api = useApi()
  const language = useLanguage()
  // What has no queue is seen to where its booking stands.
  const may = useMay()
  const needed = needsOf(it.Kind)
  const isOthers = needed !== null && !may(needed)
  const page = isOthers ? null : pageOf(it)
  const booking = it.Reservation && reservationPath(it.Reservation)
  return (
    <div className="desk-line">
      <AlertFacts
        it={it}
        icon={<BellRing size={18} className="mt-1 flex-none text-warn-ink" aria-hidden />}
      >
        <p className="type-small text-ink-2">{momentText(it.At, language)}</p>
      </AlertFacts>
      <div className="desk-deeds">
        {isOthers && <p className="type-small text-ink-2">{t('managersOnly')}</p>}
        {page && (
          <LinkButton kind="teal" size="small" to={page}>
            {t('goThere')}
          </LinkButton>
        )}
        {!page && booking && (
          <LinkButton kind="teal" size="small" to={booking}>
            {t('openBooking')}
          </LinkButton>
        )}
        <DeedButton
          about={it.Id}
          icon={<Check aria-hidden />}
          text={t('settle')}
          title={t('settleTitle')}
          reasonLabel={t('settleReason')}
          run={async (deed) => {
            await api.call('settleAlert', { id: it.Id, ...deed })
            return t('settled')
          }}
        />
      </div>
    </div>
  )
}

/** /desk/alerts: what the product couldn't settle by itself. */
export function AlertsPage() {
  const t = useDeskText()
  const asked = useQuery(alertsQuery(useApi(), useLanguage()))
  return (
    <DeskPage
      title={t('alerts')}
      path="/desk/alerts"
      count={asked.data?.Total}
      text={t('alertsText')}
    >
      <Queue asked={asked} empty={t('alertsEmpty')} emptyText={t('alertsEmptyText')}>
        {(it) => <AlertLine it={it} />}
      </Queue>
      {asked.data && <ClosedAlerts items={asked.data.Closed} />}
    </DeskPage>
  )
}
