import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import type { Language } from '@rihla/contract/values/language'
import { useLocation } from 'react-router'
import { ServerData } from '../../../platform/cache/query.tsx'
import type { Answers } from '../../../testing/fake-server.ts'
import { openPage, type OpenPage } from '../../../testing/open-page.tsx'
import { stayAnswers } from '../../../testing/stays.ts'
import { SearchPage } from '../search/search-page.tsx'
import { StayRoute } from '../details/stay-route.tsx'

const Search = ({ kind }: { kind: StayKind }) => (
  <ServerData>
    <SearchPage kind={kind} />
  </ServerData>
)
const Details = ({ kind }: { kind: StayKind }) => (
  <StayRoute kind={kind} loaded={{ failure: null }} />
)

/** The page of a permanent address, which chose these nights by itself: a route of its own. */
const Permanent = ({ kind }: { kind: StayKind }) => (
  <StayRoute
    kind={kind}
    loaded={{ failure: null }}
    chosen={{ id: 501, arrival: '2026-12-17', departure: '2026-12-20', adults: 2, childAges: [] }}
  />
)

/** What the login page says to a visitor who was sent there. */
function SentToLogin() {
  const { message } = useLocation().state as { message: string }
  return <p>{message}</p>
}

/** The pages of hotels and cruises, with a server that answers everything well but what is given. */
export function openStays(
  address: string,
  language: Language,
  answers: Answers = {},
  more: { readonly phone?: string } = {},
): OpenPage {
  const kind = address.startsWith('/cruise') ? 'cruise' : 'hotel'
  return openPage(address, {
    ...more,
    language,
    answers: { ...stayAnswers(kind), ...answers },
    routes: [
      { path: '/hotels', element: <Search key="hotel" kind="hotel" /> },
      { path: '/cruises', element: <Search key="cruise" kind="cruise" /> },
      { path: '/hotel', element: <Details key="hotel" kind="hotel" /> },
      { path: '/cruise', element: <Details key="cruise" kind="cruise" /> },
      { path: '/hotel/:id', element: <Permanent key="hotel" kind="hotel" /> },
      { path: '/cruise/:id', element: <Permanent key="cruise" kind="cruise" /> },
      { path: '/login', element: <SentToLogin /> },
      { path: '/checkout', element: <p /> },
    ],
  })
}
