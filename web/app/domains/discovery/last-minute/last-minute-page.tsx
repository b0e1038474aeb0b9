import type { SavedModule } from '@rihla/contract/modules'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { EmptyBlock, ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { EndingCard, kinds, useKindsText } from '../../kinds/index.ts'
import { lastMinuteHref, parseKind, PLACES_PATH } from '../addresses.ts'
import { CardsLoading } from '../cards-loading.tsx'
import { useDiscoveryText } from '../use-discovery-text.ts'
import { lastMinuteQuery } from './queries.ts'

/** The kinds as links, so that each has an address; all of those that can end. */
function KindLinks({ current }: { current: SavedModule | null }) {
  const t = useDiscoveryText()
  const kindText = useKindsText()
  const tabs = [
    { kind: null, text: t('allKinds'), Icon: null },
    ...kinds.flatMap(({ module, Icon }) =>
      module === 'Bus' ? [] : [{ kind: module, text: kindText(`name${module}`), Icon }],
    ),
  ]
  return (
    <nav aria-label={t('kinds')} className="kind-links">
      <ul>
        {tabs.map(({ kind, text, Icon }) => (
          <li key={text}>
            <Link
              to={lastMinuteHref(kind)}
              className={`chip ${kind === current ? 'chip-on' : ''}`}
              aria-current={kind === current ? 'page' : undefined}
              preventScrollReset
            >
              {Icon && <Icon aria-hidden />}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ kind }: { kind: SavedModule | null }) {
  const t = useDiscoveryText()
  const kindText = useKindsText()
  const list = kinds.find(({ module }) => module === kind)?.list
  return (
    <EmptyBlock
      title={t('noneEnds')}
      text={t('noneEndsText')}
      action={
        kind && list
          ? { text: t('seeKind', { kind: kindText(`name${kind}`) }), to: list }
          : { text: t('seePlaces'), to: PLACES_PATH }
      }
    />
  )
}

/** /last-minute: offers whose price ends within three days, each with its own clock. */
export function LastMinutePage() {
  const t = useDiscoveryText()
  const kindText = useKindsText()
  const api = useApi()
  const language = useLanguage()
  const kind = parseKind(useSearchParams()[0])
  const { data: offers, isPending, refetch } = useQuery(lastMinuteQuery(api, language, kind))
  const title = t('lastMinute')
  return (
    <main id="main" className="page-width discovery-page">
      <PageSeo
        title={kind ? `${title}: ${kindText(`name${kind}`)}` : title}
        description={t('lastMinuteText')}
        path={lastMinuteHref(kind)}
        image={offers?.[0]?.ImageUrl ?? null}
      />
      <div className="mb-5 grid gap-1.5">
        <h1 className="type-h1">{title}</h1>
        <p className="max-w-2xl text-ink-2">{t('lastMinuteText')}</p>
      </div>
      <KindLinks current={kind} />
      {offers ? (
        offers.length > 0 ? (
          <ul className="ending-list">
            {offers.map((tile, at) => (
              <li key={`${tile.ModuleType} ${tile.Id}`} className="grid">
                <EndingCard tile={tile} heading="h2" eager={at < 3} />
              </li>
            ))}
          </ul>
        ) : (
          <Nothing kind={kind} />
        )
      ) : isPending ? (
        <CardsLoading className="ending-list" />
      ) : (
        <ErrorBlock
          title={t('offersFailed')}
          action={{ text: t('tryAgain'), onClick: () => void refetch() }}
        />
      )}
    </main>
  )
}
