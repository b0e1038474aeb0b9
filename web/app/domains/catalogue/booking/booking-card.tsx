import { Info, ShieldCheck } from '../../../ui/brand/icons.ts'
import { lazy, Suspense } from 'react'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Stale } from '../../../ui/feedback/skeleton.tsx'
import { HeldPanel } from '../../held/index.ts'
import { BookingFailure, CardFrame, EditButton } from './booking-frame.tsx'
import { guestsOf, useBookingTexts, usePrices, type BookingProps } from './booking.ts'
import type { OfferChoice } from '../offer-choice.ts'
import { PriceLines } from './price-lines.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** Comes when it is opened. */
const BookingEditor = lazy(() =>
  import('./booking-editor.tsx').then((m) => ({ default: m.BookingEditor })),
)

type OfferEditorProps = Pick<
  BookingProps,
  'offer' | 'choice' | 'maxAdults' | 'dates' | 'days' | 'onSave'
> & { close: () => void }

/** Date and guests of an offer, to be changed. */
export function OfferEditor({ offer, close, onSave, ...asked }: OfferEditorProps) {
  const { choice, maxAdults, dates, days } = asked
  return (
    <BookingEditor
      {...{ choice, maxAdults, dates, days }}
      taken={offer.Children}
      onCancel={close}
      onSave={(next) => (close(), onSave(next))}
    />
  )
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
          <p className="font-semibold">{guestsOf(choice, language)}</p>
        </div>
      </div>
      <EditButton className="mt-1" onEdit={onEdit} />
    </div>
  )
}

/** Books, while there is something to book. */
export function BookButton({
  offer,
  loading,
  busy,
  onBook,
  large,
}: Pick<BookingProps, 'offer' | 'loading' | 'busy' | 'onBook'> & { large?: boolean }) {
  const t = useCatalogueText()
  return (
    <Button
      kind="primary"
      size={large ? 'large' : 'medium'}
      block={large ?? false}
      disabled={!offer.IsAvailable}
      // Not `disabled`, which would take the focus away.
      aria-disabled={loading || undefined}
      busy={busy && t('bookingBusy')}
      onClick={loading ? undefined : onBook}
    >
      {offer.BookButtonText || t('book')}
    </Button>
  )
}

/** Books, says why it can't, or leads on to what the reader holds already. */
function Action(props: BookingProps) {
  const { offer, held } = props
  const t = useCatalogueText()
  const { unavailable } = useBookingTexts(props)
  if (held)
    return (
      <Suspense>
        <HeldPanel live={held} />
      </Suspense>
    )
  return (
    <div className="grid gap-2">
      <BookButton {...props} large />
      <BookingFailure text={props.failure} />
      {!offer.IsAvailable && (
        <p className="notice notice-bad" role="status">
          <Info aria-hidden />
          {unavailable}
        </p>
      )}
      {!offer.IsAvailable && offer.PartyProblem === null && props.otherwise?.(() => undefined)}
      {offer.IsAvailable && (
        <p className="type-caption text-center text-ink-3">{t('notCharged')}</p>
      )}
      {offer.IsAvailable && offer.PlacesLeft !== null && (
        <p className="type-small text-center font-medium text-coral-ink">
          {t('placesLeft', { count: offer.PlacesLeft })}
        </p>
      )}
    </div>
  )
}

/** What the whole party pays. */
function Total({ offer, choice, loading }: Pick<BookingProps, 'offer' | 'choice' | 'loading'>) {
  const t = useCatalogueText()
  const language = useLanguage()
  return (
    <Stale when={loading}>
      <PriceLines offer={offer} />
      <div className="flex items-baseline justify-between border-t border-sand-200 pt-4">
        <span>
          {t('total')}{' '}
          <span className="type-caption text-ink-3">({guestsOf(choice, language)})</span>
        </span>
        <strong className="text-[1.125rem]">
          <Money egp={offer.TotalPrice} />
        </strong>
      </div>
    </Stale>
  )
}

/** Price, date and guests in view or edit mode, and the button that books. */
export function BookingCard(props: BookingProps) {
  const { offer, choice, loading } = props
  const t = useCatalogueText()
  const words = useBookingTexts(props)
  const { now, was } = usePrices(offer)
  return (
    <CardFrame
      yours={words.yours}
      change={words.change}
      loading={loading}
      renderEditor={(close) => <OfferEditor {...props} close={close} />}
    >
      {(edit) => (
        <>
          <Stale when={loading}>
            <Price now={now} was={was} note={offer.PeriodText} size="booking" />
          </Stale>
          <Facts choice={choice} onEdit={edit} />
          <Action {...props} />
          {offer.PartyProblem === null && <Total offer={offer} choice={choice} loading={loading} />}
          {props.notes ?? (
            <p className="notice notice-soft">
              <ShieldCheck aria-hidden />
              {t('secure')}
            </p>
          )}
        </>
      )}
    </CardFrame>
  )
}
