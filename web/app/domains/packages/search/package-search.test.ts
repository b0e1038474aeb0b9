import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import { QueryClient, type InfiniteData } from '@tanstack/react-query'
import type { HoneymoonCard } from '@rihla/contract/catalogue/honeymoons'
import type { Paged } from '@rihla/contract/envelope'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../../platform/api/client.ts'
import { honeymoonSearch } from '../../honeymoons/search.ts'
import { raisedBounds, searchQuery } from '../../catalogue/asking/search-query.ts'

const { defaults } = packageSearches.honeymoon

/** A server with three pages, and the pages that were asked of it. */
function server(prices: readonly number[] = []) {
  const asked: number[] = []
  const call = async (_: string, input: { PageNumber: number }) => {
    asked.push(input.PageNumber)
    const Data = prices.map((Price) => ({ Price, OfferPrice: null }))
    return { Data, PageNumber: input.PageNumber, PageSize: 20, TotalPages: 3, TotalRecords: 51 }
  }
  // Of the client nothing but `call` is used, and of its calls the search alone.
  return { api: { call } as unknown as ApiClient, asked }
}

function searching(prices?: readonly number[]) {
  const { api, asked } = server(prices)
  const it = { api, language: 'en', filters: defaults, bounds: { from: 0, to: 10_000 } } as const
  const query = searchQuery(honeymoonSearch, it)
  const client = new QueryClient()
  const pages = (): Promise<InfiniteData<Paged<HoneymoonCard>>> =>
    client.fetchInfiniteQuery({ ...query, pages: 2 })
  return { it, asked, client, pages }
}

describe('pages of a search', () => {
  it('are asked for one after the other', async () => {
    const { asked, pages } = searching()
    const { pageParams } = await pages()
    expect(pageParams).toEqual([1, 2])
    expect(asked).toEqual([1, 2])
  })

  it('fetched ahead count once: asked again, the server is asked', async () => {
    const { it: search, asked, client, pages } = searching()
    const ahead = honeymoonSearch.ahead?.query(search, 2)
    expect(ahead?.staleTime).toBe(300_000)
    if (ahead) await client.prefetchQuery(ahead)
    await pages()
    expect(asked).toEqual([2, 1])
    await pages()
    expect(asked).toEqual([2, 1, 1, 2])
  })
})

describe('the ends of the price slider', () => {
  const settings = { from: 0, to: 10_000 }

  it('reach to the dearest there is', async () => {
    const { it: search } = searching([68_250])
    const all = await honeymoonSearch.all?.(search).queryFn()
    expect(all).toEqual({ count: 51, dearest: 68_250 })
    expect(raisedBounds(settings, all)).toEqual({ from: 0, to: 70_000 })
  })
  it('are those of the settings where that is enough, or nothing is known', () => {
    expect(raisedBounds(settings, { count: 3, dearest: 9000 })).toEqual(settings)
    expect(raisedBounds(settings, undefined)).toEqual(settings)
  })
})
