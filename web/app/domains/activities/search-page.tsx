import { useQuery } from '@tanstack/react-query'
import balloon1200 from '../../assets/balloon-1200.avif'
import balloonBand from '../../assets/balloon-band.avif'
import balloon828 from '../../assets/balloon-828.avif'
import desert1200 from '../../assets/desert-1200.avif'
import desert640 from '../../assets/desert-640.avif'
import desert828 from '../../assets/desert-828.avif'
import reef1200 from '../../assets/reef-1200.avif'
import reef640 from '../../assets/reef-640.avif'
import reef828 from '../../assets/reef-828.avif'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Select } from '../../ui/form/select.tsx'
import { OfferSearchPage, PAGE_SIZE, useFilterCounts, useSearch } from '../catalogue/index.ts'
import { ActivityCard } from './activity-card.tsx'
import { activityHref, searchHref } from './addresses.ts'
import { activityTypesQuery } from './queries.ts'
import { activitySearch } from './search.ts'
import { useActivitiesText } from './use-activities-text.ts'

const SLIDES = [
  [balloonBand, balloon828, balloon1200],
  [reef640, reef828, reef1200],
  [desert640, desert828, desert1200],
] as const

function useTypes() {
  const api = useApi()
  return useQuery(activityTypesQuery(api, useLanguage())).data ?? []
}

type TypeFilterProps = {
  types: ReturnType<typeof useTypes>
  value: number | null
  onChange: (type: number | null) => void
}

/** One type of activity, or all. */
function TypeFilter({ types, value, onChange }: TypeFilterProps) {
  const t = useActivitiesText()
  const counts = useFilterCounts()
  return (
    <Select
      label={t('type')}
      value={String(value ?? '')}
      onChange={(id) => onChange(id ? Number(id) : null)}
      options={[
        { value: '', text: t('allTypes') },
        ...types.map(({ ActivityTypeId, Name }) => ({
          value: String(ActivityTypeId),
          text: counts?.named(Name, 'Types', ActivityTypeId) ?? Name,
        })),
      ]}
    />
  )
}

/** Search, narrow, sort and look at activities; the address holds every choice. */
export function SearchPage() {
  const t = useActivitiesText()
  const types = useTypes()
  const search = useSearch(activitySearch, {
    failed: t('searchFailed'),
    toast: { title: t('searchError') },
    moreToast: { title: t('searchError') },
  })
  const { cityId, page, activityTypeId: type } = search.filters
  const typeName = types.find(({ ActivityTypeId }) => ActivityTypeId === type)?.Name ?? t('type')
  const withoutType = { activityTypeId: null }
  return (
    <OfferSearchPage
      search={search}
      module="Activity"
      t={t}
      slides={SLIDES}
      path={searchHref({ cityId, page })}
      hrefOf={activityHref}
      size={PAGE_SIZE}
      filter={
        <TypeFilter
          types={types}
          value={type}
          onChange={(activityTypeId) => search.apply({ activityTypeId })}
        />
      }
      chip={type === null ? null : { key: 'type', text: typeName, without: withoutType }}
      Card={ActivityCard}
    />
  )
}
