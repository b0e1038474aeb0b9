import type { DeskToday } from '@rihla/contract/desk/today'
import { modulesOfStock } from '@rihla/contract/modules'
import { addDays } from '@rihla/contract/values/dates'
import { dayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { soldNames } from '../promocodes/module-names.ts'
import { useDeskText } from '../use-desk-text.ts'

/** What is sold from a kind of stock, by its names: `Hotels, Nile cruises`. */
function StockName({ kind }: { kind: string }) {
  const t = useDeskText()
  const names = modulesOfStock(kind).map((module) => t(soldNames[module]))
  return names.length > 0 ? names.join(t('listComma')) : <bdi>{kind}</bdi>
}

/** From nothing to all, in six steps: the words in each cell say the same. */
const stepOf = (percent: number | null): string =>
  percent === null ? 'none' : String(Math.min(5, Math.floor(percent / 17)))

/** How full the next days are, a row a kind: colour to look at, and a number in each cell. */
export function HeatMap({ it }: { it: DeskToday }) {
  const t = useDeskText()
  const language = useLanguage()
  if (it.Full.length === 0) return <p className="type-small text-ink-2">{t('nothingOnSale')}</p>
  const days = it.Full[0]?.Days.map((_, at) => addDays(it.Today, at)) ?? []
  return (
    // Thirty days are wider than a phone: it scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached
    <div className="desk-scroll" role="group" aria-label={t('full')} tabIndex={0}>
      <table className="desk-heat">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('kind')}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-label={dayMonth(day, language)}>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {it.Full.map(({ Kind, Days }) => (
            <tr key={Kind}>
              <th scope="row">
                <StockName kind={Kind} />
              </th>
              {days.map((day, at) => {
                const percent = Days[at] ?? null
                return (
                  <td key={day} data-step={stepOf(percent)}>
                    {percent === null ? '–' : percent}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
