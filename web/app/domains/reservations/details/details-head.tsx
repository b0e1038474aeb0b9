import type { ReservationDetails } from '@rihla/contract/reservations'
import { commaOf } from '@rihla/contract/values/language'
import { Star } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { useModuleName } from '../module-name.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useReservationsText } from '../use-reservations-text.ts'

function ClassStars({ stars }: { stars: number }) {
  const ui = useUiText()
  return (
    <span className="inline-flex text-star" role="img" aria-label={ui('rating', { n: stars })}>
      {Array.from({ length: stars }, (_, at) => (
        <Star key={at} size={15} fill="currentColor" aria-hidden />
      ))}
    </span>
  )
}

/** Picture, state, kind, name and places, and the reference to copy. */
export function DetailsHead({ it }: { it: ReservationDetails }) {
  const t = useReservationsText()
  const language = useLanguage()
  const moduleName = useModuleName()
  return (
    <header className="reservation-head">
      <div className="reservation-cover">
        <Picture src={it.ImageUrl} alt="" sizes="(min-width: 768px) 132px, 96px" eager />
      </div>
      <div className="grid min-w-0 content-center gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StatusBadge code={it.StatusCode} text={it.ReservationStatus} />
          <span className="type-small text-ink-2">{moduleName(it.ModuleName)}</span>
          {it.Stars ? <ClassStars stars={it.Stars} /> : null}
        </p>
        <h1 className="type-h1">
          <bdi>{it.Name}</bdi>
        </h1>
        <p className="type-small text-ink-2">{it.Cities.join(commaOf(language))}</p>
      </div>
      <div className="reservation-reference">
        <Copyable label={t('reference')} value={it.ReferenceNumber} />
      </div>
    </header>
  )
}
