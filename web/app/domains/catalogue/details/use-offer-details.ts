import { partyText } from '@rihla/contract/values/party'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { serverNow } from '../../../platform/clock.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import type { ProblemTexts } from '../problem-text.ts'
import { type DetailsFailure, detailsFailure } from './details-failure.ts'
import type { OfferChoice } from '../offer-choice.ts'
import { detailsQuery, type OfferKind } from './offer-kind.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** Details with the end (ISO instant) of their lower price. */
export type Ending = { readonly OfferExpirationDate: string | null }

const DAY_MS = 24 * 3_600_000
const SECOND_MS = 1000

/** So long (ms) until a lower price is over; its total is asked for anew then. False: none ends. */
function untilOver(expires: string | null | undefined): number | false {
  const left = Date.parse(expires ?? '') - serverNow()
  return left > 0 && Math.min(left + SECOND_MS, DAY_MS)
}

/**
 * The offer of an address. While another date or number is asked for, what is shown stays; if that
 * fails, a toast says so. `save` rewrites the address.
 */
export function useOfferDetails<D extends Ending>(
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
    refetchInterval: ({ state }) => untilOver(state.data?.OfferExpirationDate),
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
        guests: partyText(next, language),
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
