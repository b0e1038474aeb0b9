import { Heart, ShieldCheck } from '../../ui/brand/icons.ts'
import evening1200 from '../../assets/evening-1200.avif'
import eveningBand from '../../assets/evening-band.avif'
import evening828 from '../../assets/evening-828.avif'
import { useSearch } from '../catalogue/index.ts'
import { PackageSearchPage, usePackagesText } from '../packages/index.ts'
import { honeymoonHref, honeymoonsHref } from './addresses.ts'
import { HoneymoonCard } from './honeymoon-card.tsx'
import { honeymoonSearch } from './search.ts'
import { useHoneymoonsText } from './use-honeymoons-text.ts'

const POSTER = [eveningBand, evening828, evening1200] as const
const SKELETONS = 9

/** Search, narrow, sort and look at honeymoons; the address holds every choice. */
export function SearchPage() {
  const t = useHoneymoonsText()
  const shared = usePackagesText()
  const moreFailed = shared('moreFailed')
  const search = useSearch(honeymoonSearch, {
    failed: t('searchFailed'),
    badFormat: t('badFormat'),
    noSection: t('noSection'),
    noData: t('noSearchData'),
    moreToast: { title: shared('error'), text: moreFailed },
  })
  return (
    <PackageSearchPage
      search={search}
      module="Honeymoon"
      t={t}
      poster={POSTER}
      icon={<Heart size={17} aria-hidden />}
      stats={[{ icon: <ShieldCheck size={17} aria-hidden />, text: shared('heroSecure') }]}
      path={honeymoonsHref({ cityId: search.filters.cityId })}
      hrefOf={honeymoonHref}
      size={SKELETONS}
      moreFailed={moreFailed}
      idOf={({ HoneymoonId }) => HoneymoonId}
      Card={HoneymoonCard}
    />
  )
}
