import { MAX_DAY_USE_ADULTS } from '@rihla/contract/catalogue/day-use-address'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import {
  dayUseDates,
  DetailsActions,
  DetailsError,
  type DetailsFailure,
  DetailsFrame,
  DetailsSkeleton,
  type OfferChoice,
  OfferGallery,
  OfferSeo,
  splashQuery,
  useBook,
  useOfferDetails,
} from '../catalogue/index.ts'
import { dayUseHref, LIST_PATH } from './addresses.ts'
import { DetailsSections } from './details-sections.tsx'
import { DetailsTitle } from './details-title.tsx'
import { dayUseQuery } from './queries.ts'
import { useDayUseText } from './use-day-use-text.ts'
import { useImages } from './use-images.ts'

/** A day at a hotel on one date: look, choose, book. */
export function DetailsPage({
  choice,
  failure: loaded,
}: {
  choice: OfferChoice
  failure: DetailsFailure | null
}) {
  const t = useDayUseText()
  const api = useApi()
  const language = useLanguage()
  const splash = useQuery(splashQuery(api, language))
  const { book, busy } = useBook('DayUse', choice)
  const { offer, loading, failure, retry, save } = useOfferDetails(
    choice,
    dayUseQuery(api, language, choice),
    loaded,
    { texts: { failed: t('detailsFailed'), empty: t('noDetails') }, hrefOf: dayUseHref },
  )
  const { images, state } = useImages(choice.id, offer, failure !== null)
  if (!offer)
    return failure ? (
      <DetailsError
        failure={failure}
        title={t('detailsErrorTitle')}
        fallback={t('notFound')}
        path="/dayuse"
        backTo={LIST_PATH}
        backText={t('backToOffers')}
        onRetry={retry}
        theme="dayuse"
      />
    ) : (
      <DetailsSkeleton title={t('title')} path="/dayuse" />
    )
  return (
    <main id="main" data-theme="dayuse">
      <OfferSeo offer={offer} path={dayUseHref(choice)} />
      <DetailsFrame
        actions={
          <DetailsActions
            name={offer.Name}
            shareLink={offer.ShareLink}
            listPath={LIST_PATH}
            offer={{
              module: 'DayUse',
              id: offer.ActivityId,
              name: offer.Name,
              city: offer.CityName,
              stars: 0,
              image: offer.Images[0]?.ImagePath ?? null,
            }}
          />
        }
        head={<DetailsTitle offer={offer} />}
        gallery={
          <OfferGallery module="dayuse" id={offer.ActivityId} images={images} state={state} />
        }
        sections={<DetailsSections offer={offer} />}
        booking={{
          offer,
          choice,
          maxAdults: MAX_DAY_USE_ADULTS,
          dates: dayUseDates(splash.data),
          loading,
          busy,
          onBook: () => void book(offer),
          onSave: save,
        }}
      />
    </main>
  )
}
