import { Button } from '../../../ui/button/button.tsx'
import { NothingFound } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import { useStayChips } from './stay-chips.ts'
import type { StaySearch } from './use-stay-search.ts'

function focusSearch(): void {
  scrollTo({ top: 0 })
  document.querySelector<HTMLElement>('[role="search"] input')?.focus({ preventScroll: true })
}

/** Nothing matches: which filter to take away, a fresh start, or another search. */
export default function EmptyResults({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const chips = useStayChips(search)
  const filtered = chips.length > 0
  return (
    <NothingFound
      search={search}
      chips={chips}
      title={
        filtered ? t('emptyFiltered', { count: chips.length }) : t(`emptyTitle-${search.kind}`)
      }
      text={t(filtered ? 'emptyTextFiltered' : 'emptyText')}
    >
      <Button onClick={focusSearch}>{t('newSearch')}</Button>
    </NothingFound>
  )
}
