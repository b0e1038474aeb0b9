import type { Language } from '@rihla/contract/values/language'
import { PAGE } from '@rihla/contract/blog/limits'
import { queryOptions } from '@tanstack/react-query'
import { data } from 'react-router'
import type { ApiClient } from '../../platform/api/client.ts'
import { ApiProblem } from '../../platform/api/problem.ts'
import { prefetched, prefetchedPage } from '../../platform/cache/query.tsx'
import type { Page } from '../../platform/page.ts'
import { isList, parseBlog, type BlogAddress } from './addresses.ts'

export const homeQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['blog', 'home', language],
    queryFn: ({ signal }) => api.call('getBlogHome', {}, { signal }),
  })

export const listQuery = (
  api: ApiClient,
  language: Language,
  { section, tag, page }: BlogAddress,
) =>
  queryOptions({
    queryKey: ['blog', 'list', language, section, tag, page],
    queryFn: ({ signal }) =>
      api.call(
        'getBlogArticles',
        {
          PageNumber: page,
          PageSize: PAGE.list,
          ...(section !== null && { section }),
          ...(tag !== null && { tag }),
        },
        { signal },
      ),
  })

export const articleQuery = (api: ApiClient, language: Language, slug: string) =>
  queryOptions({
    queryKey: ['blog', 'article', language, slug],
    queryFn: ({ signal }) => api.call('getBlogArticle', { slug }, { signal }),
  })

/** Prices are asked for anew after half a minute. */
export const offersQuery = (api: ApiClient, language: Language, slug: string) =>
  queryOptions({
    queryKey: ['blog', 'offers', language, slug],
    staleTime: 30_000,
    queryFn: ({ signal }) => api.call('getBlogOffers', { slug }, { signal }),
  })

/** Loads the blog, or one of its lists, for the first HTML. */
export function loadBlog({ api, language, url }: Page) {
  const address = parseBlog(url.searchParams)
  return prefetchedPage([
    isList(address) ? listQuery(api, language, address) : homeQuery(api, language),
  ])
}

/** Whether there is no such article: a name longer than any is of none either. */
export const isUnknown = (problem: unknown): boolean =>
  problem instanceof ApiProblem && [400, 404].includes(problem.status)

/**
 * Loads an article with its offers for the first HTML; the status says when there is none (404). What
 * failed otherwise (503) is asked for again by the browser.
 */
export async function loadArticle({ api, language }: Page, slug: string) {
  const article = articleQuery(api, language, slug)
  let status = 200
  const shown = {
    ...article,
    queryFn: () =>
      api.call('getBlogArticle', { slug }).catch((problem: unknown) => {
        status = isUnknown(problem) ? 404 : 503
        throw problem
      }),
  }
  const state = await prefetched([shown, offersQuery(api, language, slug)])
  return data({ state, missing: status === 404 }, { status })
}
