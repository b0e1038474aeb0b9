import { ShieldCheck } from '../../../ui/brand/icons.ts'
import { lazy, Suspense } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Skeleton, Stale } from '../../../ui/feedback/skeleton.tsx'
import { TermLines } from '../../../ui/card/term-lines.tsx'
import { BookingFailure, CardFrame, EditButton } from '../../catalogue/index.ts'
import { HeldPanel } from '../../held/index.ts'
import { isSold, mayBook, type BookingProps } from './booking.ts'
import { useDayText, usePartyText } from '../use-party-text.ts'
import { pricesOf } from './stay-prices.ts'
import { useStaysText } from '../use-stays-text.ts'

// Both come when they are opened.
export const NotAvailable = lazy(() => import('./not-available.tsx'))
export const StayEditor = lazy(() => import('./stay-editor.tsx'))

function Facts({ choice, onEdit }: { choice: BookingProps['choice']; onEdit: () => void }) {
  const t = useStaysText()
  const dayText = useDayText()
  const partyText = usePartyText()
  return (
    <div className="stay-facts">
      <div>
        <p className="type-caption text-ink-3">{t('checkIn')}</p>
        <p className="font-semibold">{dayText(choice.arrival)}</p>
      </div>
      <div>
        <p className="type-caption text-ink-3">{t('checkOut')}</p>
        <p className="font-semibold">{dayText(choice.departure)}</p>
      </div>
      <div>
        <div className="min-w-0 flex-1">
          <p className="type-caption text-ink-3">{t('guests')}</p>
          <p className="font-semibold">{partyText(choice)}</p>
        </div>
        <EditButton onEdit={onEdit} />
      </div>
    </div>
  )
}

function PriceOf({ prices, kind }: Pick<BookingProps, 'prices' | 'kind'>) {
  const t = useStaysText()
  const { pricing, room, problem, loading } = prices
  if (problem) return <p className="notice notice-bad">{t('priceFailed')}</p>
  if (!pricing) {
    return (
      <div className="grid gap-2" role="status">
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="h-5 w-4/5" />
        <span className="sr-only">{t('loadingPrice')}</span>
      </div>
    )
  }
  const shown = room ?? pricing
  if (!shown || shown.TotalPrice === null || !pricing.IsAvailable) return null
  const { now, was } = pricesOf({ TotalPrice: shown.TotalPrice, OfferPrice: shown.OfferPrice })
  return (
    <Stale when={loading}>
      <Price now={now} was={was} note={shown.PeriodText} size="booking" />
      {room && (
        <p className="mt-3 flex justify-between gap-4 text-[0.9375rem]">
          <span className="text-ink-2">{t(`room-${kind}`)}</span>
          <span className="text-end font-medium">
            {room.Name}
            <span className="type-caption block text-ink-3">{room.Board}</span>
          </span>
        </p>
      )}
      {room && (
        <div className="mt-3">
          <TermLines lines={room.Cancellation} />
        </div>
      )}
    </Stale>
  )
}

/** Books, or says why it can't. */
export function BookButton({ large, ...props }: BookingProps & { large?: boolean }) {
  const t = useStaysText()
  const { pricing } = props.prices
  return (
    <Button
      kind="primary"
      size={large ? 'large' : 'medium'}
      block={large ?? false}
      disabled={!mayBook(props)}
      busy={props.busy && t('booking_busy')}
      onClick={props.onBook}
    >
      {large ? pricing?.BookButtonText || t('book') : t('bookShort')}
    </Button>
  )
}

/** Price, dates, guests and room in view or edit mode, and the button that books. */
export function BookingCard(props: BookingProps) {
  const { kind, hotel, choice, days, prices, held, onSave } = props
  const t = useStaysText()
  const sold = isSold(props)
  return (
    <CardFrame
      yours={t('yourStay')}
      change={t('changeStay')}
      renderEditor={(close) => (
        <StayEditor
          {...{ kind, choice, days }}
          onCancel={close}
          onSave={(next) => (close(), onSave(next))}
        />
      )}
    >
      {(edit) => (
        <>
          {sold ? (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <NotAvailable {...props} />
            </Suspense>
          ) : (
            <PriceOf prices={prices} kind={kind} />
          )}
          <Facts choice={choice} onEdit={edit} />
          {held ? (
            <Suspense>
              <HeldPanel live={held} />
            </Suspense>
          ) : (
            <div className="grid gap-2">
              <BookButton {...props} large />
              <BookingFailure text={props.failure} />
              <p className="type-caption text-center text-ink-3">{!sold && t('notCharged')}</p>
            </div>
          )}
          <p className="notice notice-soft">
            <ShieldCheck aria-hidden />
            {t(hotel.IsExternal ? 'secure-partner' : `secure-${kind}`)}
          </p>
        </>
      )}
    </CardFrame>
  )
}
