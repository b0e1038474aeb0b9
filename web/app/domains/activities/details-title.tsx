import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { Check, Clock, MapPin } from 'lucide-react'
import { Badge } from '../../ui/card/badge.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Score } from '../../ui/card/rating.tsx'
import { LIST_PATH, searchHref } from './addresses.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** Where one is, the name, and the facts that decide. */
export function DetailsTitle({ activity }: { activity: ActivityDetails }) {
  const t = useActivitiesText()
  return (
    <div className="grid gap-3 pt-4 pb-5">
      <Breadcrumbs
        items={[
          { text: t('title'), href: LIST_PATH },
          { text: activity.CityName, href: searchHref({ cityId: activity.CityId }) },
          { text: activity.Name },
        ]}
      />
      <h1 className="type-h1">{activity.Name}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {activity.Rating && (
          <Score
            rating={activity.Rating}
            word={activity.RatingDegree}
            reviews={activity.ReviewsCount}
          />
        )}
        <span className="type-small flex items-center gap-1.5 text-ink-2">
          <MapPin size={16} aria-hidden />
          {activity.CityName}
        </span>
        <span className="type-small flex items-center gap-1.5 text-ink-2">
          <Clock size={16} aria-hidden />
          {activity.ReadableDuration}
        </span>
        {activity.FreeCancellation && (
          <Badge tone="ok" icon={<Check aria-hidden />}>
            {activity.FreeCancellation}
          </Badge>
        )}
        <Badge tone="soft">{activity.ActivityTypeName}</Badge>
      </div>
    </div>
  )
}
