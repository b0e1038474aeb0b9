import type { DeskDispute } from '@rihla/contract/desk/disputes'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass, StickyNote } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { longMomentText } from '../moments.ts'
import { disputesQuery } from '../queries.ts'
import { AboutReservation } from '../queues/about-reservation.tsx'
import { Queue } from '../queues/queue.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'

function DisputeBadge({ state }: { state: DeskDispute['State'] }) {
  const t = useDeskText()
  const look = {
    open: { tone: 'warn', icon: <Hourglass aria-hidden />, text: t('disputeOpen') },
    won: { tone: 'ok', icon: <CircleCheck aria-hidden />, text: t('disputeWon') },
    lost: { tone: 'bad', icon: <CircleX aria-hidden />, text: t('disputeLost') },
  } as const
  const { tone, icon, text } = look[state]
  return (
    <p>
      <Badge tone={tone} icon={icon}>
        {text}
      </Badge>
    </p>
  )
}

/** Until when the bank takes an answer, or how it ended. */
function Ending({ it }: { it: DeskDispute }) {
  const t = useDeskText()
  const language = useLanguage()
  const at = (iso: string) => longMomentText(iso, language)
  if (it.DecidedAt)
    return (
      <p className="type-small">
        {t(it.State === 'won' ? 'disputeWonAt' : 'disputeLostAt', { moment: at(it.DecidedAt) })}
      </p>
    )
  if (!it.RespondBy) return <p className="type-small">{t('answerUnknown')}</p>
  return (
    <p className={it.IsLate ? 'type-small font-semibold text-bad-600' : 'type-small font-semibold'}>
      {t(it.IsLate ? 'answerOver' : 'answerBy', { moment: at(it.RespondBy) })}
    </p>
  )
}

function NoteButton({ it }: { it: DeskDispute }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={it.Id}
      icon={<StickyNote aria-hidden />}
      text={t('writeNote')}
      title={t('writeNoteTitle')}
      note={t('writeNoteText')}
      reasonLabel={t('writeNoteLabel')}
      {...(it.Note && { reason: it.Note })}
      run={async (deed) => {
        await api.call('noteDispute', { id: it.Id, ...deed })
        return t('noteKept')
      }}
    />
  )
}

function Numbers({ it }: { it: DeskDispute }) {
  const t = useDeskText()
  return (
    <p className="type-small text-ink-2 wrap-anywhere">
      {t('disputeNumber')} <bdi dir="ltr">{it.Reference}</bdi> · {it.MethodName}
      {it.Payment && (
        <>
          {' · '}
          {t('disputePayment')} <bdi dir="ltr">{it.Payment}</bdi>
        </>
      )}
    </p>
  )
}

function Dispute({ it }: { it: DeskDispute }) {
  const t = useDeskText()
  const language = useLanguage()
  const may = useMay()
  return (
    <div className="desk-line">
      <div className="grid content-start gap-2 min-w-0">
        {it.Reservation ? (
          <AboutReservation it={it.Reservation} />
        ) : (
          <p className="type-small text-ink-2">{t('noReservation')}</p>
        )}
        {it.Cause && (
          <p className="type-small wrap-anywhere">
            {t('disputeBankSays')} <bdi>{it.Cause}</bdi>
          </p>
        )}
        {it.Note && (
          <p className="desk-note type-small wrap-anywhere">
            {t('disputeNote')} <bdi>{it.Note}</bdi>
          </p>
        )}
      </div>
      <div className="grid content-start gap-1 min-w-0">
        <strong className="desk-amount">
          <Money egp={it.Amount} />
        </strong>
        <DisputeBadge state={it.State} />
        <Ending it={it} />
        <p className="type-small text-ink-2">
          {t('disputeOpened', { moment: longMomentText(it.OpenedAt, language) })}
        </p>
        <Numbers it={it} />
        {it.Waiting > 0 && (
          <p className="type-small">
            {t('disputeWaiting')} <Money egp={it.Waiting} />
          </p>
        )}
      </div>
      <div className="desk-deeds">{may('noteDispute') && <NoteButton it={it} />}</div>
    </div>
  )
}

/** /desk/disputes: what banks ask back, by its deadline, and what was decided last. */
export function DisputesPage() {
  const t = useDeskText()
  const asked = useQuery(disputesQuery(useApi(), useLanguage()))
  return (
    <DeskPage
      title={t('disputes')}
      path="/desk/disputes"
      count={asked.data?.Items.filter((it) => it.State === 'open').length}
      text={t('disputesText')}
    >
      <Queue asked={asked} empty={t('disputesEmpty')} emptyText={t('disputesEmptyText')}>
        {(it) => <Dispute it={it} />}
      </Queue>
    </DeskPage>
  )
}
