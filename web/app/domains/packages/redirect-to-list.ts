import { redirect } from 'react-router'

/** The page of no package in particular is the list: it is what 'back to search' may lead to. */
export function redirectToList({ url }: { url: string }, listPath: string): Response | null {
  const { searchParams } = new URL(url)
  return searchParams.has('id') || searchParams.has('arrival-date') ? null : redirect(listPath)
}
