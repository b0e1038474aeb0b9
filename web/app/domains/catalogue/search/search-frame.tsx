import type { CalendarDate } from '@rihla/contract/values/dates'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { RemovableChip } from '../../../ui/button/chip.tsx'
import type { FilterChip } from '../filters/filter-chips.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The filters in force, each with what takes it away. */
export function ChipLine<F>({
  chips,
  onRemove,
  onClear,
}: {
  chips: readonly FilterChip<F>[]
  onRemove: (without: Partial<F>) => void
  onClear: () => void
}) {
  const t = useCatalogueText()
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label={t('activeFilters')} className="chip-line">
      {chips.map(({ key, text, without }) => (
        <RemovableChip key={key} text={text} onRemove={() => onRemove(without)} />
      ))}
      <button
        type="button"
        className="link min-h-11 shrink-0 px-2 text-[14px] whitespace-nowrap"
        onClick={onClear}
      >
        {t('clearAll')}
      </button>
    </div>
  )
}

/** What a search says of where, when and who. */
export type Asked = {
  searchText: string
  date: CalendarDate | null
  /** Of kinds that ask for it. */
  adultsCount?: number
}

/** What is being searched, in one row on phones; pressing it opens the form. */
function QuerySummary({
  asked: { date, adultsCount, searchText },
  title,
  open,
  onToggle,
}: {
  asked: Asked
  title: string
  open: boolean
  onToggle: () => void
}) {
  const t = useCatalogueText()
  const language = useLanguage()
  const facts = [
    date && weekdayDayMonth(date, language),
    adultsCount !== undefined && t('adultsCount', { count: adultsCount }),
  ]
  return (
    <button
      type="button"
      className="field-box w-full py-2 text-start md:hidden"
      aria-expanded={open}
      onClick={onToggle}
    >
      <Search aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[15px] font-semibold">{searchText || title}</span>
        <span className="type-caption block text-ink-3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="link">{t(open ? 'cancel' : 'edit')}</span>
    </button>
  )
}

/** The page of a search: hero, form, filters at the side, results. What stands in each is the kind's. */
export function SearchFrame({
  asked,
  onReset,
  hero,
  title,
  form,
  panel,
  children,
}: {
  asked: Asked
  onReset: () => void
  hero: ReactNode
  /** The place or the kind, in a few words. */
  title: string
  /** The search form; sent, it closes on phones. */
  form: ReactNode
  panel: ReactNode
  children: ReactNode
}) {
  const t = useCatalogueText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      {hero}
      <div className="border-b border-sand-200 bg-white">
        <div className="page-width py-5 max-md:py-3">
          <QuerySummary
            asked={asked}
            title={title}
            open={asking}
            onToggle={() => setAsking(!asking)}
          />
          <div
            className={asking ? 'max-md:pt-4' : 'max-md:hidden'}
            onSubmit={() => setAsking(false)}
          >
            {form}
          </div>
        </div>
      </div>
      <div className="page-width grid items-start gap-8 pt-8 lg:grid-cols-[268px_1fr]">
        <aside className="panel sticky top-[88px] p-5 max-lg:hidden" aria-label={t('filters')}>
          <div className="mb-4 flex items-center justify-between">
            <h2 className="type-h3">{t('filters')}</h2>
            <button type="button" className="link min-h-11 text-[14px]" onClick={onReset}>
              {t('resetFilters')}
            </button>
          </div>
          {panel}
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
    </>
  )
}
