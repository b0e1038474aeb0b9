import {
  parseStay,
  type BadStayAddress,
  type StayKind,
} from '@rihla/contract/catalogue/stays-address'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ServerData } from '../../../platform/cache/query.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { DetailsSkeleton } from '../../catalogue/index.ts'
import { DetailsPage } from './details-page.tsx'
import { kinds } from '../stay-kinds.ts'
import type { LoadedStay } from '../load-stays.ts'
import { useStaysText } from '../use-stays-text.ts'

/** A link that names no stay or no dates: say so, then show the list. */
function BadAddressNotice({ kind, bad }: { kind: StayKind; bad: BadStayAddress }) {
  const t = useStaysText()
  const navigate = useNavigate()
  useEffect(() => {
    const text = t(bad === 'missing' ? `missingAddress-${kind}` : 'invalidDate')
    showToast({ title: t('error'), text, tone: 'bad' })
    void navigate(kinds[kind].search, { replace: true })
  }, [bad, kind, navigate, t])
  return <DetailsSkeleton title={t(`title-${kind}`)} path={kinds[kind].details} />
}

/** /hotel and /cruise. */
export function StayRoute({ kind, loaded }: { kind: StayKind; loaded: LoadedStay }) {
  const [params] = useSearchParams()
  const choice = parseStay(params, kind)
  if (typeof choice === 'string') return <BadAddressNotice kind={kind} bad={choice} />
  return (
    <ServerData state={loaded.state}>
      <DetailsPage kind={kind} choice={choice} failure={loaded.failure} />
    </ServerData>
  )
}
