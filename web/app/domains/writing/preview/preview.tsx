import type { ArticleFields } from '@rihla/contract/blog/fields'
import { languages, type Language } from '@rihla/contract/values/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from '../../../ui/brand/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import type { ApiClient } from '../../../platform/api/client.ts'
import { InLanguage } from '../../../platform/locale/in-language.tsx'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { loadTextsIn } from '../../../platform/page.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { TabPanel, Tabs } from '../../../ui/navigation/tabs.tsx'
import { ArticleView } from '../../blog/index.ts'
import { fieldsInput } from '../form/article-input.ts'
import { usePricedOffers } from '../queries.ts'
import { useFailure } from '../use-failure.ts'
import { useWritingText } from '../use-writing-text.ts'

/** What the page of an article says besides the article. */
const PAGE_TEXTS = ['blog', 'ui', 'kinds', 'content']
const GROUP = 'preview'

const previewQuery = (api: ApiClient, id: number, fields: ArticleFields, language: Language) =>
  queryOptions({
    queryKey: ['writing', 'preview', id, language, fields],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const [article, texts] = await Promise.all([
        api.call('previewArticle', { ...fieldsInput(fields), id, language }, { signal, language }),
        loadTextsIn(language, PAGE_TEXTS),
      ])
      return { article, texts }
    },
  })

type PreviewProps = {
  /** 0: a new one. */
  id: number
  fields: ArticleFields
}

function Shown({ id, fields, language }: PreviewProps & { language: Language }) {
  const t = useWritingText()
  const api = useApi()
  const failure = useFailure()
  const { data, error, refetch } = useQuery(previewQuery(api, id, fields, language))
  const { data: offers = [] } = usePricedOffers(fields.offers, language)
  if (error)
    return (
      <ErrorBlock
        title={t('previewFailed')}
        text={failure(error, 'updateFailedText')}
        action={{ text: t('tryAgain'), onClick: () => void refetch() }}
      />
    )
  if (!data) return <LoadingBlock text={t('loading')} />
  return (
    <InLanguage language={language} texts={data.texts} className="writing-as-read">
      <ArticleView article={data.article} offers={offers} />
    </InLanguage>
  )
}

/** The article as readers of each language will see it: the very component of its page. */
export function Preview({ id, fields, onClose }: PreviewProps & { onClose: () => void }) {
  const t = useWritingText()
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const names = { en: t('english'), ar: t('arabic') }
  return (
    <section aria-label={t('previewTitle')}>
      <div ref={bar} tabIndex={-1} className="writing-preview-bar">
        <Button kind="text" onClick={onClose}>
          <ChevronLeft className="mirror" aria-hidden />
          {t('previewClose')}
        </Button>
        <p className="type-small text-ink-2 max-md:hidden">{t('previewLead')}</p>
        <Tabs
          label={t('previewLanguage')}
          group={GROUP}
          items={languages.map((id) => ({ id, text: names[id] }))}
          selected={language}
          onSelect={(id) => setLanguage(languages.find((it) => it === id) ?? language)}
        />
      </div>
      <TabPanel group={GROUP} id={language}>
        <Shown id={id} fields={fields} language={language} />
      </TabPanel>
    </section>
  )
}
