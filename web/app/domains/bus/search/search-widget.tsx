import { defaultBusSearch } from '@rihla/contract/bus/address'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { ServerData } from '../../../platform/cache/query.tsx'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { splashQuery } from '../../catalogue/index.ts'
import { busSearchHref } from '../addresses.ts'
import { busDays } from './days.ts'
import { rememberSearch } from '../recent/recent-searches.ts'
import { BusSearchForm } from './search-form.tsx'
import { useStations } from '../stations/use-stations.ts'

function Form() {
  const api = useApi()
  const navigate = useNavigate()
  const stations = useStations()
  const splash = useQuery(splashQuery(api, useLanguage())).data
  const { serverTime } = useContext(SiteContext)
  return (
    <BusSearchForm
      initial={defaultBusSearch}
      stations={stations}
      days={busDays(splash, new Date(serverTime))}
      onSearch={(search) => {
        rememberSearch(search)
        void navigate(busSearchHref(search))
      }}
    />
  )
}

/** The search of buses on its own, such as on the landing page. */
export const BusWidget = () => (
  <ServerData>
    <Form />
  </ServerData>
)
