import { articleStates, type ArticleState } from '@rihla/contract/blog/fields'

export const CREATE_PATH = '/blog/create'
export const MANAGE_PATH = '/blog/manage'
export const editHref = (id: number): string => `/blog/edit/${id}`

/** What the list of articles shows. */
export type ManageAddress = {
  readonly state: ArticleState | null
  readonly search: string
  readonly page: number
}

const LONGEST = 100

/** Reads the address of the list; what makes no sense is left out. */
export function parseManage(address: URLSearchParams): ManageAddress {
  const page = Number(address.get('page') ?? 1)
  const state = address.get('state')
  return {
    state: articleStates.find((it) => it === state) ?? null,
    search: (address.get('search') ?? '').slice(0, LONGEST).trim(),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export function manageHref({ state, search, page = 1 }: Partial<ManageAddress>): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `${MANAGE_PATH}?${text}` : MANAGE_PATH
}
