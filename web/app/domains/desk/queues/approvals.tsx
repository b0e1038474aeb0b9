import type { DeskApproval, DeskOutcome } from '@rihla/contract/desk/refunds'
import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert, X } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton, type Deed } from '../deeds/deed-button.tsx'
import { momentText } from '../moments.ts'
import { approvalsQuery } from '../queries.ts'
import { LoadProblem } from '../shell/load-problem.tsx'
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

const outcomes = {
  agreed: { text: 'stateAgreed', tone: 'ok', icon: <Check aria-hidden /> },
  declined: { text: 'outcomeDeclined', tone: 'bad', icon: <X aria-hidden /> },
  fallen: { text: 'outcomeFallen', tone: 'warn', icon: <TriangleAlert aria-hidden /> },
} as const

const fellFor = { amount: 'fellForAmount', over: 'fellForOver' } as const

/** What became of a request: who decided, when and why, or why it fell away. */
function Outcome({ it }: { it: DeskOutcome }) {
  const t = useDeskText()
  const language = useLanguage()
  const what = useAsks(it)
  const { text, tone, icon } = outcomes[it.State]
  return (
    <li className="desk-row desk-line">
      {it.Reservation ? <AboutReservation it={it.Reservation} /> : <span />}
      <div className="grid content-start gap-1">
        <p>
          <Badge tone={tone} icon={icon}>
            {t(text)}
          </Badge>
        </p>
        <p className="type-small">
          {what && `${what} · `}
          <Money egp={it.Amount} />
        </p>
        {it.Because && <p className="type-small">{t(fellFor[it.Because])}</p>}
        <p className="type-small text-ink-2 wrap-anywhere">
          {it.By && (
            <>
              <bdi>{it.By}</bdi> ·{' '}
            </>
          )}
          {momentText(it.At, language)}
          {it.Reason && (
            <>
              {' · '}
              <bdi>{it.Reason}</bdi>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

/** What became lately of what whoever reads it asked of a second person. */
function Outcomes({ items }: { items: readonly DeskOutcome[] }) {
  const t = useDeskText()
  if (items.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="outcomes">
      <h2 id="outcomes" className="type-h3">
        {t('outcomes')}
      </h2>
      <ul className="desk-rows">
        {items.map((it) => (
          <Outcome key={it.Id} it={it} />
        ))}
      </ul>
    </section>
  )
}

/** Refunds above the limit that wait for a second person, and what became of one's own; that they can't be read is said. */
export function Approvals() {
  const t = useDeskText()
  const { data, error, refetch } = useQuery(approvalsQuery(useApi(), useLanguage()))
  if (!data) return error && <LoadProblem error={error} retry={refetch} />
  return (
    <>
      {data.Items.length > 0 && (
        <section className="grid gap-3" aria-labelledby="approvals">
          <h2 id="approvals" className="type-h3">
            {t('approvals')}
          </h2>
          <ul className="desk-rows">
            {data.Items.map((it) => (
              <Approval key={it.Id} it={it} />
            ))}
          </ul>
          {data.Total > data.Items.length && (
            <p className="type-small text-ink-2">
              {t('oldestShown', { count: data.Items.length, total: data.Total })}
            </p>
          )}
        </section>
      )}
      <Outcomes items={data.Outcomes} />
    </>
  )
}
