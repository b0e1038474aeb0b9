import { EndOfList } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** The way to more stays; at the end, what was seen and that wider filters would show more. */
export function EndOfStays({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const { kind, total, wideTotal } = search
  const more = wideTotal === null ? 0 : wideTotal - total
  const texts = { loading: t(`loadingMore-${kind}`), failed: t('loadMoreFailed') }
  return (
    <EndOfList list={search} texts={texts}>
      {t(`allSeen-${kind}`, { count: total })} {more > 0 && t('widen', { count: more })}
    </EndOfList>
  )
}
