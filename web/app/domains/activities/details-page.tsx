import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../platform/api/problem.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../platform/site.ts'
import { Button } from '../../ui/button.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { ErrorBlock } from '../../ui/result-block.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { activityDates, splashQuery } from '../catalogue/index.ts'
import { BookingBar, BookingCard, usePrices, type BookingProps } from './booking-card.tsx'
import { DetailsActions, DetailsTitle } from './details-head.tsx'
import { DetailsSections } from './details-sections.tsx'
import { activityQuery } from './queries.ts'
import { activityHref, type ActivityChoice } from './stay.ts'
import { useActivitiesText } from './use-activities-text.ts'
import { useBook } from './use-book.ts'

/** The place of a detail page that is on its way. */
export const DetailsSkeleton = () => (
  <main id="main" className="page-width grid gap-5 py-8" aria-busy="true">
    <Skeleton className="h-4 w-1/3" />
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-[260px] rounded-card! md:h-[430px]" />
    <div className="grid gap-8 lg:grid-cols-[1fr_372px]">
      <div className="grid content-start gap-4">
        <Skeleton className="h-7 w-1/4" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-80 rounded-card!" />
    </div>
  </main>
)

export type DetailsFailure = { message: string; status: number; requestId: string | null }

/** What is shown when an activity cannot be. */
export function DetailsError({
  failure,
  onRetry,
}: {
  failure: DetailsFailure
  onRetry?: () => void
}) {
  const t = useActivitiesText()
  const navigate = useNavigate()
  return (
    <main id="main" className="page-width py-12">
      <PageSeo title={t('detailsErrorTitle')} path="/activity" noindex />
      <ErrorBlock
        heading="h1"
        title={t('detailsErrorTitle')}
        text={failure.message || t('notFound')}
        reference={failure.requestId && t('reference', { id: failure.requestId })}
        actions={
          <>
            <Button kind="teal" onClick={() => void navigate('/activities')}>
              {t('goBack')}
            </Button>
            {onRetry && failure.status !== 404 && (
              <Button onClick={onRetry}>{t('tryAgain')}</Button>
            )}
          </>
        }
      />
    </main>
  )
}

function Seo({ activity, choice }: { activity: ActivityDetails; choice: ActivityChoice }) {
  const { publicUrl } = useContext(SiteContext)
  const { now } = usePrices(activity)
  const plain = activity.Description.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const path = activityHref(choice)
  const image = activity.Images[0]?.ImagePath
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: activity.Name,
    description: plain.slice(0, 300),
    image: image && new URL(image, publicUrl).href,
    offers: {
      '@type': 'Offer',
      price: now,
      priceCurrency: 'EGP',
      url: new URL(path, publicUrl).href,
      availability: activity.IsAvailable
        ? 'https://schema.org/InStock'
        : 'https://schema.org/SoldOut',
    },
    aggregateRating:
      activity.Rating && activity.ReviewsCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: activity.Rating,
            reviewCount: activity.ReviewsCount,
          }
        : undefined,
  }
  return (
    <PageSeo
      title={`${activity.Name}, ${activity.CityName}`}
      description={plain.slice(0, 160)}
      path={path}
      image={image}
      structured={structured}
    />
  )
}

/** One activity on one date: look, choose, book. */
export function DetailsPage({
  choice,
  failure,
}: {
  choice: ActivityChoice
  failure: DetailsFailure | null
}) {
  const t = useActivitiesText()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const details = useQuery({
    ...activityQuery(api, language, choice),
    enabled: !failure,
    placeholderData: (before) => (before?.ActivityId === choice.id ? before : undefined),
  })
  const splash = useQuery(splashQuery(api, language))
  const { book, busy } = useBook(choice)
  const activity = details.data
  const problem = details.error
  if (!activity) {
    const known =
      failure ??
      (problem && {
        message: problem.message,
        status: problem instanceof ApiProblem ? problem.status : 0,
        requestId: problem instanceof ApiProblem ? problem.requestId : null,
      })
    return known ? (
      <DetailsError
        failure={known}
        onRetry={() => (failure ? location.reload() : void details.refetch())}
      />
    ) : (
      <DetailsSkeleton />
    )
  }
  const save = (next: ActivityChoice): void => {
    void navigate(activityHref(next), { replace: true, preventScrollReset: true })
    showToast({
      title: t('bookingUpdated'),
      text: t('bookingUpdatedText', {
        date: weekdayDayMonth(next.date, language),
        guests: t('adultsCount', { count: next.adults }),
      }),
    })
  }
  const booking: BookingProps = {
    activity,
    choice,
    busy,
    dates: activityDates(splash.data),
    loading: details.isPlaceholderData,
    onBook: () => void book(activity),
    onSave: save,
  }
  return (
    <main id="main">
      <Seo activity={activity} choice={choice} />
      <DetailsActions activity={activity} />
      <div className="page-width">
        <DetailsTitle activity={activity} />
        <Gallery
          module="activity"
          id={activity.ActivityId}
          images={activity.Images.map(({ ImagePath, Alt, Placeholder, Colour }) => ({
            src: ImagePath,
            alt: Alt,
            placeholder: Placeholder,
            colour: Colour,
          }))}
        />
        <div className="grid items-start gap-x-14 lg:grid-cols-[1fr_372px]">
          <div className="min-w-0">
            <DetailsSections activity={activity} />
          </div>
          <aside className="sticky top-[140px] mt-6 max-lg:hidden">
            <BookingCard {...booking} />
          </aside>
        </div>
      </div>
      <BookingBar {...booking} />
    </main>
  )
}
