import { HOURS_MORE_MAX } from '@rihla/contract/desk/limits'
import type { DeskTransfer } from '@rihla/contract/desk/payments'
import { useQuery } from '@tanstack/react-query'
import { Check, Copy, FileText, TriangleAlert, X } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { momentText } from '../moments.ts'
import { transfersQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { AboutReservation } from './about-reservation.tsx'
import { PlacesNote } from './places-note.tsx'
import { Queue } from './queue.tsx'
import { TakeButton } from './take-button.tsx'
import { useSeen } from './use-seen.ts'

function Receipt({ it }: { it: DeskTransfer }) {
  const t = useDeskText()
  const name = t('receiptOf', { reference: it.Reservation.Reference })
  if (!it.ProofUrl) return <p className="desk-receipt type-small text-ink-2">{t('receiptGone')}</p>
  return (
    <a className="desk-receipt" href={it.ProofUrl} target="_blank" rel="noreferrer">
      {it.IsPicture ? (
        <img src={it.ProofUrl} alt={name} />
      ) : (
        <span className="grid justify-items-center gap-2">
          <FileText size={32} aria-hidden />
          {t('openPdf')}
          <span className="sr-only">{name}</span>
        </span>
      )}
    </a>
  )
}

function SameReceipts({ it }: { it: DeskTransfer }) {
  const t = useDeskText()
  if (it.SameBookings === 0) return null
  const more = it.SameBookings - it.SameReceipts.length
  const states = {
    waiting: t('proofWaiting'),
    approved: t('proofApproved'),
    rejected: t('proofRejected'),
  }
  return (
    <div className="desk-warning" role="note">
      <Copy size={18} aria-hidden />
      <div>
        <p className="font-semibold">{t('sameReceipt', { count: it.SameBookings })}</p>
        <ul>
          {it.SameReceipts.map(({ Reference, State }) => (
            <li key={Reference}>
              <bdi dir="ltr">{Reference}</bdi> · {states[State]}
            </li>
          ))}
          {more > 0 && <li>{t('sameReceiptMore', { count: more })}</li>}
        </ul>
      </div>
    </div>
  )
}

const besides = {
  booked: 'besideBooked',
  chooses: 'besideChooses',
  over: 'besideOver',
} as const

/** What becomes of the transfer: its places are kept or not, or the booking waits for it no more. */
function StandsNote({ it }: { it: DeskTransfer }) {
  const t = useDeskText()
  if (it.Stands === 'waits') return <PlacesNote held={it.PlacesHeld} />
  return (
    <div className="desk-warning" role="note">
      <TriangleAlert size={18} aria-hidden />
      <p>{t(besides[it.Stands])}</p>
    </div>
  )
}

const rejected = {
  again: 'rejectedAgain',
  over: 'rejectedOver',
  closed: 'rejectedAlone',
} as const

const HOURS = [12, 24, 48, HOURS_MORE_MAX]

function RejectButton({ it }: { it: DeskTransfer }) {
  const t = useDeskText()
  const api = useApi()
  const waits = it.Stands === 'waits'
  const [hours, setHours] = useState(it.PlacesHeld ? '24' : '')
  const { seen, look } = useSeen(it.UploadedAt)
  return (
    <DeedButton
      about={it.Reservation.Id}
      kind="danger-quiet"
      icon={<X aria-hidden />}
      text={t('reject')}
      title={t('rejectTitle')}
      note={t(waits ? 'rejectNote' : 'rejectNoteAlone')}
      reasonLabel={t('rejectReason')}
      onOpen={look}
      run={async (deed) => {
        const { State } = await api.call('rejectTransfer', {
          ...deed,
          id: it.Reservation.Id,
          HoursMore: waits && hours ? Number(hours) : undefined,
          ReceiptSentAt: seen,
        })
        return t(rejected[State])
      }}
    >
      {waits && (
        <Select
          label={t('moreTime')}
          value={hours}
          onChange={setHours}
          options={[
            { value: '', text: t('noMoreTime') },
            ...HOURS.map((count) => ({
              value: String(count),
              text: t('hoursMore', { count }),
              disabled: !it.PlacesHeld,
            })),
          ]}
        />
      )}
    </DeedButton>
  )
}

function Transfer({ it }: { it: DeskTransfer }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <div className="desk-transfer">
      <Receipt it={it} />
      <div className="grid content-start gap-3">
        <dl className="desk-expected">
          <div>
            <dt>{t('expected')}</dt>
            <dd>
              <Money egp={it.Expected} />
            </dd>
          </div>
          <div>
            <dt>{t('withReference')}</dt>
            <dd>
              <bdi dir="ltr">{it.Reservation.Reference}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('sentAt')}</dt>
            <dd>{momentText(it.UploadedAt, language)}</dd>
          </div>
        </dl>
        <AboutReservation it={it.Reservation} />
        <SameReceipts it={it} />
        <StandsNote it={it} />
        <div className="desk-deeds">
          <TakeButton
            id={it.Id}
            amount={it.Expected}
            about={it.Reservation}
            receiptSentAt={it.UploadedAt}
            text={t('approve')}
            title={t('approveTitle')}
            reason={t('approveReason')}
            icon={it.SameBookings > 0 ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}
          />
          <RejectButton it={it} />
        </div>
      </div>
    </div>
  )
}

/** /desk/transfers: receipts beside what is expected. */
export function TransfersPage() {
  const t = useDeskText()
  const asked = useQuery(transfersQuery(useApi(), useLanguage()))
  return (
    <DeskPage
      title={t('transfers')}
      path="/desk/transfers"
      count={asked.data?.Total}
      text={t('transfersText')}
    >
      <Queue asked={asked} empty={t('transfersEmpty')} emptyText={t('transfersEmptyText')}>
        {(it) => <Transfer it={it} />}
      </Queue>
    </DeskPage>
  )
}
