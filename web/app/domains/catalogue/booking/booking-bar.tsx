import { Pencil } from '../../../ui/brand/icons.ts'
import { Suspense } from 'react'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Stale } from '../../../ui/feedback/skeleton.tsx'
import { HeldPanel } from '../../held/index.ts'
import { BarFrame } from './booking-frame.tsx'
import { BookButton, OfferEditor } from './booking-card.tsx'
import { guestsOf, totalOf, useBookingTexts, type BookingProps } from './booking.ts'
import { PriceLines } from './price-lines.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The booking card on phones. */
export function BookingBar(props: BookingProps) {
  const { offer, choice } = props
  const t = useCatalogueText()
  const language = useLanguage()
  const words = useBookingTexts(props)
  return (
    <BarFrame
      change={words.change}
      failure={props.failure}
      button={
        props.held ? (
          <Suspense>
            <HeldPanel live={props.held} short />
          </Suspense>
        ) : (
          <BookButton {...props} />
        )
      }
      renderEditor={(close) => (
        <>
          {!offer.IsAvailable && offer.PartyProblem === null && !props.held && props.otherwise && (
            <div className="mb-5">{props.otherwise(close)}</div>
          )}
          {offer.PartyProblem === null && <PriceLines offer={offer} className="border-0! pt-0!" />}
          <OfferEditor {...props} close={close} />
        </>
      )}
    >
      {(edit) => (
        <div className="min-w-0">
          <Stale when={props.loading}>
            <Price {...totalOf(offer)} />
          </Stale>
          {offer.PartyProblem === null || props.held ? (
            <button
              type="button"
              className="link type-caption flex min-h-7 max-w-full items-center gap-1.5"
              onClick={edit}
            >
              <span className="truncate">
                {weekdayDayMonth(choice.date, language)} · {guestsOf(choice, language)}
              </span>
              <Pencil size={13} className="shrink-0" aria-hidden />
              <span className="sr-only">{t('edit')}</span>
            </button>
          ) : (
            <button type="button" className="link type-caption min-h-7" onClick={edit}>
              {words.unavailable}
            </button>
          )}
        </div>
      )}
    </BarFrame>
  )
}
