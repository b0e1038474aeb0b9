import { MAX_ADULTS } from '@rihla/contract/catalogue/address-codec'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import {
  activityDates,
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
  useCatalogueText,
  useOfferDetails,
} from '../catalogue/index.ts'
import { activityHref, LIST_PATH } from './addresses.ts'
import { DetailsSections } from './details-sections.tsx'
import { DetailsTitle } from './details-title.tsx'
import { activityQuery } from './queries.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** One activity on one date: look, choose, book. */
export function DetailsPage({
  choice,
  failure: loaded,
}: {
  choice: OfferChoice
  failure: DetailsFailure | null
}) {
  const t = useActivitiesText()
  const shared = useCatalogueText()
  const api = useApi()
  const language = useLanguage()
  const splash = useQuery(splashQuery(api, language))
  const { book, busy } = useBook('Activity', choice)
  const {
    offer: activity,
    loading,
    failure,
    retry,
    save,
  } = useOfferDetails(choice, activityQuery(api, language, choice), loaded, {
    texts: { failed: t('detailsFailed'), empty: t('noDetails') },
    hrefOf: activityHref,
  })
  if (!activity)
    return failure ? (
      <DetailsError
        failure={failure}
        title={t('detailsErrorTitle')}
        fallback={t('notFound')}
        path="/activity"
        backTo={LIST_PATH}
        backText={shared('goBack')}
        onRetry={retry}
      />
    ) : (
      <DetailsSkeleton title={t('title')} path="/activity" />
    )
  return (
    <main id="main">
      <OfferSeo offer={activity} path={activityHref(choice)} />
      <DetailsFrame
        actions={
          <DetailsActions
            name={activity.Name}
            shareLink={activity.ShareLink}
            listPath={LIST_PATH}
            offer={{
              module: 'Activity',
              id: activity.ActivityId,
              name: activity.Name,
              city: activity.CityName,
              stars: 0,
              image: activity.Images[0]?.ImagePath ?? null,
            }}
          />
        }
        head={<DetailsTitle activity={activity} />}
        gallery={
          <OfferGallery module="activity" id={activity.ActivityId} images={activity.Images} />
        }
        sections={<DetailsSections activity={activity} />}
        booking={{
          offer: activity,
          choice,
          maxAdults: MAX_ADULTS,
          dates: activityDates(splash.data),
          loading,
          busy,
          onBook: () => void book(activity),
          onSave: save,
        }}
      />
    </main>
  )
}
