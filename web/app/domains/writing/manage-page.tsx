import { articleStates } from '@rihla/contract/blog/fields'
import type { ManagedArticle } from '@rihla/contract/blog/managing'
import { useQuery } from '@tanstack/react-query'
import { Search, SquarePen } from '../../ui/brand/icons.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { CallOutput } from '../../platform/api/client.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { EmptyBlock, ErrorBlock } from '../../ui/feedback/result-block.tsx'
import { CardSkeleton, LoadingArea } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { useUiText } from '../../ui/use-ui-text.ts'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { useFocusOnTurn } from '../../ui/navigation/use-focus-on-turn.ts'
import {
  CREATE_PATH,
  MANAGE_PATH,
  manageHref,
  parseManage,
  type ManageAddress,
} from './addresses.ts'
import { DeleteDialog } from './manage/delete-dialog.tsx'
import { ManagedCard } from './manage/managed-card.tsx'
import { manageQuery } from './queries.ts'
import { StaffFrame } from './staff-frame.tsx'
import { TOAST_MS } from './toasts.ts'
import { useFailure } from './use-failure.ts'
import { useWritingText } from './use-writing-text.ts'

const stateTexts = {
  draft: 'stateDraft',
  scheduled: 'stateScheduled',
  published: 'statePublished',
} as const

function Filters({ address }: { address: ManageAddress }) {
  const t = useWritingText()
  const ui = useUiText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(address.search)
  return (
    <div className="mb-6 flex flex-wrap items-end gap-4">
      <form
        role="search"
        className="flex min-w-0 flex-1 items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(manageHref({ ...address, search: typed.trim(), page: 1 }))
        }}
      >
        <TextField
          label={t('search')}
          name="search"
          type="search"
          dir="auto"
          className="min-w-0 max-w-md flex-1"
          icon={<Search aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit">{ui('search')}</Button>
      </form>
      <nav aria-label={t('states')} className="flex flex-wrap gap-2">
        {[null, ...articleStates].map((state) => (
          <Link
            key={state ?? ''}
            className={`chip ${address.state === state ? 'chip-on' : ''}`}
            aria-current={address.state === state ? 'page' : undefined}
            to={manageHref({ ...address, state, page: 1 })}
          >
            {t(state ? stateTexts[state] : 'stateAll')}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function Loading() {
  const t = useWritingText()
  return (
    <LoadingArea text={t('loadingArticles')} className="story-grid">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </LoadingArea>
  )
}

type List = CallOutput<'getManagedArticles'>

function None({ address, list }: { address: ManageAddress; list: List }) {
  const t = useWritingText()
  const { TotalRecords, TotalPages } = list
  if (TotalRecords > 0)
    return (
      <EmptyBlock
        title={t('pastEnd', { page: address.page })}
        text={t('pastEndText')}
        action={{ text: t('lastPage'), to: manageHref({ ...address, page: TotalPages }) }}
      />
    )
  const isFiltered = address.state !== null || address.search !== ''
  return isFiltered ? (
    <EmptyBlock
      title={t('noneFound')}
      text={t('noneFoundText')}
      action={{ text: t('showAll'), to: MANAGE_PATH }}
    />
  ) : (
    <EmptyBlock
      title={t('noArticles')}
      text={t('noArticlesText')}
      action={{ text: t('create'), to: CREATE_PATH }}
    />
  )
}

function Grid({
  list,
  address,
  onDeleted,
}: {
  list: List
  address: ManageAddress
  onDeleted: () => void
}) {
  const [asked, setAsked] = useState<ManagedArticle | null>(null)
  return (
    <>
      <ul className="story-grid">
        {list.Data.map((article) => (
          <ManagedCard key={article.id} article={article} onDelete={() => setAsked(article)} />
        ))}
      </ul>
      <div className="mt-10 flex justify-center">
        <Pagination
          page={list.PageNumber}
          totalPages={list.TotalPages}
          hrefOf={(page) => manageHref({ ...address, page })}
        />
      </div>
      {asked && (
        <DeleteDialog
          article={asked}
          onDone={(deleted) => {
            setAsked(null)
            if (deleted) onDeleted()
          }}
        />
      )}
    </>
  )
}

function Articles() {
  const t = useWritingText()
  const api = useApi()
  const failureText = useFailure('offlineList')
  const address = parseManage(useSearchParams()[0])
  const { data: list, error, refetch } = useQuery(manageQuery(api, address))
  const heading = useFocusOnTurn(`${address.state} ${address.search}`, address.page)
  const tell = useEffectEvent(() =>
    showToast({ title: t('loadArticlesFailed'), tone: 'bad', durationMs: TOAST_MS }),
  )
  useEffect(() => {
    if (error) tell()
  }, [error])
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <div className="flex-1">
          <h1 ref={heading} tabIndex={-1} className="type-h1 scroll-mt-24 outline-none">
            {t('manage')}
          </h1>
          <p className="text-ink-2">{list && t('manageLead', { count: list.TotalRecords })}</p>
        </div>
        <LinkButton kind="primary" to={CREATE_PATH}>
          <SquarePen aria-hidden />
          {t('newArticle')}
        </LinkButton>
      </div>
      <Filters key={address.search} address={address} />
      {error ? (
        <ErrorBlock
          title={t('loadArticlesFailed')}
          text={failureText(error, 'loadArticlesFailed')}
          action={{ text: t('tryAgain'), onClick: () => void refetch() }}
        />
      ) : !list ? (
        <Loading />
      ) : list.Data.length === 0 ? (
        <None address={address} list={list} />
      ) : (
        <Grid list={list} address={address} onDeleted={() => void refetch()} />
      )}
    </>
  )
}

/** /blog/manage: all articles, newest first. */
export function ManagePage() {
  const t = useWritingText()
  return (
    <StaffFrame title={t('manage')} path={MANAGE_PATH}>
      <Articles />
    </StaffFrame>
  )
}
