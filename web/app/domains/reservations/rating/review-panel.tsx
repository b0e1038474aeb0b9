import type { ReservationDetails } from '@rihla/contract/reservations'
import { Star } from '../../../ui/brand/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { GivenStars } from '../../../ui/card/given-stars.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

// Loaded when a rating is begun.
const loadDialog = () => import('./rating-dialog.tsx')
const RatingDialog = lazy(loadDialog)

type Own = NonNullable<ReservationDetails['Review']>

const stateTexts = {
  pending: 'reviewPending',
  approved: 'reviewApproved',
  rejected: 'reviewRejected',
} as const

/** What became of it: whether its words are shown, and its stars count. */
function verdictOf({ Text, State, Counts }: Own) {
  if (!Counts) return Text ? 'reviewLeftOut' : 'ratingLeftOut'
  return Text ? stateTexts[State] : 'reviewCounted'
}

function Given({ review }: { review: Own }) {
  const t = useReservationsText()
  const { Stars, Text, Reason } = review
  return (
    <>
      <GivenStars stars={Stars} />
      {Text && (
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {Text}
        </p>
      )}
      <p className="type-small text-ink-2">
        {t(verdictOf(review))}
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
