import lagoon1200 from '../../assets/lagoon-1200.avif'
import lagoonBand from '../../assets/lagoon-band.avif'
import lagoon828 from '../../assets/lagoon-828.avif'
import pool1200 from '../../assets/pool-1200.avif'
import pool640 from '../../assets/pool-640.avif'
import pool828 from '../../assets/pool-828.avif'
import shore1200 from '../../assets/shore-1200.avif'
import shore640 from '../../assets/shore-640.avif'
import shore828 from '../../assets/shore-828.avif'
import { OfferSearchPage, useCatalogueText, useSearch } from '../catalogue/index.ts'
import { dayUseHref, dayUsesHref } from './addresses.ts'
import { DayUseCard } from './day-use-card.tsx'
import { dayUseSearch } from './search.ts'
import { useDayUseText } from './use-day-use-text.ts'

// The first is the only one that phones show.
const SLIDES = [
  [lagoonBand, lagoon828, lagoon1200],
  [pool640, pool828, pool1200],
  [shore640, shore828, shore1200],
] as const

/** Search, narrow, sort and look at days at hotels; the address holds every choice. */
export function SearchPage() {
  const t = useDayUseText()
  const shared = useCatalogueText()
  const search = useSearch(dayUseSearch, {
    failed: t('searchFailed'),
    noData: t('noSearchData'),
    toast: { title: shared('error') },
    moreToast: { title: shared('error') },
  })
  const { cityId, page, size } = search.filters
  return (
    <OfferSearchPage
      search={search}
      module="DayUse"
      t={t}
      theme="dayuse"
      slides={SLIDES}
      path={dayUsesHref({ cityId, page, size })}
      hrefOf={dayUseHref}
      size={size}
      found={t('found', { count: search.total })}
      Card={DayUseCard}
    />
  )
}
