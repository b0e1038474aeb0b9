import { parseModule } from '@rihla/contract/modules'
import type { ReservationDetails } from '@rihla/contract/reservations'
import { REVIEW_MAX_LENGTH } from '@rihla/contract/review-limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from '../../../ui/brand/icons.ts'
import { useId, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { failureText } from '../../account/index.ts'
import { useReservationsText } from '../use-reservations-text.ts'
import {
  forgetRatingDraft,
  readRatingDraft,
  saveRatingDraft,
  type RatingDraft,
} from './rating-draft.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** One to five stars: radio buttons, so that arrow keys choose. */
function StarChoice({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const t = useReservationsText()
  const name = useId()
  return (
    <fieldset className="star-choice">
      <legend className="field-label">{t('rateStars')}</legend>
      <div className="star-choice-row">
        {STARS.map((stars) => (
          <label key={stars} data-lit={stars <= value ? '' : undefined}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star size={34} aria-hidden />
            <span className="sr-only">{t(`stars${stars}`)}</span>
          </label>
        ))}
        <span className="type-small font-medium text-ink-2" aria-hidden>
          {value > 0 && t(`stars${value as (typeof STARS)[number]}`)}
        </span>
      </div>
    </fieldset>
  )
}

/** Asks how it was: stars, and words that are read before they are shown. */
export default function RatingDialog({
  it,
  onClose,
}: {
  it: ReservationDetails
  onClose: () => void
}) {
  const t = useReservationsText()
  const api = useApi()
  const cache = useQueryClient()
  const [{ stars, words }, setDraft] = useState(() => readRatingDraft(it.Id))
  const [missing, setMissing] = useState(false)
  const type = (change: Partial<RatingDraft>): void => {
    const draft = { stars, words, ...change }
    setDraft(draft)
    saveRatingDraft(it.Id, draft)
  }
  const looked = (): void => void cache.invalidateQueries({ queryKey: ['reservation'] })
  const texts = { fallback: t('rateFailed'), network: t('rateFailed') }
  const {
    mutate,
    error,
    isPending: busy,
  } = useMutation({
    mutationFn: () =>
      api.call('rateReservation', {
        ReservationId: it.Id,
        Module: parseModule(it.ModuleName) ?? 'Unknown',
        Stars: stars,
        Text: words.trim() || undefined,
      }),
    onSuccess: ({ Message }) => {
      forgetRatingDraft(it.Id)
      showToast({ title: t('rated'), text: Message })
      looked()
      onClose()
    },
    onError: (problem) => {
      showToast({ title: t('rateFailedTitle'), text: failureText(problem, texts), tone: 'bad' })
      if (problem instanceof ApiProblem && problem.status === 409) looked()
    },
  })
  const send = (): void => {
    setMissing(stars === 0)
    if (stars > 0) mutate()
  }
  return (
    <Dialog
      open
      locked={busy}
      onClose={onClose}
      title={t('howWasIt')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('rateLater')}
          </Button>
          <Button kind="teal" busy={busy && t('rateSending')} onClick={send}>
            {t('rateSend')}
          </Button>
        </>
      }
    >
      <div className="mt-2 grid gap-5">
        <p className="type-small text-ink-2">
          <bdi>{it.Name}</bdi>
        </p>
        <StarChoice value={stars} onChange={(chosen) => type({ stars: chosen })} />
        <TextArea
          label={t('rateWords')}
          hint={t('rateWordsHint')}
          name="review"
          rows={5}
          maxLength={REVIEW_MAX_LENGTH}
          counted
          value={words}
          onChange={(text) => type({ words: text })}
        />
        <div className="empty:hidden" role="alert">
          {missing && stars === 0 && <p className="notice notice-bad">{t('rateMissing')}</p>}
          {error && !busy && <p className="notice notice-bad">{failureText(error, texts)}</p>}
        </div>
      </div>
    </Dialog>
  )
}
