import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { useInBrowser } from '../../platform/use-in-browser.ts'
import { ErrorBlock } from '../../ui/feedback/result-block.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useLoginRedirect } from '../account/index.ts'
import { MinimalHeader } from '../checkout/index.ts'
import {
  HOTEL_CHECKOUT,
  hotelHref,
  isEntry,
  missingIn,
  savedEntry,
  saveEntry,
  type HotelEntry,
} from './entry.ts'
import { HotelCheckout } from './hotel-checkout.tsx'
import { Loading } from './loading.tsx'
import { WrongAnswer } from './quote.ts'
import { useHotelCheckoutText } from './use-hotel-checkout-text.ts'
import { useQuote } from './use-quote.ts'

/**
 * What the page was opened with: the navigation's state, or what this tab kept for a reload; without
 * either, the way leads to the hotels, saying what is missing. Null until the browser has looked.
 */
function useEntry(): HotelEntry | null {
  const t = useHotelCheckoutText()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const entry = useInBrowser() && isEntry(state) ? state : null
  useEffect(() => {
    if (isEntry(state)) return saveEntry(state)
    const saved = missingIn(state) === 'information' ? savedEntry() : null
    if (saved) {
      void navigate(HOTEL_CHECKOUT, { replace: true, state: saved })
      return
    }
    const half = missingIn(state) === 'booking'
    showToast({
      title: t(half ? 'missingBooking' : 'missingInformation'),
      text: t(half ? 'missingBookingText' : 'missingInformationText'),
      tone: 'bad',
    })
    void navigate('/hotels', { replace: true })
  }, [state, navigate, t])
  return entry
}

/** Why the room can't be booked, and where to go from here. */
function BookingError({
  problem,
  entry,
  onRetry,
}: {
  problem: Error
  entry: HotelEntry
  onRetry: () => void
}) {
  const t = useHotelCheckoutText()
  const text = problem instanceof WrongAnswer ? t(problem.key) : problem.message
  const detour = useLoginRedirect(useProblemText()('loginFirst'))
  const refusal = problem instanceof ApiProblem ? problem : null
  const gone = refusal && ['rate_gone', 'hotel_not_found'].includes(refusal.code)
  useEffect(() => {
    showToast({ title: t('loadingError'), text, tone: 'bad' })
  }, [t, text])
  return (
    <div className="py-10">
      <ErrorBlock
        title={t('bookingError')}
        text={text}
        actions={
          <>
            {gone ? (
              <LinkButton kind="teal" to={hotelHref(entry)}>
                {t('backToHotel')}
              </LinkButton>
            ) : refusal?.status === 401 ? (
              <Button kind="teal" onClick={() => void detour(problem)}>
                {t('login')}
              </Button>
            ) : (
              <Button kind="teal" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
            )}
            <LinkButton to="/hotels">{t('backToHotels')}</LinkButton>
          </>
        }
      />
    </div>
  )
}

function Opened({ entry }: { entry: HotelEntry }) {
  const session = useQuote(entry)
  const { quote, problem, retry } = session
  if (quote) return <HotelCheckout entry={entry} session={session} quote={quote} />
  return problem ? <BookingError problem={problem} entry={entry} onRetry={retry} /> : <Loading />
}

/** /hotel-checkout: a partner's room, from its price of this moment to the hotel's yes. */
export function HotelCheckoutPage() {
  const t = useHotelCheckoutText()
  const entry = useEntry()
  return (
    <>
      <PageSeo title={t('title')} path={HOTEL_CHECKOUT} noindex />
      <MinimalHeader />
      <main id="main" className="page-width">
        <h1 className="sr-only">{t('title')}</h1>
        {entry ? <Opened key={entry.ratePlanToken} entry={entry} /> : <Loading />}
      </main>
    </>
  )
}
