import { staySearches, type StayKind } from '@rihla/contract/catalogue/stays-address'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { SiteContext } from '../../../platform/site.ts'
import type { WidgetProps } from '../../catalogue/index.ts'
import { searchHref } from '../stay-kinds.ts'
import { StaySearchForm } from './search-form.tsx'
import { stayDays } from '../dates/stay-days.ts'
import { useStaysText } from '../use-stays-text.ts'

function StayWidget({ kind, settings, cities }: WidgetProps & { kind: StayKind }) {
  const t = useStaysText()
  const navigate = useNavigate()
  const { serverTime } = useContext(SiteContext)
  const [value, setValue] = useState(staySearches[kind].defaults)
  return (
    <StaySearchForm
      kind={kind}
      value={value}
      cityName={cities.find(({ CityId }) => CityId === value.cityId)?.CityName}
      days={stayDays(settings, new Date(serverTime))}
      cities={cities}
      submitText={t(`searchKind-${kind}`)}
      onChange={(change) => setValue({ ...value, ...change })}
      onSearch={() => void navigate(searchHref(kind, value))}
    />
  )
}

/** The search of hotels on its own, such as on the landing page. */
export const HotelWidget = (props: WidgetProps) => <StayWidget kind="hotel" {...props} />

/** The search of cruises on its own. */
export const CruiseWidget = (props: WidgetProps) => <StayWidget kind="cruise" {...props} />
