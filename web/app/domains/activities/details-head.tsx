import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { ArrowLeft, Check, Clock, Heart, MapPin, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Score } from '../../ui/rating.tsx'
import { useShare } from '../../ui/share.ts'
import { searchHref } from './filters.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** Back, share and favourite; they stay in sight. */
export function DetailsActions({ activity }: { activity: ActivityDetails }) {
  const t = useActivitiesText()
  const share = useShare()
  const navigate = useNavigate()
  const [saved, setSaved] = useState(false)
  const back = (): void => void (history.length > 1 ? navigate(-1) : navigate('/activities'))
  return (
    <div className="details-actions">
      <div className="page-width flex items-center gap-2 py-2">
        <Button kind="text" size="small" className="-ms-2" onClick={back}>
          <ArrowLeft className="mirror" aria-hidden />
          {t('back')}
        </Button>
        <span className="flex-1" />
        <Button
          size="small"
          aria-label={t('share')}
          onClick={() => void share(activity.Name, activity.ShareLink)}
        >
          <Share2 aria-hidden />
          <span className="max-md:hidden">{t('share')}</span>
        </Button>
        <Button
          size="small"
          aria-pressed={saved}
          aria-label={t(saved ? 'saved' : 'favourite')}
          onClick={() => setSaved(!saved)}
        >
          <Heart className={saved ? 'fill-coral-600 text-coral-600' : ''} aria-hidden />
          <span className="max-md:hidden">{t(saved ? 'saved' : 'favourite')}</span>
        </Button>
      </div>
    </div>
  )
}

/** Where one is, the name, and the facts that decide. */
export function DetailsTitle({ activity }: { activity: ActivityDetails }) {
  const t = useActivitiesText()
  return (
    <div className="grid gap-3 pt-4 pb-5">
      <Breadcrumbs
        items={[
          { text: t('title'), href: '/activities' },
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
