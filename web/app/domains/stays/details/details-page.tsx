import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { daysBetween } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useDeferredValue, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import {
  DetailsActions,
  DetailsError,
  type DetailsFailure,
  detailsFailure,
  DetailsFrame,
  DetailsSkeleton,
  OfferGallery,
  splashQuery,
} from '../../catalogue/index.ts'
import { BookingBar } from '../booking/booking-bar.tsx'
import { BookingCard } from '../booking/booking-card.tsx'
import type { BookingProps } from '../booking/booking.ts'
import { useHeldStay } from '../booking/use-held-stay.ts'
import { DatesSection } from '../dates/dates-section.tsx'
import { savedOfferOf, StayTitle } from './details-head.tsx'
import { DetailsSections } from './details-sections.tsx'
import { DetailsSeo } from './details-seo.tsx'
import { kinds, stayHref } from '../stay-kinds.ts'
import { datesText, usePartyText } from '../use-party-text.ts'
import { hotelQuery } from '../queries.ts'
import { RoomsSkeleton } from '../rooms/rooms-skeleton.tsx'
import { StayTabs } from './section-tabs.tsx'
import { sailingFrom } from '../dates/use-start-days.ts'
import { fitDates, sameDates, stayDays, type Days } from '../dates/stay-days.ts'
import { useBook } from '../booking/use-book.ts'
import { usePicked, type PickedRoom } from '../rooms/use-picked.ts'
import { usePricing } from '../rooms/use-pricing.ts'
import { useStaysText } from '../use-stays-text.ts'

// Prices come half a second later anyway: so does what shows them.
const RoomList = lazy(() => import('../rooms/room-list.tsx').then((m) => ({ default: m.RoomList })))

const datesOf = ({ arrival, departure }: StayChoice) => ({ from: arrival, to: departure })

/** An address whose dates can't be asked for moves to ones that can, and says so. */
function useFittingDates(kind: StayKind, choice: StayChoice, days: Days, ready: boolean): void {
  const t = useStaysText()
  const navigate = useNavigate()
  const fit = fitDates(datesOf(choice), days)
  const href = stayHref(kind, { ...choice, arrival: fit.from, departure: fit.to })
  const wrong = ready && !sameDates(fit, datesOf(choice))
  useEffect(() => {
    if (!wrong) return
    showToast({ title: t('datesAdjusted'), tone: 'info' })
    void navigate(href, { replace: true, preventScrollReset: true })
  }, [wrong, href, navigate, t])
}

/** Whoever changed dates or guests may not see the rooms: a word that theirs isn't among them. */
function useGoneRoom(kind: StayKind, gone: boolean): void {
  const t = useStaysText()
  const text = t(`roomGone-${kind}`)
  useEffect(() => {
    if (gone) showToast({ title: text, tone: 'info' })
  }, [gone, text])
}

/** What Save does: the address first, with the room that was picked, then a word about it. */
function useSave(kind: StayKind, { picked }: PickedRoom) {
  const t = useStaysText()
  const language = useLanguage()
  const partyText = usePartyText()
  const navigate = useNavigate()
  return (next: StayChoice): void => {
    const href = stayHref(kind, next, 'saved')
    void navigate(href, { replace: true, preventScrollReset: true, state: { picked } })
    const dates = datesText(datesOf(next), language)
    showToast({
      title: t('stayUpdated'),
      text: t('stayUpdatedText', { dates, guests: partyText(next) }),
    })
  }
}

function Loaded({
  kind,
  hotel,
  choice,
}: {
  kind: StayKind
  hotel: HotelDetails
  choice: StayChoice
}) {
  const api = useApi()
  const language = useLanguage()
  const { serverTime, publicUrl } = useContext(SiteContext)
  const splash = useQuery(splashQuery(api, language))
  const days = stayDays(splash.data, new Date(serverTime))
  useFittingDates(kind, choice, days, !splash.isPending)
  const picked = usePicked(choice.id)
  const { heldRoom, sameRoom, toGoOnWith } = useHeldStay(kind, choice, picked)
  const prices = usePricing(choice, !splash.isPending, picked, sameRoom)
  // The rooms, which are most of the page, follow in pieces: a press between them isn't kept waiting.
  const roomPrices = useDeferredValue(prices)
  const { book, busy, failure } = useBook(kind, choice)
  const save = useSave(kind, picked)
  useGoneRoom(kind, prices.gone)
  const sailing = sailingFrom(hotel, choice.arrival)
  const booking: BookingProps = {
    kind,
    hotel,
    choice,
    days,
    prices,
    busy,
    failure,
    held: toGoOnWith(prices),
    onBook: () => book(hotel, prices.room),
    onSave: save,
  }
  return (
    <main id="main">
      <DetailsSeo kind={kind} hotel={hotel} choice={choice} />
      <DetailsFrame
        actions={
          <DetailsActions
            name={hotel.Name}
            // These nights and guests, as of every other kind.
            shareLink={publicUrl + stayHref(kind, choice)}
            listPath={kinds[kind].search}
            // Saved offers are named and priced by what we sell ourselves.
            offer={hotel.IsExternal ? null : savedOfferOf(kind, hotel)}
          />
        }
        head={
          <StayTitle
            kind={kind}
            hotel={hotel}
            cancellation={prices.cancellation}
            boarding={sailing?.Boarding ?? null}
          />
        }
        gallery={<OfferGallery module={kind} id={hotel.HotelId} images={hotel.Images} />}
        sections={
          <div className="mt-6">
            <StayTabs kind={kind} />
            <DetailsSections
              kind={kind}
              hotel={hotel}
              sailing={sailing}
              rooms={
                <Suspense fallback={<RoomsSkeleton kind={kind} />}>
                  <RoomList
                    kind={kind}
                    hotelId={hotel.HotelId}
                    nights={daysBetween(choice.arrival, choice.departure)}
                    prices={roomPrices}
                    heldRoom={heldRoom}
                  />
                </Suspense>
              }
              dates={
                <DatesSection
                  hotelId={hotel.HotelId}
                  priced={!hotel.IsExternal}
                  days={days}
                  dates={datesOf(choice)}
                  onChoose={({ from, to }) => save({ ...choice, arrival: from, departure: to })}
                />
              }
            />
          </div>
        }
        card={<BookingCard {...booking} />}
        bar={<BookingBar {...booking} />}
      />
    </main>
  )
}

/** One hotel or cruise for one stay: look, choose a room, book. */
export function DetailsPage({
  kind,
  choice,
  failure,
}: {
  kind: StayKind
  choice: StayChoice
  failure: DetailsFailure | null
}) {
  const t = useStaysText()
  const api = useApi()
  const language = useLanguage()
  const details = useQuery({ ...hotelQuery(api, language, kind, choice.id), enabled: !failure })
  if (details.data) return <Loaded kind={kind} hotel={details.data} choice={choice} />
  const known =
    failure ?? detailsFailure(details.error, { failed: t('detailsFailed'), empty: t('noData') })
  if (!known) return <DetailsSkeleton title={t(`title-${kind}`)} path={kinds[kind].details} />
  const gone = known.status === 404 || known.status === 400
  return (
    <DetailsError
      failure={gone ? { ...known, status: 404, message: '' } : known}
      title={gone ? t(`errorTitle-${kind}`) : t('detailsErrorTitle')}
      fallback={gone ? t(`notFoundText-${kind}`) : t('detailsFailed')}
      path={kinds[kind].details}
      backTo={kinds[kind].search}
      backText={t(`backToList-${kind}`)}
      onRetry={() => (failure ? location.reload() : void details.refetch())}
    />
  )
}
