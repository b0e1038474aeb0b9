import { Pencil } from '../../../ui/brand/icons.ts'
import { Suspense } from 'react'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { Skeleton, Stale } from '../../../ui/feedback/skeleton.tsx'
import { BarFrame } from '../../catalogue/index.ts'
import { HeldPanel } from '../../held/index.ts'
import { BookButton, NotAvailable, StayEditor } from './booking-card.tsx'
import { isSold, type BookingProps } from './booking.ts'
import { datesText, usePartyText } from '../use-party-text.ts'
import { pricesOf } from './stay-prices.ts'
import { useStaysText } from '../use-stays-text.ts'

/** The booking card on phones. */
export function BookingBar(props: BookingProps) {
  const { kind, choice, days, prices, held, onSave } = props
  const t = useStaysText()
  const language = useLanguage()
  const partyText = usePartyText()
  const shown = prices.room ?? prices.pricing
  const sold = isSold(props)
  const dates = datesText({ from: choice.arrival, to: choice.departure }, language)
  return (
    <BarFrame
      change={t('changeStay')}
      failure={props.failure}
      button={
        held ? (
          <Suspense>
            <HeldPanel live={held} short />
          </Suspense>
        ) : (
          <BookButton {...props} />
        )
      }
      renderEditor={(close) => (
        <>
          {sold && (
            <div className="mb-5">
              <NotAvailable {...props} onSave={(next) => (close(), onSave(next))} />
            </div>
          )}
          <StayEditor
            {...{ kind, choice, days }}
            onCancel={close}
            onSave={(next) => (close(), onSave(next))}
          />
        </>
      )}
    >
      {(edit) => (
        <div className="min-w-0">
          {held && shown?.TotalPrice == null ? null : shown &&
            shown.TotalPrice !== null &&
            !sold ? (
            <Stale when={prices.loading}>
              <Price
                {...pricesOf({ TotalPrice: shown.TotalPrice, OfferPrice: shown.OfferPrice })}
              />
            </Stale>
          ) : (
            <p className="font-semibold">
              {sold ? (
                t('notAvailable')
              ) : prices.problem ? (
                t('priceFailed')
              ) : (
                <Skeleton className="h-7 w-28" />
              )}
            </p>
          )}
          <button
            type="button"
            className="link type-caption flex min-h-8 max-w-full items-center gap-1.5 text-start"
            onClick={edit}
          >
            <span className="truncate">
              {dates} · {partyText(choice)}
            </span>
            <Pencil size={13} className="shrink-0" aria-hidden />
            <span className="sr-only">{t('edit')}</span>
          </button>
        </div>
      )}
    </BarFrame>
  )
}
