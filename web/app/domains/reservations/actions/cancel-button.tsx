import type { ReservationDetails } from '@rihla/contract/reservations'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useLookAgain } from '../use-look-again.ts'
import { useReservationsText } from '../use-reservations-text.ts'

// Loaded when the button is reached for.
const loadDialog = () => import('./cancel-dialog.tsx')
const CancelDialog = lazy(loadDialog)

/** Cancels a reservation, after a question; `onDone` is given what became of the money. */
export function CancelButton({
  it,
  onDone,
}: {
  it: ReservationDetails
  onDone: (result: string) => void
}) {
  const t = useReservationsText()
  const lookAgain = useLookAgain()
  const [asking, setAsking] = useState(false)
  const cancelled = (result: string, isOver: boolean): void => {
    setAsking(false)
    showToast({ title: t(isOver ? 'cancelled' : 'cancelAsked'), text: result })
    onDone(result)
    void lookAgain()
  }
  return (
    <>
      <Button
        kind="danger-quiet"
        block
        onPointerEnter={() => void loadDialog()}
        onClick={() => setAsking(true)}
      >
        {t('cancelBooking')}
      </Button>
      {asking && (
        <Suspense>
          <CancelDialog it={it} onClose={() => setAsking(false)} onCancelled={cancelled} />
        </Suspense>
      )}
    </>
  )
}
