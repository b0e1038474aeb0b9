import type { DeskSettings } from '@rihla/contract/desk/settings'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { settingsQuery, siteSettingsQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { CancellationRow } from './cancellation-row.tsx'
import { PointsRow, RefundLimitRow } from './company-rows.tsx'
import { DepositRow } from './deposit-row.tsx'
import { MethodRow } from './method-row.tsx'
import { SaleEndRow } from './sale-end-row.tsx'
import { SiteDatesRow, SitePricesRow } from './site-rows.tsx'

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div>
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {text && <p className="type-small text-ink-2">{text}</p>}
      </div>
      <ul className="desk-settings">{children}</ul>
    </section>
  )
}

/** What the public site offers at all; read by a call of its own. */
function Site() {
  const t = useDeskText()
  const { data, error, refetch } = useQuery(siteSettingsQuery(useApi()))
  if (!data) return <NotThereYet error={error} retry={refetch} />
  return (
    <Part title={t('setSite')} text={t('setSiteText')}>
      {data.Dates.map((one) => (
        <SiteDatesRow key={one.Sold} it={one} />
      ))}
      <SitePricesRow it={data.Prices} />
    </Part>
  )
}

function Settings({ it }: { it: DeskSettings }) {
  const t = useDeskText()
  return (
    <>
      <Part title={t('setMethods')}>
        {it.Methods.map((one) => (
          <MethodRow key={one.Id} it={one} edition={one.Edition} />
        ))}
      </Part>
      <Part title={t('setDeposits')}>
        {it.Deposits.map((one) => (
          <DepositRow key={one.Kind} it={one} edition={one.Edition} />
        ))}
      </Part>
      <Part title={t('setCancellations')} text={t('setCancellationsText')}>
        {it.Cancellations.map((one) => (
          <CancellationRow key={one.Kind} it={one} edition={one.Edition} />
        ))}
      </Part>
      <Part title={t('setSaleEnds')} text={t('setSaleEndsText')}>
        {it.SaleEnds.map((one) => (
          <SaleEndRow key={one.Kind} it={one} edition={one.Edition} />
        ))}
      </Part>
      <Site />
      <Part title={t('setPoints')}>
        <PointsRow it={it.Points} />
        <RefundLimitRow limit={it.RefundLimit} edition={it.RefundLimitEdition} />
      </Part>
    </>
  )
}

/** /desk/settings: what counts for new bookings, changed with what it would mean. */
export function SettingsPage() {
  const t = useDeskText()
  const { data, error, refetch } = useQuery(settingsQuery(useApi(), useLanguage()))
  return (
    <DeskPage title={t('settings')} path="/desk/settings" text={t('settingsText')}>
      {data ? <Settings it={data} /> : <NotThereYet error={error} retry={refetch} />}
    </DeskPage>
  )
}
