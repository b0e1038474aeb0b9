import type { DeskRefund } from '@rihla/contract/desk/refunds'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock, HandCoins, RotateCw, Send } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Badge } from '../../../ui/card/badge.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { momentText } from '../moments.ts'
import { refundsQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay, useMe } from '../use-me.ts'
import { AboutReservation } from './about-reservation.tsx'
import { Approvals } from './approvals.tsx'
import { Queue } from './queue.tsx'

function RefundBadge({ state }: { state: DeskRefund['State'] | 'disputed' }) {
  const t = useDeskText()
  const look = {
    failed: { tone: 'bad', icon: <CircleAlert aria-hidden />, text: t('refundFailed') },
    by_hand: { tone: 'warn', icon: <HandCoins aria-hidden />, text: t('refundByHand') },
    requested: { tone: 'info', icon: <Clock aria-hidden />, text: t('refundRequested') },
    sent: { tone: 'info', icon: <Send aria-hidden />, text: t('refundSent') },
    disputed: { tone: 'info', icon: <Clock aria-hidden />, text: t('refundDisputed') },
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

const causes = {
  cancelled: 'causeCancelled',
  bus_leg_cancelled: 'causeBusCancelled',
  places_gone: 'causePlacesGone',
  already_begun: 'causeBegun',
  late_difference: 'causeLateDifference',
  paid_twice: 'causePaidTwice',
  charged_again: 'causeChargedAgain',
  not_as_agreed: 'causeNotAsAgreed',
  page_voided: 'causePageVoided',
  booking_over: 'causeBookingOver',
  promocode_used_up: 'causePromocode',
  points_gone: 'causePointsGone',
  change_over: 'causeChangeOver',
  changed: 'causeChanged',
} as const

const isKnown = (cause: string): cause is keyof typeof causes => cause in causes

/** How much to whom, and what becomes of it. */
const Owed = ({ it, note }: { it: DeskRefund; note: string }) => (
  <>
    <p>
      <Money egp={it.Amount} className="font-semibold" />
      {it.Reservation && (
        <>
          {' · '}
          <bdi>{it.Reservation.ClientName}</bdi>
        </>
      )}
    </p>
    <p>{note}</p>
  </>
)

function NoteButton({ it }: { it: DeskRefund }) {
  const t = useDeskText()
  const api = useApi()
  const me = useMe()
  const above = me !== undefined && it.Amount > me.RefundLimit
  const isRefused = it.State === 'failed'
  return (
    <DeedButton
      about={it.Id}
      {...(!isRefused && { kind: 'teal' })}
      icon={<HandCoins aria-hidden />}
      text={t('notePaid')}
      title={t('notePaidTitle')}
      note={
        <Owed
          it={it}
          note={t(above ? 'aboveLimit' : isRefused ? 'noteRefusedNote' : 'notePaidNote')}
        />
      }
      reasonLabel={t('receiptNumber')}
      disabled={it.WaitsForSecond}
      run={async (deed) => {
        const { State } = await api.call('noteRefund', { id: it.Id, ...deed })
        return t(State === 'waiting' ? 'waitsForSecond' : 'notedPaid')
      }}
    />
  )
}

function RetryButton({ it }: { it: DeskRefund }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <DeedButton
      about={it.Id}
      kind="teal"
      icon={<RotateCw aria-hidden />}
      text={t('retry')}
      title={t('retryTitle')}
      note={<Owed it={it} note={t('retryNote')} />}
      disabled={it.WaitsForSecond}
      run={async (deed) => {
        await api.call('retryRefund', { id: it.Id, ...deed })
        return t('retried')
      }}
    />
  )
}

function Refund({ it }: { it: DeskRefund }) {
  const t = useDeskText()
  const language = useLanguage()
  const may = useMay()
  const needsPerson = !it.IsDisputed && (it.State === 'failed' || it.State === 'by_hand')
  return (
    <div className="desk-line">
      {it.Reservation ? (
        <AboutReservation it={it.Reservation} />
      ) : (
        <p className="type-small text-ink-2">{t('noReservation')}</p>
      )}
      <div className="grid content-start gap-1">
        <strong className="desk-amount">
          <Money egp={it.Amount} />
        </strong>
        <RefundBadge state={it.IsDisputed ? 'disputed' : it.State} />
        <p className="type-small text-ink-2">
          {t(isKnown(it.Cause) ? causes[it.Cause] : 'causeOther')} · {it.MethodName} ·{' '}
          {momentText(it.RequestedAt, language)}
        </p>
        {it.Failure && (
          <p className="type-small text-bad-600 wrap-anywhere">
            {t('gatewaySaid')} <bdi>{it.Failure}</bdi>
          </p>
        )}
        {it.WaitsForSecond && <p className="type-small text-ink-2">{t('waitsForSecond')}</p>}
      </div>
      <div className="desk-deeds">
        {needsPerson && it.State === 'failed' && may('retryRefund') && <RetryButton it={it} />}
        {needsPerson && may('noteRefund') && <NoteButton it={it} />}
        {needsPerson && !may('noteRefund') && (
          <p className="type-caption text-ink-3">{t('managersOnly')}</p>
        )}
      </div>
    </div>
  )
}

/** /desk/refunds: what is owed back, and what waits for a second person. */
export function RefundsPage() {
  const t = useDeskText()
  const may = useMay()
  const asked = useQuery(refundsQuery(useApi(), useLanguage()))
  return (
    <DeskPage
      title={t('refunds')}
      path="/desk/refunds"
      count={asked.data?.Total}
      text={t('refundsText')}
    >
      {may('getApprovals') && <Approvals />}
      <Queue asked={asked} empty={t('refundsEmpty')} emptyText={t('refundsEmptyText')}>
        {(it) => <Refund it={it} />}
      </Queue>
    </DeskPage>
  )
}
