import type { Navigation } from '@rihla/contract/content'
import type { ContentTable } from '@rihla/contract/content/tables'
import type { ContentRowsByLanguage } from '@rihla/contract/desk/content'
import type { Landing } from '@rihla/contract/landing'
import { commaOf, languages, type Language } from '@rihla/contract/values/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ApiClient } from '../../../../platform/api/client.ts'
import { useApi } from '../../../../platform/api/use-api.ts'
import { InLanguage } from '../../../../platform/locale/in-language.tsx'
import { useLanguage } from '../../../../platform/locale/use-text.tsx'
import { loadTextsIn } from '../../../../platform/page.ts'
import { ErrorBlock, LoadingBlock } from '../../../../ui/feedback/result-block.tsx'
import { TabPanel, Tabs } from '../../../../ui/navigation/tabs.tsx'
import { ContentLink, extraLinks, Footer, isInMenu } from '../../../content/index.ts'
import { LandingSection, type LandingSectionName } from '../../../landing/index.ts'
import { useDeskText } from '../../use-desk-text.ts'
import { footerOf, landingWith, menuOf } from './draft-landing.ts'
import { cairoToday } from '../../../../platform/clock.ts'

/** What the pages say besides their content. */
const PAGE_TEXTS = ['landing', 'ui', 'content', 'kinds', 'privacy']
const GROUP = 'content-preview'

const landingQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['desk-content-preview', language],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const [landing, texts] = await Promise.all([
        api.call('getLanding', {}, { signal, language }),
        loadTextsIn(language, PAGE_TEXTS),
      ])
      return { landing, texts }
    },
  })

const sections: Partial<Readonly<Record<ContentTable, LandingSectionName>>> = {
  hero_content: 'hero',
  content_sections: 'headings',
  content_translations: 'providers',
  features: 'features',
  trusted_providers: 'providers',
  customization_content: 'customization',
  screenshots_content: 'screenshots',
  stats_content: 'stats',
  testimonials_content: 'testimonials',
  partners: 'partners',
  app_store_links: 'download',
}

type Props = { table: ContentTable; rows: ContentRowsByLanguage }

/** What the header adds to its own links, by its own rule. */
function MenuLinks({ links }: { links: Navigation['links'] }) {
  const shown = extraLinks(links)
  return (
    shown.length > 0 && (
      <ul className="flex flex-wrap gap-x-6 gap-y-2 p-6">
        {shown.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <ContentLink link={link} />
          </li>
        ))}
      </ul>
    )
  )
}

function Part({
  table,
  rows,
  language,
  landing,
}: Props & { language: Language; landing: Landing }) {
  const [year] = useState(() => cairoToday().slice(0, 4))
  const section = sections[table]
  if (section)
    return <LandingSection name={section} content={landingWith(landing, table, rows, language)} />
  if (table === 'footer_content')
    return <Footer footer={footerOf(rows, language, landing.app_stores)} year={year} />
  return <MenuLinks links={menuOf(rows, language)} />
}

function Shown({ language, ...it }: Props & { language: Language }) {
  const t = useDeskText()
  const own = useLanguage()
  const { data, error, refetch } = useQuery(landingQuery(useApi(), language))
  if (error)
    return (
      <ErrorBlock
        title={t('contentPreviewFailed')}
        text={error.message}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  if (!data) return <LoadingBlock text={t('loading')} />
  const inMenu =
    it.table === 'navigation_content'
      ? menuOf(it.rows, language).filter(({ href }) => isInMenu(href))
      : []
  return (
    <>
      <InLanguage language={language} texts={data.texts} className="desk-content-preview">
        <Part {...it} language={language} landing={data.landing} />
        {/* Shown where a section has nothing to show. */}
        <p className="desk-content-nothing">{t('contentPreviewNothing')}</p>
      </InLanguage>
      {inMenu.length > 0 && (
        <p className="type-small mt-3 text-ink-2">
          {t('contentPreviewInMenu', {
            names: inMenu.map(({ label }) => label).join(commaOf(own)),
          })}
        </p>
      )}
    </>
  )
}

/** What is written as the page will show it, in each language: its very components, nothing saved. */
export function Preview({ table, rows }: Props) {
  const t = useDeskText()
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const shown = useDeferredValue(rows)
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="content-preview-title">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="content-preview-title" className="type-h3">
            {t('contentPreview')}
          </h2>
          <p className="type-small text-ink-2">{t('contentPreviewText')}</p>
        </div>
        <Tabs
          label={t('contentPreviewLanguage')}
          group={GROUP}
          items={languages.map((id) => ({ id, text: t(`contentIn_${id}`) }))}
          selected={language}
          onSelect={(id) => setLanguage(languages.find((it) => it === id) ?? language)}
        />
      </div>
      <TabPanel group={GROUP} id={language}>
        <Shown table={table} rows={shown} language={language} />
      </TabPanel>
    </section>
  )
}
