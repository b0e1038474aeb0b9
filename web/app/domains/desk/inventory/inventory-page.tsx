import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { dayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { IconButton } from '../../../ui/button/button.tsx'
import { EmptyBlock, ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { isNamedModule, moduleNames } from '../promocodes/module-names.ts'
import { inventoryQuery } from './inventory-queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { ChangePanel } from './change-panel.tsx'
import { DayGrid } from './day-grid.tsx'
import { ItemPicker, itemText } from './item-picker.tsx'
import { addMonths, firstOf, lastOf, monthText, type Month } from './month.ts'
import { keyOf, useInventoryAddress, type Which } from './use-inventory-address.ts'
import { OfferPhotos } from './photos/offer-photos.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { OfferPrice } from './price/offer-price.tsx'
import { useDayRange } from './use-day-range.ts'

function MonthSteps({ month, onMonth }: { month: Month; onMonth: (month: Month) => void }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <div className="desk-month-steps">
      <IconButton label={t('monthBefore')} onClick={() => onMonth(addMonths(month, -1))}>
        <ChevronLeft size={20} className="mirror" />
      </IconButton>
      <p className="type-title" aria-live="polite">
        {monthText(month, language)}
      </p>
      <IconButton label={t('monthAfter')} onClick={() => onMonth(addMonths(month, 1))}>
        <ChevronRight size={20} className="mirror" />
      </IconButton>
    </div>
  )
}

function Days({
  which,
  month,
  onMonth,
}: {
  which: Which
  month: Month
  onMonth: (month: Month) => void
}) {
  const t = useDeskText()
  const may = useMay()
  const language = useLanguage()
  const choice = useDayRange()
  const range = { From: firstOf(month), To: lastOf(month) }
  const { data, error, refetch } = useQuery(
    inventoryQuery(useApi(), language, { ...which, ...range }),
  )
  if (!data && error)
    return (
      <ErrorBlock
        title={t('failedToLoad')}
        text={error.message}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  if (!data)
    return (
      <LoadingArea text={t('loading')} className="grid gap-3">
        <Skeleton className="h-16 rounded-image!" />
        <Skeleton className="h-96 rounded-image!" />
      </LoadingArea>
    )
  const { Item, Today, Days: days } = data
  return (
    <>
      <div className="desk-item">
        <div className="grid gap-1 min-w-0">
          <h2 className="type-h3 wrap-anywhere">
            <bdi>{itemText(Item)}</bdi>
          </h2>
          <p className="type-small text-ink-2">
            {isNamedModule(Item.Module) && <>{t(moduleNames[Item.Module])} · </>}
            <bdi>{Item.City}</bdi>
          </p>
        </div>
        <MonthSteps month={month} onMonth={onMonth} />
      </div>
      <div className="desk-inventory">
        <div className="grid content-start gap-3 min-w-0">
          {days.length > 0 ? (
            <>
              <DayGrid key={month} month={month} today={Today} days={days} choice={choice} />
              <p className="type-caption text-ink-2">
                {t('gridHelp')} {days.some((it) => it.IsOwnPrice) && t('gridOwnPrices')}
              </p>
              {choice.range && (
                <a href="#change-days" className="button button-teal desk-to-change">
                  {choice.range.from === choice.range.to
                    ? t('chosenDay', { day: dayMonth(choice.range.from, language) })
                    : t('chosenDays', {
                        from: dayMonth(choice.range.from, language),
                        to: dayMonth(choice.range.to, language),
                      })}
                </a>
              )}
            </>
          ) : (
            <EmptyBlock title={t('inventoryNoDays')} text={t('inventoryNoDaysText')} />
          )}
        </div>
        {may('changeInventory') && <ChangePanel item={Item} choice={choice} />}
      </div>
      {may('setOfferPrice') && <OfferPrice which={which} />}
      {may('setOfferDeposit') && <OfferTerms which={which} />}
      {may('setOfferPhotos') && <OfferPhotos which={which} />}
    </>
  )
}

/** /desk/inventory: places, closed days and prices of an offer by day, and changing them. */
export function InventoryPage() {
  const t = useDeskText()
  const [{ which, month }, change] = useInventoryAddress()
  return (
    <DeskPage title={t('inventory')} path="/desk/inventory" text={t('inventoryText')}>
      <ItemPicker onPick={(picked) => change({ which: picked })} />
      {which ? (
        <Days
          key={keyOf(which)}
          which={which}
          month={month}
          onMonth={(next) => change({ month: next })}
        />
      ) : (
        <EmptyBlock title={t('inventoryNone')} text={t('inventoryNoneText')} />
      )}
    </DeskPage>
  )
}
