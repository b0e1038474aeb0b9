import { useSearchParams } from 'react-router'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { parseShared, SAVED_PATH } from '../addresses.ts'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'

/** /saved: one's own list; with offers in the address a shared list. */
export function SavedPage() {
  const t = useDiscoveryText()
  const shared = parseShared(useSearchParams()[0])
  return (
    <main id="main" className="page-width discovery-page saved-page">
      <PageSeo title={t(shared ? 'sharedTitle' : 'savedTitle')} path={SAVED_PATH} noindex />
      {shared ? <SharedList offers={shared} /> : <OwnList />}
    </main>
  )
}
