import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { Suspense, useState } from 'react'
import { lazyWithTexts } from '../../../platform/locale/lazy-with-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'

// Loaded when the button is reached for; the seat map has texts of its own.
const loadDialog = () => import('./change-seats-dialog.tsx')
const ChangeSeatsDialog = lazyWithTexts(
  ['changing', 'bus'],
  async () => (await loadDialog()).ChangeSeatsDialog,
)

/** Other seats on the same bus; says beforehand until when, or why not. */
export function ChangeSeatsButton({
  it,
  text,
  onChanged,
}: {
  it: BusReservationDetails
  text: string
  onChanged: () => void
}) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-1.5">
      <Button
        block
        disabled={!it.CanChangeSeats}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setAsking(true)}
      >
        {text}
      </Button>
      <p className="type-caption text-ink-2">{it.SeatChangePolicy}</p>
      {asking && (
        <Suspense>
          <ChangeSeatsDialog
            it={it}
            onClose={() => setAsking(false)}
            onChanged={(message) => {
              setAsking(false)
              showToast({ title: text, text: message })
              onChanged()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
