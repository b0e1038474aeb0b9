import type { DeskReview } from '@rihla/contract/desk/reviews'
import { Eye, EyeOff } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { GivenStars } from '../../../ui/card/given-stars.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { momentText } from '../moments.ts'
import { AboutReservation } from '../queues/about-reservation.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'

function Verdict({ it }: { it: DeskReview }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <>
      {it.Reason && it.State === 'hidden' && (
        <p className="type-small wrap-anywhere">
          <b>{t('hiddenBecause')}</b> <bdi>{it.Reason}</bdi>
        </p>
      )}
      <p className="type-caption text-ink-3">
        {t(it.Counts ? 'starsCount' : 'starsDontCount')}
        {it.ModeratedAt && (
          <>
            {' '}
            {it.ModeratedBy && (
              <>
                <bdi>{it.ModeratedBy}</bdi> ·{' '}
              </>
            )}
            {momentText(it.ModeratedAt, language)}
          </>
        )}
      </p>
    </>
  )
}

function Deeds({ it }: { it: DeskReview }) {
  const t = useDeskText()
  const api = useApi()
  return (
    <div className="desk-deeds">
      {it.State !== 'shown' && (
        <DeedButton
          about={it.Id}
          kind="teal"
          icon={<Eye aria-hidden />}
          text={t(it.State === 'hidden' ? 'showAgain' : 'showReview')}
          title={t('showReviewTitle')}
          note={t('showReviewText')}
          reason={t('showReviewReason')}
          run={async (deed) => {
            await api.call('showReview', { id: it.Id, ...deed })
            return t('reviewShown')
          }}
        />
      )}
      {it.State !== 'hidden' && (
        <DeedButton
          about={it.Id}
          kind="danger-quiet"
          icon={<EyeOff aria-hidden />}
          text={t('hideReview')}
          title={t('hideReviewTitle')}
          note={t('hideReviewText')}
          reasonLabel={t('hideReviewReason')}
          run={async (deed) => {
            await api.call('hideReview', { id: it.Id, ...deed })
            return t('reviewHidden')
          }}
        />
      )}
    </div>
  )
}

/** A review: its stars and words, what it is about, and what can be done. */
export function ReviewLine({ it }: { it: DeskReview }) {
  const t = useDeskText()
  const may = useMay()
  const language = useLanguage()
  return (
    <div className="desk-review">
      <div className="grid content-start gap-2 min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <GivenStars stars={it.Stars} />
          <bdi className="font-semibold">{it.Author || t('someTraveller')}</bdi>
          <span className="type-caption text-ink-3">{momentText(it.At, language)}</span>
        </p>
        {it.Text ? (
          <p className="wrap-anywhere whitespace-pre-line" lang={it.Language} dir="auto">
            {it.Text}
          </p>
        ) : (
          <p className="type-small text-ink-3">{t('starsAlone')}</p>
        )}
        <Verdict it={it} />
      </div>
      <div className="grid content-start gap-3">
        <AboutReservation it={it.Reservation} isLinked={may('getDeskReservation')} />
        <Deeds it={it} />
      </div>
    </div>
  )
}
