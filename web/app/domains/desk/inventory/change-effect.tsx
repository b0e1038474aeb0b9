import type { InventoryPreview } from '@rihla/contract/desk/inventory'
import { TriangleAlert } from '../../../ui/brand/icons.ts'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** As many days as one reads; the grid shows the figures of all. */
const NAMED = 7

type Prices = InventoryPreview['PricesBefore']

const Range = ({ Lowest, Highest }: NonNullable<Prices>) => (
  <>
    <Money egp={Lowest} />
    {Highest !== Lowest && (
      <>
        {' – '}
        <Money egp={Highest} />
      </>
    )}
  </>
)

/** What the days cost now and would cost, where that is something else. */
function PriceEffect({ before, after }: { before: Prices; after: Prices }) {
  const t = useDeskText()
  const isSame = before?.Lowest === after?.Lowest && before?.Highest === after?.Highest
  if (!before || !after || isSame) return null
  return (
    <p>
      {t('effectPrice')} <Range {...before} /> <span className="desk-arrow" aria-hidden />{' '}
      <Range {...after} />
    </p>
  )
}

/** What a change of days would do, or the days that refuse it, of which `wanted` places are too few. */
export function ChangeEffect({ it, wanted }: { it: InventoryPreview; wanted: number | null }) {
  const t = useDeskText()
  const language = useLanguage()
  const more = it.Refused.length - NAMED
  if (it.Refused.length > 0)
    return (
      <div className="desk-problem grid gap-2">
        <p className="flex gap-3">
          <TriangleAlert size={18} className="flex-none mt-1" aria-hidden />
          {t('effectRefused')}
        </p>
        <ul className="desk-refused">
          {it.Refused.slice(0, NAMED).map(({ Day, Sold, Held }) => (
            <li key={Day}>
              <strong>{weekdayDayMonth(Day, language)}</strong>:{' '}
              {t('dayRefused', { sold: Sold, held: Held, wanted: wanted ?? 0 })}
            </li>
          ))}
          {more > 0 && <li>{t('moreRefused', { count: more })}</li>}
        </ul>
      </div>
    )
  return (
    <div className="desk-note grid gap-1">
      <p className="font-semibold">
        {it.Changes === 0 ? t('effectNothing') : t('effectChanges', { count: it.Changes })}
      </p>
      {it.Without > 0 && <p>{t('effectWithout', { count: it.Without })}</p>}
      {it.FreeBefore !== it.FreeAfter && (
        <p>
          {t('effectFree')} {it.FreeBefore} <span className="desk-arrow" aria-hidden />{' '}
          {it.FreeAfter}
        </p>
      )}
      <PriceEffect before={it.PricesBefore} after={it.PricesAfter} />
      {it.OwnBefore !== it.OwnAfter && (
        <p>
          {t('effectOwn')} {it.OwnBefore} <span className="desk-arrow" aria-hidden /> {it.OwnAfter}
        </p>
      )}
    </div>
  )
}
