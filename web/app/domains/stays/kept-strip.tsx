import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { ClassStars } from './class-stars.tsx'
import { favouriteStays, recentStays, useDeviceList, type KeptStay } from './device-list.ts'
import { stayHref } from './kinds.ts'
import type { StayDates } from './stay-days.ts'
import { useStaysText } from './use-stays-text.ts'

type Link = (stay: KeptStay) => string

function Strip({
  title,
  stays,
  hrefOf,
  onClear,
}: {
  title: string
  stays: readonly KeptStay[]
  hrefOf: Link
  onClear: () => void
}) {
  const t = useStaysText()
  if (stays.length === 0) return null
  return (
    <section className="mt-14" aria-label={title}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="type-h3">{title}</h2>
        <button type="button" className="link type-small min-h-11" onClick={onClear}>
          {t('forget')}
          <span className="sr-only">: {title}</span>
        </button>
      </div>
      <ul className="kept-strip">
        {stays.map((stay) => (
          <li key={stay.id}>
            <Link to={hrefOf(stay)} className="kept-stay">
              <span className="kept-picture">
                <Picture src={stay.image} alt="" sizes="84px" />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-semibold">
                  <bdi>{stay.name}</bdi>
                </span>
                <span className="type-caption block truncate text-ink-2">{stay.city}</span>
                <ClassStars stars={stay.stars} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What this device remembers: stays that were saved, and those looked at lately. */
export function KeptStays({
  kind,
  dates,
  adults,
  childAges,
}: {
  kind: StayKind
  dates: StayDates
  adults: number
  childAges: readonly number[]
}) {
  const t = useStaysText()
  const ofKind = ({ kind: other }: KeptStay): boolean => other === kind
  const recent = useDeviceList(recentStays).filter(ofKind)
  const saved = useDeviceList(favouriteStays).filter(ofKind)
  const hrefOf = ({ id }: KeptStay): string =>
    stayHref(kind, { id, arrival: dates.from, departure: dates.to, adults, childAges })
  return (
    <>
      <Strip
        title={t('favourites')}
        stays={saved}
        hrefOf={hrefOf}
        onClear={() => saved.forEach(favouriteStays.drop)}
      />
      <Strip
        title={t('recent')}
        stays={recent}
        hrefOf={hrefOf}
        onClear={() => recent.forEach(recentStays.drop)}
      />
    </>
  )
}
