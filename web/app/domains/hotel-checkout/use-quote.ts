import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { leaveBooking, readDraft, saveDraft } from './draft.ts'
import type { HotelEntry } from './entry.ts'
import { askQuote, tokenOf, type QuoteRequest } from './quote.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'

/** What of a quote is changed: which option, the deposit, or its time. */
export type Change = 'option' | 'deposit' | 'time'

const TIMEOUT_MS = 25_000

/** As it was left in this tab, else on the terms that the room was chosen with. */
function startOf(entry: HotelEntry): QuoteRequest {
  const { bookingId = 0, token = entry.ratePlanToken, payDeposit = true } = readDraft(entry) ?? {}
  return { token, payDeposit, bookingId }
}

/** There is no such booking to go on with. */
const isOver = (problem: unknown): boolean =>
  problem instanceof ApiProblem && ['booking_cancelled', 'booking_not_found'].includes(problem.code)

/**
 * What the chosen rate costs now. A change asks again and shows the answer once it is there: until then, and
 * when it fails, what was shown stands. So does another language, for the same booking: it may be paid
 * for by now, and is quoted no more.
 */
export function useQuote(entry: HotelEntry) {
  const t = useHotelCheckoutText()
  const api = useApi()
  const language = useLanguage()
  const cache = useQueryClient()
  const [start] = useState<QuoteRequest>(() => startOf(entry))
  const [request, setRequest] = useState(start)
  const shown = useRef<ExternalBooking>(undefined)
  const ask = async (): Promise<ExternalBooking> => {
    const bookingId = shown.current?.TempReservationId ?? request.bookingId
    try {
      shown.current = await askQuote(api, entry, { ...request, bookingId }, language)
    } catch (problem) {
      if (shown.current) return shown.current
      if (isOver(problem)) {
        leaveBooking(entry)
        setRequest({ ...request, bookingId: 0 })
      }
      throw problem
    }
    return shown.current
  }
  const keyOf = ({ token, payDeposit }: QuoteRequest) =>
    ['external-booking', entry.hotelId, entry.ratePlanToken, token, payDeposit, language] as const
  const query = useQuery({
    queryKey: keyOf(request),
    queryFn: ask,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const bookingId = query.data?.TempReservationId ?? request.bookingId
  const { token, payDeposit } = request
  useEffect(() => {
    if (bookingId) saveDraft(entry, { bookingId, token, payDeposit })
  }, [entry, bookingId, token, payDeposit])
  const change = useMutation({
    mutationFn: async ({ to }: { what: Change; to: QuoteRequest }) =>
      Promise.race([
        askQuote(api, entry, to, language),
        new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error('timeout'))),
      ]),
    onSuccess: (quote, { what, to }) => {
      shown.current = quote
      cache.setQueryData<ExternalBooking>(keyOf(to), quote)
      setRequest(to)
      if (what !== 'time') showToast({ title: t('bookingUpdated'), text: t('bookingUpdatedText') })
    },
    onError: (problem, { what }) => {
      const text = t(what === 'deposit' ? 'depositFailed' : 'optionsFailed')
      showToast({ title: t('updateFailed'), text, tone: 'bad' })
      return problem
    },
  })
  const changeTo = (what: Change, next: Partial<QuoteRequest>, onSuccess?: () => void): void => {
    if (change.isPending) return
    const chosen = (query.data && tokenOf(query.data)) ?? token
    change.mutate({ what, to: { payDeposit, token: chosen, bookingId, ...next } }, { onSuccess })
  }
  return {
    quote: query.data,
    problem: query.error,
    retry: () => void query.refetch(),
    payDeposit,
    /** It was begun in this tab before, and may be paid for by now. */
    resumed: start.bookingId > 0,
    /** `onTaken` is called once the option can be had. */
    choose: (token: string, onTaken: () => void) => changeTo('option', { token }, onTaken),
    setDeposit: (payDeposit: boolean) => changeTo('deposit', { payDeposit }),
    renew: () => changeTo('time', {}),
    /** What is being asked again at this moment. */
    changing: change.isPending ? change.variables.what : null,
    /** Why the last change failed; null: it didn't. */
    changeFailed: change.isError ? change.error : null,
  }
}
export type QuoteSession = ReturnType<typeof useQuote>
