import type { CalendarDate } from '@rihla/contract/values/dates'
import { ChevronRight } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ClassStars } from '../../../ui/card/class-stars.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { Html, Section } from '../../catalogue/index.ts'
import { hotelHref, hotelStays, type HotelStay, type PackageHotel } from './hotel-stays.ts'
import { usePackagesText } from '../use-packages-text.ts'

function Stay({ stay, adults }: { stay: HotelStay; adults: number }) {
  const t = usePackagesText()
  const language = useLanguage()
  const { hotel, arrival, departure, nights } = stay
  const href = hotelHref(stay, adults)
  const name = hotel.Name
  return (
    <li className="stay-row">
      <span className="stay-picture">
        <Picture
          src={hotel.Thumbnail ?? hotel.ImageUrl}
          alt=""
          sizes="(min-width: 768px) 168px, 112px"
        />
      </span>
      <div className="grid content-start gap-1 py-2">
        <p className="type-caption text-ink-2">
          {t('stayDates', {
            from: weekdayDayMonth(arrival, language),
            to: weekdayDayMonth(departure, language),
          })}
          {' · '}
          {t('nights', { count: nights })}
        </p>
        <h3 className="type-title">
          {href ? (
            <Link className="card-link" to={href}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        <p className="type-small flex flex-wrap items-center gap-x-2 text-ink-2">
          {hotel.City} <ClassStars stars={hotel.Stars} />
        </p>
        <p className="type-small text-ink-2">
          {[hotel.RoomName, hotel.ReservationType].filter(Boolean).join(' · ')}
        </p>
        {hotel.Description && (
          <div className="stay-words max-md:hidden">
            <Html html={hotel.Description} />
          </div>
        )}
      </div>
      {href && <ChevronRight size={18} className="mirror stay-arrow" aria-hidden />}
    </li>
  )
}

/** Where one sleeps, hotel after hotel from the arrival on; each leads to its page for those nights. */
export function HotelsSection({
  hotels,
  arrival,
  adults,
}: {
  hotels: readonly PackageHotel[]
  arrival: CalendarDate
  adults: number
}) {
  const t = usePackagesText()
  if (hotels.length === 0) return null
  return (
    <Section id="hotels" title={t('hotels')}>
      <ul className="grid gap-3">
        {hotelStays(arrival, hotels).map((stay) => (
          <Stay key={`${stay.hotel.HotelId} ${stay.arrival}`} stay={stay} adults={adults} />
        ))}
      </ul>
    </Section>
  )
}
