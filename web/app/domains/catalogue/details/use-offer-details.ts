import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { problemText, type ProblemTexts, referenceOf } from '../problem-text.ts'
import type { OfferChoice } from '../offer-choice.ts'
import { detailsQuery, type OfferKind } from './offer-kind.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** Why an offer can't be shown; from the server's loader it comes as plain data. */
export type DetailsFailure = { message: string; status: number; requestId: string | null }

const NO_TEXTS = { failed: '', empty: '' }

/**
 * A problem of a loader as plain data: what the server said in words, else none, for the page has
 * its own; anything else is thrown on.
 */
export function failureOf(problem: unknown): DetailsFailure {
  const failure = problem instanceof ApiProblem && detailsFailure(problem, NO_TEXTS)
  if (!failure) throw problem
  return failure
}

/** Why details could not be had, in words of the server or of the page. */
export const detailsFailure = (problem: unknown, texts: ProblemTexts): DetailsFailure | null =>
  problem
    ? {
        message: problemText(problem, texts),
        status: problem instanceof ApiProblem ? problem.status : 0,
        requestId: referenceOf(problem),
      }
    : null

/**
 * The offer of an address. While another date or number is asked for, what is shown stays; if that
 * fails, a toast says so. `save` rewrites the address.
 */
export function useOfferDetails<D>(
  kind: OfferKind<D>,
  choice: OfferChoice,
  loaded: DetailsFailure | null,
  texts: ProblemTexts,
) {
  const api = useApi()
  const t = useCatalogueText()
  const language = useLanguage()
  const navigate = useNavigate()
  const saving = useRef(false)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...detailsQuery(kind, api, language, choice),
    enabled: !loaded,
    placeholderData: (before, asked) => (asked?.queryKey[2] === choice.id ? before : undefined),
  })
  useEffect(() => {
    if (!saving.current || isPlaceholderData) return
    saving.current = false
    if (error) showToast({ title: t('updateFailed'), tone: 'bad' })
  }, [error, isPlaceholderData, t])

  const save = (next: OfferChoice): void => {
    saving.current = true
    void navigate(kind.hrefOf(next), { replace: true, preventScrollReset: true })
    showToast({
      title: t('bookingUpdated'),
      text: t('bookingUpdatedText', {
        date: weekdayDayMonth(next.date, language),
        guests: t('adultsCount', { count: next.adults }),
      }),
    })
  }
  return {
    offer: data,
    loading: isPlaceholderData,
    failure: loaded ?? detailsFailure(error, texts),
    retry: () => (loaded ? location.reload() : void refetch()),
    save,
  }
}
