import type { Module } from '@rihla/contract/modules'
import { Suspense, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PaymentFrame, usePaymentWatch } from '../payments/index.ts'
import type { ToPay } from './dialog-tools.ts'
import { useChangingText } from './use-changing-text.ts'

/**
 * The bank's page for the difference of a change, and what the server knows of it. Until it is paid the booking stays
 * as it was; `onPaid` is given what became of it in words.
 */
export function PayDifference({
  module,
  toPay,
  onPaid,
  onClose,
}: {
  module: Module
  toPay: ToPay
  onPaid: (message: string) => void
  onClose: () => void
}) {
  const t = useChangingText()
  const api = useApi()
  const [failed, setFailed] = useState(false)
  const { look } = usePaymentWatch({
    ask: (language) =>
      api.call(
        'paymentStatus',
        { ReservationId: toPay.tempId, ModuleType: module, Change: toPay.changeId },
        { retries: 0, language },
      ),
    inFrame: !failed,
    onEnded: () => onPaid(t('paidChanged')),
    onFailed: () => {
      setFailed(true)
      showToast({ title: t('paymentFailed'), text: t('notCompleted'), tone: 'bad' })
    },
  })
  if (failed)
    return (
      <div className="notice notice-bad items-center" role="alert">
        <p className="flex-1">{t('notCompleted')}</p>
        <Button size="small" onClick={onClose}>
          {t('backToBooking')}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-3">
      <p className="notice notice-warn" role="status">
        {toPay.message}
      </p>
      <Suspense fallback={<Skeleton className="h-[700px] rounded-card!" />}>
        <PaymentFrame
          url={toPay.url}
          onLook={look}
          onBack={onClose}
          backText={t('backToBooking')}
        />
      </Suspense>
    </div>
  )
}
