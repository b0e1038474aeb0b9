import type { Language } from '@rihla/contract/values/language'
import type { ComponentType } from 'react'
import { ServerData } from '../../../platform/cache/query.tsx'
import type { Answers } from '../../../testing/fake-server.ts'
import { openPage, type OpenPage } from '../../../testing/open-page.tsx'
import { packageAnswers } from '../../../testing/packages.ts'
import { HoneymoonRoute } from '../../honeymoons/index.ts'
import { SearchPage as HoneymoonsPage } from '../../honeymoons/search-page.tsx'
import { TripRoute } from '../../trips/index.ts'
import { SearchPage as TripsPage } from '../../trips/search-page.tsx'

const loaded = { failure: null }

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
      {
        path: '/honeymoon',
        element: <HoneymoonRoute key="honeymoon" loaded={loaded} />,
      },
      { path: '/trip', element: <TripRoute key="trip" loaded={loaded} /> },
      { path: '/trip/:id', element: <p /> },
      { path: '/honeymoon/:id', element: <p /> },
      { path: '/checkout', element: <p /> },
    ],
  })
