import { parseStay, type StayChoice, type StayKind } from '@rihla/contract/catalogue/stays-address'
import { useSearchParams } from 'react-router'
import { ServerData } from '../../../platform/cache/query.tsx'
import { BadAddressNotice, type LoadedDetails } from '../../catalogue/index.ts'
import { DetailsPage } from './details-page.tsx'
import { kinds } from '../stay-kinds.ts'
import { useStaysText } from '../use-stays-text.ts'

/** /hotel and /cruise; `chosen` is of an address that names no nights. */
export function StayRoute({
  kind,
  loaded,
  chosen,
}: {
  kind: StayKind
  loaded: LoadedDetails
  chosen?: StayChoice
}) {
  const t = useStaysText()
  const [params] = useSearchParams()
  const choice = chosen ?? parseStay(params, kind)
  if (typeof choice === 'string') {
    const text = t(choice === 'missing' ? `missingAddress-${kind}` : 'invalidDate')
    const { search, details } = kinds[kind]
    return (
      <BadAddressNotice text={text} title={t(`title-${kind}`)} path={details} listPath={search} />
    )
  }
  return (
    <ServerData state={loaded.state}>
      <DetailsPage kind={kind} choice={choice} failure={loaded.failure} />
    </ServerData>
  )
}
