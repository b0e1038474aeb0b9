import type { ReservationDetails } from '@rihla/contract/reservations'
import { cairoDate } from '@rihla/contract/values/dates'
import { Download, Upload } from '../../../ui/brand/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { cairoTime, weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

// Comes when a receipt is to be sent.
const UploadDialog = lazy(() => import('./upload-dialog.tsx'))

const stateTexts = {
  waiting: 'proofWaiting',
  approved: 'proofApproved',
  rejected: 'proofRejected',
} as const

function Sent({ proof }: { proof: NonNullable<ReservationDetails['PaymentProof']> }) {
  const t = useReservationsText()
  const language = useLanguage()
  const at = new Date(proof.UploadedAt)
  const when = { day: weekdayDayMonth(cairoDate(at), language), time: cairoTime(at) }
  return (
    <div className="proof-sent">
      {proof.Url && proof.IsPicture && (
        <a href={proof.Url} target="_blank" rel="noreferrer" aria-label={t('proofOpen')}>
          <img src={proof.Url} alt={t('proofPicture')} className="proof-picture" loading="lazy" />
        </a>
      )}
      <div className="grid min-w-0 content-start gap-1">
        <strong>{t(stateTexts[proof.State])}</strong>
        <p className="type-small text-ink-2">{t('proofSentAt', when)}</p>
        {proof.Reason && (
          <p className="type-small text-bad-600">
            <bdi>{proof.Reason}</bdi>
          </p>
        )}
        {proof.Url && !proof.IsPicture && (
          <a className="link inline-flex min-h-11 items-center gap-1.5" href={proof.Url} download>
            <Download size={15} aria-hidden />
            {t('proofDownload')}
          </a>
        )}
      </div>
    </div>
  )
}

/** The receipt of a transfer: the one that was sent, and a way to send one. */
export function ProofPanel({ it }: { it: ReservationDetails }) {
  const t = useReservationsText()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const { PaymentProof: proof, ShowUploadConfirmationFile: expected } = it
  if (!proof && !expected) return null
  const isOver = it.StatusCode === 'Expired'
  const start = (): void => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t('proofHeading')}</h2>
      {proof && <Sent proof={proof} />}
      {expected && (isOver || !proof) && (
        <p className="text-ink-2">{t(isOver ? 'proofLate' : 'proofNone')}</p>
      )}
      {!expected && proof?.State === 'rejected' && (
        <p className="text-ink-2">{t('proofRejectedPaid')}</p>
      )}
      {expected && (
        <div>
          <Button kind={proof ? 'secondary' : 'primary'} onClick={start}>
            <Upload aria-hidden />
            {t(proof ? 'proofAnother' : 'proofUpload')}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense fallback={null}>
          <UploadDialog it={it} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
