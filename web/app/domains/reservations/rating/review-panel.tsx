import type { ReservationDetails } from '@rihla/contract/reservations'
import { Star } from '../../../ui/brand/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { GivenStars } from '../../../ui/card/given-stars.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

// Loaded when a rating is begun.
const loadDialog = () => import('./rating-dialog.tsx')
const RatingDialog = lazy(loadDialog)

const stateTexts = {
  pending: 'reviewPending',
  approved: 'reviewApproved',
  rejected: 'reviewRejected',
} as const

function Given({ review }: { review: NonNullable<ReservationDetails['Review']> }) {
  const t = useReservationsText()
  const { Stars, Text, State, Reason } = review
  return (
    <>
      <GivenStars stars={Stars} />
      {Text && (
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {Text}
        </p>
      )}
      <p className="type-small text-ink-2">
        {Text ? t(stateTexts[State]) : t('reviewCounted')}
        {Reason && (
          <>
            {' '}
            <bdi>{Reason}</bdi>
          </>
        )}
      </p>
    </>
  )
}

/** How its traveller found it, or the button to say so; nothing before it is over. */
export function ReviewPanel({ it }: { it: ReservationDetails }) {
  const t = useReservationsText()
  const [asking, setAsking] = useState(false)
  if (!it.Review && !it.ShowRateButton) return null
  return (
    <section className="panel reservation-panel">
      <h2 className="type-h3">{t(it.Review ? 'yourReview' : 'howWasIt')}</h2>
      {it.Review ? (
        <Given review={it.Review} />
      ) : (
        <>
          <p className="text-ink-2">{t('rateText')}</p>
          <Button
            kind="teal"
            block
            onPointerEnter={() => void loadDialog()}
            onClick={() => setAsking(true)}
          >
            <Star aria-hidden />
            {t('rate')}
          </Button>
        </>
      )}
      {asking && (
        <Suspense>
          <RatingDialog it={it} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}
