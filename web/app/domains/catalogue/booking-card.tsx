import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { isOfferValid } from '@rihla/contract/values/money'
import { Info, Pencil, ShieldCheck, X } from 'lucide-react'
import { lazy, Suspense, useContext, useState } from 'react'
import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { SiteContext } from '../../platform/site.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Price } from '../../ui/price.tsx'
import type { OfferChoice } from './stay.ts'
import { useCatalogueText } from './use-catalogue-text.ts'

const BookingEditor = lazy(() =>
  import('./booking-editor.tsx').then((m) => ({ default: m.BookingEditor })),
)
const Sheet = lazy(() => import('../../ui/dialog.tsx').then((m) => ({ default: m.Sheet })))

/** What the booking card says of an offer. */
export type BookableOffer = Pick<
  ActivityDetails,
  | 'Price'
  | 'OfferPrice'
  | 'OfferExpirationDate'
  | 'PeriodText'
  | 'IsAvailable'
  | 'PlacesLeft'
  | 'BookButtonText'
>

export type BookingProps = {
  offer: BookableOffer
  choice: OfferChoice
  maxAdults: number
  dates: { min: string; max: string }
  loading: boolean
  busy: boolean
  onBook: () => void
  onSave: (choice: OfferChoice) => void
}

/** The main price and, with a valid offer, the original one. */
export function usePrices({
  Price: price,
  OfferPrice: offer,
  OfferExpirationDate: expires,
}: BookableOffer) {
  const { serverTime } = useContext(SiteContext)
  const valid = isOfferValid(price, offer, expires, new Date(serverTime))
  return { now: valid ? (offer ?? price) : price, was: valid ? price : null }
}

function Facts({ choice, onEdit }: { choice: OfferChoice; onEdit: () => void }) {
  const t = useCatalogueText()
  const language = useLanguage()
  return (
    <div>
      <div className="booking-facts">
        <div>
          <p className="type-caption text-ink-3">{t('date')}</p>
          <p className="font-semibold">{weekdayDayMonth(choice.date, language)}</p>
        </div>
        <div>
          <p className="type-caption text-ink-3">{t('guests')}</p>
          <p className="font-semibold">{t('adultsCount', { count: choice.adults })}</p>
        </div>
      </div>
      <Button kind="text" size="small" className="mt-1" onClick={onEdit}>
        <Pencil aria-hidden />
        {t('edit')}
      </Button>
    </div>
  )
}

function BookButton({
  offer,
  loading,
  busy,
  onBook,
}: Pick<BookingProps, 'offer' | 'loading' | 'busy' | 'onBook'>) {
  const t = useCatalogueText()
  return (
    <Button
      kind="primary"
      size="large"
      block
      disabled={!offer.IsAvailable || loading}
      busy={busy && t('bookingBusy')}
      onClick={onBook}
    >
      {offer.BookButtonText || t('book')}
    </Button>
  )
}

/** Price, date and adults in view or edit mode, and the button that books. */
export function BookingCard(props: BookingProps) {
  const { offer, choice, maxAdults, dates, loading, onSave } = props
  const t = useCatalogueText()
  const [editing, setEditing] = useState(false)
  const { now, was } = usePrices(offer)
  if (editing) {
    return (
      <section className="booking-card" aria-label={t('changeDay')}>
        <div className="flex items-center justify-between">
          <h2 className="type-title">{t('changeDay')}</h2>
          <IconButton label={t('cancel')} className="-me-2" onClick={() => setEditing(false)}>
            <X size={20} />
          </IconButton>
        </div>
        <Suspense>
          <BookingEditor
            choice={choice}
            maxAdults={maxAdults}
            dates={dates}
            onCancel={() => setEditing(false)}
            onSave={(next) => (setEditing(false), onSave(next))}
          />
        </Suspense>
      </section>
    )
  }
  return (
    <section className="booking-card" aria-label={t('yourDay')} aria-busy={loading}>
      <Price now={now} was={was} note={offer.PeriodText} size="booking" />
      <Facts choice={choice} onEdit={() => setEditing(true)} />
      <div className="grid gap-2">
        <BookButton {...props} />
        {!offer.IsAvailable && (
          <p className="notice notice-bad" role="status">
            <Info aria-hidden />
            {t('notAvailable')}
          </p>
        )}
        {offer.IsAvailable && (
          <p className="type-caption text-center text-ink-3">{t('notCharged')}</p>
        )}
        {offer.IsAvailable && offer.PlacesLeft !== null && (
          <p className="type-small text-center font-medium text-coral-ink">
            {t('placesLeft', { count: offer.PlacesLeft })}
          </p>
        )}
      </div>
      <div className="flex items-baseline justify-between border-t border-sand-200 pt-4">
        <span>
          {t('total')}{' '}
          <span className="type-caption text-ink-3">
            ({t('adultsCount', { count: choice.adults })})
          </span>
        </span>
        <strong className="text-[18px]">
          <Money egp={now * choice.adults} />
        </strong>
      </div>
      <p className="notice notice-soft">
        <ShieldCheck aria-hidden />
        {t('secure')}
      </p>
    </section>
  )
}

/** The same on phones: a bar at the bottom, and a sheet to edit in. */
export function BookingBar(props: BookingProps) {
  const { offer, choice, maxAdults, dates, onSave, busy, loading, onBook } = props
  const t = useCatalogueText()
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  const { now, was } = usePrices(offer)
  return (
    <div className="booking-bar lg:hidden">
      <div className="min-w-0">
        <Price now={now * choice.adults} was={was && was * choice.adults} />
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
            {t('notAvailable')}
          </button>
        )}
      </div>
      <Button
        kind="primary"
        disabled={!offer.IsAvailable || loading}
        busy={busy && t('bookingBusy')}
        onClick={onBook}
      >
        {offer.BookButtonText || t('book')}
      </Button>
      {editing && (
        <Suspense>
          <Sheet open onClose={() => setEditing(false)} title={t('changeDay')}>
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
