import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { BookButton } from './booking-card.tsx'
import { useBookingTexts, useTotal, type BookingProps } from './booking.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

const BookingEditor = lazy(() =>
  import('./booking-editor.tsx').then((m) => ({ default: m.BookingEditor })),
)
const Sheet = lazy(() =>
  import('../../../ui/overlay/dialog.tsx').then((m) => ({ default: m.Sheet })),
)

/** The booking card on phones: a bar at the bottom, and a sheet to edit in. */
export function BookingBar(props: BookingProps) {
  const { offer, choice, maxAdults, dates, onSave } = props
  const t = useCatalogueText()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const total = useTotal(props)
  const words = useBookingTexts(props)
  return (
    <div className="booking-bar lg:hidden">
      <div className="min-w-0">
        <Price {...total} />
        {offer.IsAvailable ? (
          <button
            type="button"
            className="link type-caption flex min-h-7 items-center gap-1.5"
            onClick={() => setEditing(true)}
          >
            {weekdayDayMonth(choice.date, language)} · {t('adultsCount', { count: choice.adults })}
            <Pencil size={13} aria-hidden />
            <span className="sr-only">{t('edit')}</span>
          </button>
        ) : (
          <button
            type="button"
            className="link type-caption min-h-7"
            onClick={() => setEditing(true)}
          >
            {words.unavailable}
          </button>
        )}
      </div>
      <BookButton {...props} />
      {editing && (
        <Suspense>
          <Sheet open onClose={() => setEditing(false)} title={words.change}>
            {!offer.IsAvailable && props.otherwise && (
              <div className="mb-5">{props.otherwise(() => setEditing(false))}</div>
            )}
            <BookingEditor
              choice={choice}
              maxAdults={maxAdults}
              dates={dates}
              onCancel={() => setEditing(false)}
              onSave={(next) => (setEditing(false), onSave(next))}
            />
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}
