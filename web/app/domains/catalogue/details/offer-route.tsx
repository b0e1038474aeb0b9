import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { prefetchAll, ServerData } from '../../../platform/cache/query.tsx'
import { serverNow } from '../../../platform/clock.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { type OfferChoice, parseChoice } from '../offer-choice.ts'
import { splashQuery } from '../queries.ts'
import { BadAddressNotice } from './bad-address.tsx'
import { DetailsError } from './details-error.tsx'
import { DetailsSkeleton } from './details-skeleton.tsx'
import type { LoadedDetails } from './load-details.ts'
import type { DetailsTexts, OfferKind } from './offer-kind.ts'
import type { DetailsFailure } from './details-failure.ts'
import { type Ending, useOfferDetails } from './use-offer-details.ts'

type Kind<D> = { kind: OfferKind<D>; texts: DetailsTexts }

/** Asks for what the page needs besides the details, without waiting for them. */
function useBeside<D>({ beside }: OfferKind<D>, id: number, enabled: boolean): void {
  const client = useQueryClient()
  const api = useApi()
  const language = useLanguage()
  useEffect(() => {
    if (enabled && beside) void prefetchAll(client, beside(api, language, id))
  }, [client, api, language, beside, id, enabled])
}

function OfferDetails<D extends Ending>({
  kind,
  texts,
  choice,
  failure: loaded,
}: Kind<D> & { choice: OfferChoice; failure: DetailsFailure | null }) {
  const api = useApi()
  const language = useLanguage()
  const splash = useQuery(splashQuery(api, language))
  const { offer, loading, failure, retry, save } = useOfferDetails(kind, choice, loaded, texts)
  useBeside(kind, choice.id, !failure)
  const { Page } = kind
  if (offer) {
    const dates = kind.dates(splash.data, new Date(serverNow()))
    return <Page {...{ kind, offer, choice, loading, save, dates }} />
  }
  if (!failure) return <DetailsSkeleton title={texts.title} path={kind.path} />
  return (
    <DetailsError
      failure={failure}
      title={texts.errorTitle}
      fallback={texts.fallback}
      path={kind.path}
      backTo={kind.listPath}
      backText={texts.back}
      onRetry={retry}
      theme={kind.theme}
    />
  )
}

/**
 * The details page of a kind: one offer on one date, or what is wrong with the address. `chosen` is of an
 * address that names no date.
 */
export const offerRoute = <D extends Ending>(kind: OfferKind<D>, useTexts: () => DetailsTexts) =>
  function OfferRoute({ loaded, chosen }: { loaded: LoadedDetails; chosen?: OfferChoice }) {
    const texts = useTexts()
    const [address] = useSearchParams()
    const choice = chosen ?? parseChoice(address, kind)
    if (typeof choice === 'string') {
      const text = texts.badAddress(choice, address)
      return <BadAddressNotice text={text} title={texts.title} listPath={kind.listPath} />
    }
    return (
      <ServerData state={loaded.state}>
        <OfferDetails kind={kind} texts={texts} choice={choice} failure={loaded.failure} />
      </ServerData>
    )
  }
