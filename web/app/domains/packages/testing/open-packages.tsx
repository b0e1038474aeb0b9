import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { Language } from '@rihla/contract/values/language'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { ServerData } from '../../../platform/cache/query.tsx'
import type { Answers } from '../../../testing/fake-server.ts'
import { openPage, type OpenPage } from '../../../testing/open-page.tsx'
import { packageAnswers } from '../../../testing/packages.ts'
import { parseChoice, type OfferChoice } from '../../catalogue/index.ts'
import { DetailsPage as HoneymoonPage } from '../../honeymoons/details-page.tsx'
import { SearchPage as HoneymoonsPage } from '../../honeymoons/search-page.tsx'
import { DetailsPage as TripPage } from '../../trips/details-page.tsx'
import { SearchPage as TripsPage } from '../../trips/search-page.tsx'

type DetailsProps = { choice: OfferChoice; failure: null }

function Details({ Page }: { Page: ComponentType<DetailsProps> }) {
  const choice = parseChoice(useSearchParams()[0], PACKAGE_ADULTS.max)
  if (typeof choice === 'string') throw new Error('The address names no package')
  return (
    <ServerData>
      <Page choice={choice} failure={null} />
    </ServerData>
  )
}

const Search = ({ Page }: { Page: ComponentType }) => (
  <ServerData>
    <Page />
  </ServerData>
)

/** The pages of honeymoons and trips, with a server that answers everything well but what is given. */
export const openPackages = (
  address: string,
  language: Language,
  answers: Answers = {},
): OpenPage =>
  openPage(address, {
    language,
    answers: { ...packageAnswers(), ...answers },
    routes: [
      { path: '/honeymoons', element: <Search key="honeymoons" Page={HoneymoonsPage} /> },
      { path: '/trips', element: <Search key="trips" Page={TripsPage} /> },
      { path: '/honeymoon', element: <Details key="honeymoon" Page={HoneymoonPage} /> },
      { path: '/trip', element: <Details key="trip" Page={TripPage} /> },
      { path: '/checkout', element: <p /> },
    ],
  })
