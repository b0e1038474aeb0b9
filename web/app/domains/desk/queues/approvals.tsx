import type { DeskApproval } from '@rihla/contract/desk/refunds'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton, type Deed } from '../deeds/deed-button.tsx'
import { approvalsQuery } from '../queries.ts'
import { useDeskText } from '../use-desk-text.ts'
import { AboutReservation } from './about-reservation.tsx'
import { AskedBy, useAsks } from './asked-for.tsx'

function Approval({ it }: { it: DeskApproval }) {
  const t = useDeskText()
  const api = useApi()
  const what = useAsks(it)
  const asked = (
    <>
      {what && <p>{what}</p>}
      <Money egp={it.Amount} className="font-semibold" />
    </>
  )
  const decide = (Agree: boolean) => async (deed: Deed) => {
    const { State } = await api.call('decideApproval', { id: it.Id, Agree, ...deed })
    if (State === 'checking') return { text: t('cancelChecking'), tone: 'info' } as const
    return t(State)
  }
  return (
    <li className="desk-row desk-line">
      {it.Reservation ? <AboutReservation it={it.Reservation} /> : <span />}
      <div className="grid content-start gap-1">
        <strong className="desk-amount">
          <Money egp={it.Amount} />
        </strong>
        {what && <p className="type-small font-semibold">{what}</p>}
        <AskedBy it={it} />
      </div>
      <div className="desk-deeds">
        {it.IsMine ? (
          <p className="type-caption text-ink-3">{t('askedByYou')}</p>
        ) : (
          <DeedButton
            about={it.Id}
            kind="teal"
            icon={<Check aria-hidden />}
            text={t('agree')}
            title={t('agreeTitle')}
            note={asked}
            run={decide(true)}
          />
        )}
        <DeedButton
          about={it.Id}
          kind="danger-quiet"
          icon={<X aria-hidden />}
          text={t('decline')}
          title={t('declineTitle')}
          note={asked}
          run={decide(false)}
        />
      </div>
    </li>
  )
}

/** Refunds above the limit that wait for a second person. */
export function Approvals() {
  const t = useDeskText()
  const { data } = useQuery(approvalsQuery(useApi(), useLanguage()))
  if (!data || data.Items.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="approvals">
      <h2 id="approvals" className="type-h3">
        {t('approvals')}
      </h2>
      <ul className="desk-rows">
        {data.Items.map((it) => (
          <Approval key={it.Id} it={it} />
        ))}
      </ul>
    </section>
  )
}
