import type { ReservationDetails } from '@rihla/contract/reservations'
import { Check, CircleX, FileText, Upload as UploadIcon } from '../../../ui/brand/icons.ts'
import { useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useReservationsText } from '../use-reservations-text.ts'
import { PROOF_TYPES } from './proof-rules.ts'
import { useIsUploading, useUpload, type Upload } from './use-upload.ts'

const inMegabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_048_576).toFixed(1)} MB`

function Chooser({ upload }: { upload: Upload }) {
  const t = useReservationsText()
  const input = useRef<HTMLInputElement>(null)
  const { file, problem } = upload
  return (
    <div className="grid gap-2">
      <button type="button" className="proof-drop" onClick={() => input.current?.click()}>
        {file ? <FileText aria-hidden /> : <UploadIcon aria-hidden />}
        <span className="grid min-w-0 gap-0.5 text-start">
          <span className="font-semibold wrap-anywhere">
            {file ? <bdi>{file.name}</bdi> : t('proofChoose')}
          </span>
          <span className="type-caption text-ink-3">
            {file ? <bdi dir="ltr">{inMegabytes(file.size)}</bdi> : t('proofHint')}
          </span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('proofChoose')}
        accept={PROOF_TYPES.join(',')}
        onChange={(event) => upload.choose(event.target.files?.[0])}
      />
      {problem && (
        <p className="type-small text-bad-600" role="alert">
          {t(problem)}
        </p>
      )}
    </div>
  )
}

function Sending({ sent }: { sent: number }) {
  const t = useReservationsText()
  const percent = Math.round(sent * 100)
  return (
    <div className="grid gap-1.5">
      <p className="type-small flex justify-between text-ink-2">
        <span>{t(percent < 100 ? 'proofSending' : 'proofReading')}</span>
        <bdi dir="ltr">{percent}%</bdi>
      </p>
      <progress
        className="proof-progress"
        max={100}
        value={percent}
        aria-label={t('proofSending')}
      />
    </div>
  )
}

function Form({ it, onClose }: { it: ReservationDetails; onClose: () => void }) {
  const t = useReservationsText()
  const upload = useUpload(it, onClose)
  const { file, busy, done, error, sent, send } = upload
  if (done)
    return (
      <div className="grid justify-items-center gap-3 py-6 text-center" role="status">
        <span className="success-mark">
          <Check size={30} aria-hidden />
        </span>
        <strong>{t('proofDone')}</strong>
        <p className="text-ink-2">{t('proofDoneText')}</p>
      </div>
    )
  return (
    <div className="mt-2 grid gap-5">
      <p className="text-ink-2">{t('proofText')}</p>
      <Chooser upload={upload} />
      {busy && <Sending sent={sent} />}
      {error && (
        <div className="notice notice-bad" role="alert">
          <CircleX aria-hidden />
          <p className="grid">
            <strong>{t('uploadFailed')}</strong>
            <span>{error.message}</span>
          </p>
        </div>
      )}
      <div className="step-actions">
        <Button onClick={onClose} disabled={busy}>
          {t('proofLater')}
        </Button>
        <Button kind="teal" disabled={!file} busy={busy && t('proofSending')} onClick={send}>
          {t('proofSend')}
        </Button>
      </div>
    </div>
  )
}

/** Sends the receipt of a transfer. */
export default function UploadDialog({
  it,
  open,
  onClose,
}: {
  it: ReservationDetails
  open: boolean
  onClose: () => void
}) {
  const t = useReservationsText()
  return (
    <Dialog open={open} onClose={onClose} title={t('proofTitle')} locked={useIsUploading(it)}>
      <Form it={it} onClose={onClose} />
    </Dialog>
  )
}
