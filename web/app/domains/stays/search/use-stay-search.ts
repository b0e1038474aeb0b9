import type { StayFilters, StayKind } from '@rihla/contract/catalogue/stays-address'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showToast } from '../../../ui/feedback/toast.ts'
import { countQuery, useSearch } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import { clampFilters } from './clamp-filters.ts'
import { isNarrowed, narrowing } from './search-request.ts'
import { staySearch } from './stay-search.ts'

type Change = Partial<StayFilters>

/** What is chosen in the filters, and counted before it is searched. */
const countedChanges = { ...narrowing, adultsCount: 0, childrenAges: [] } satisfies Change

function useTexts(kind: StayKind) {
  const t = useStaysText()
  const failed = t(`searchFailed-${kind}`)
  return {
    failed,
    badFormat: t('badFormat'),
    noSection: t('noSection'),
    noData: t('noData'),
    noResponse: t('noResponse'),
    ...(kind === 'cruise' && { toast: { title: t('searchError'), text: failed } }),
    moreToast: { title: t('error'), text: t('loadMoreFailed') },
  }
}

/** A search of hotels or cruises; what is being chosen counts once Search is pressed. */
export function useStaySearch(kind: StayKind) {
  const t = useStaysText()
  const search = useSearch(staySearch[kind], useTexts(kind))
  const { filters: applied, dates: days, total, asked } = search
  const [changes, setChanges] = useState<Change>({})
  const go = (wanted: StayFilters): void => {
    const { filters, moved } = clampFilters(wanted, days)
    if (moved) showToast({ title: t('datesAdjusted'), tone: 'info' })
    search.apply(filters)
  }
  /** Takes effect at once, and leaves what is being chosen as it is. */
  const apply = (change: Change): void => {
    setChanges(Object.fromEntries(Object.entries(changes).filter(([name]) => !(name in change))))
    go({ ...search.chosen, ...change })
  }
  const narrowed = isNarrowed(applied)
  const wide = useQuery({
    ...countQuery(staySearch[kind], { ...asked, filters: { ...asked.filters, ...narrowing } }),
    enabled: narrowed && !search.loading && search.problem === null,
  })
  const draft = { ...applied, ...changes }
  const waits = Object.keys(changes).some((name) => name in countedChanges)
  const wouldAsk = { ...asked, filters: clampFilters(draft, days).filters }
  const waiting = useQuery({
    ...countQuery(staySearch[kind], wouldAsk),
    enabled: waits,
  })
  // What the address asks for and can't be had is said once, and the address put right.
  const adjusts = clampFilters(applied, days).moved && !search.settling
  useEffect(() => {
    if (adjusts) apply({})
    // oxlint-disable-next-line react/exhaustive-deps -- `apply` is new on every rendering
  }, [adjusts])
  return {
    ...search,
    // While a partner's hotels wait to be shown, the next page has some that an earlier one had.
    cards: [...new Map(search.cards.map((card) => [card.HotelId, card])).values()],
    kind,
    days,
    apply,
    reset: () => (setChanges({}), search.reset()),
    /** What each choice would leave, beside what was chosen already. */
    counted: { ...search.counted, asked: wouldAsk },
    draft,
    /** How many there will be with what was chosen; null while that is being asked. */
    draftTotal: waits ? (waiting.data ?? null) : total,
    changed: Object.keys(changes).length > 0,
    /** Chooses; nothing is searched yet. */
    change: (change: Change) => setChanges({ ...changes, ...change }),
    /** Searches with what was chosen. */
    search: () => {
      setChanges({})
      go({ ...search.chosen, ...changes })
    },
    /** How many there would be without narrowing filters, once known. */
    wideTotal: narrowed ? (wide.data ?? null) : total,
  }
}
export type StaySearch = ReturnType<typeof useStaySearch>
