import { Armchair, Smartphone, Timer } from '../../../ui/brand/icons.ts'
import { lazy, Suspense } from 'react'
import { PopularRides } from '../popular/popular-rides.tsx'
import type { StationList } from '../stations/station-field.tsx'
import { useBusText } from '../use-bus-text.ts'
import type { Days } from './days.ts'

const RecentRides = lazy(() =>
  import('../recent/recent-rides.tsx').then((m) => ({ default: m.RecentRides })),
)

/** What is promised, before anything was asked for. */
export default function BeforeSearch({ stations, days }: { stations: StationList; days: Days }) {
  const t = useBusText()
  const promises = [
    [Armchair, t('promiseSeats'), t('promiseSeatsText')],
    [Timer, t('promiseHold'), t('promiseHoldText')],
    [Smartphone, t('promiseTicket'), t('promiseTicketText')],
  ] as const
  return (
    <div className="grid gap-10 py-12">
      <section className="grid gap-6">
        <div>
          <h2 className="type-h2">{t('idleTitle')}</h2>
          <p className="text-ink-2">{t('idleText')}</p>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {promises.map(([Icon, title, text]) => (
            <li key={title} className="panel flex gap-4 p-5">
              <span className="toast-icon bg-(--soft)">
                <Icon className="text-(--brand)" aria-hidden />
              </span>
              <span>
                <strong className="block">{title}</strong>
                <span className="type-small text-ink-2">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <PopularRides />
      {/* Of this device, so it comes late: nothing stands below it that would move. */}
      <Suspense>
        <RecentRides stations={stations} days={days} />
      </Suspense>
    </div>
  )
}
