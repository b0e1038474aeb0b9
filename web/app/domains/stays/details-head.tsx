import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { ArrowLeft, Check, Heart, MapPin, Share2, Zap } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Score } from '../../ui/rating.tsx'
import { useShare } from '../../ui/share.ts'
import { ClassStars } from './class-stars.tsx'
import { useFavourite, type KeptStay } from './device-list.ts'
import { kinds, searchHref } from './kinds.ts'
import { useStaysText } from './use-stays-text.ts'

/** What the device keeps of a stay that was looked at. */
export const keptOf = (kind: StayKind, hotel: HotelDetails): KeptStay => ({
  kind,
  id: hotel.HotelId,
  name: hotel.Name,
  city: hotel.City,
  stars: hotel.Stars,
  image: hotel.Images[0]?.ImagePath ?? null,
})

type Props = { kind: StayKind; hotel: HotelDetails }

/** Back, share and favourite; they stay in sight. */
export function DetailsActions({ kind, hotel }: Props) {
  const t = useStaysText()
  const share = useShare()
  const navigate = useNavigate()
  const { saved, toggle } = useFavourite(keptOf(kind, hotel))
  const back = (): void => void (history.length > 1 ? navigate(-1) : navigate(kinds[kind].search))
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
          onClick={() => void share(hotel.Name, hotel.ShareLink)}
        >
          <Share2 aria-hidden />
          <span className="max-md:hidden">{t('share')}</span>
        </Button>
        <Button
          size="small"
          aria-pressed={saved}
          aria-label={t(saved ? 'saved' : 'favourite')}
          onClick={toggle}
        >
          <Heart className={saved ? 'fill-coral-600 text-coral-600' : ''} aria-hidden />
          <span className="max-md:hidden">{t(saved ? 'saved' : 'favourite')}</span>
        </Button>
      </div>
    </div>
  )
}

/** Where one is, the name, and the facts that decide. */
export function DetailsTitle({ kind, hotel }: Props) {
  const t = useStaysText()
  return (
    <div className="grid gap-3 pt-4 pb-5">
      <Breadcrumbs
        items={[
          { text: t(`title-${kind}`), href: searchHref(kind) },
          { text: hotel.City, href: searchHref(kind, { cityId: hotel.CityId }) },
          { text: hotel.Name },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ClassStars stars={hotel.Stars} />
        {hotel.InstantConfirmation && (
          <Badge tone="soft" icon={<Zap aria-hidden />}>
            {hotel.InstantConfirmation}
          </Badge>
        )}
        {hotel.FreeCancellation && (
          <Badge tone="ok" icon={<Check aria-hidden />}>
            {hotel.FreeCancellation}
          </Badge>
        )}
      </div>
      <h1 className="type-h1">
        <bdi>{hotel.Name}</bdi>
      </h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {hotel.Rating && (
          <Score rating={hotel.Rating} word={hotel.RatingDegree} reviews={hotel.ReviewsCount} />
        )}
        <a href="#location" className="type-small flex min-h-8 items-center gap-1.5 text-ink-2">
          <MapPin size={16} aria-hidden />
          {hotel.Address || hotel.City}
        </a>
      </div>
    </div>
  )
}
