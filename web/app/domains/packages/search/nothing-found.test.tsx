// @vitest-environment happy-dom
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../../testing/fake-server.ts'
import { tripCard } from '../../../testing/packages.ts'
import { openPackages } from '../testing/open-packages.tsx'

/** Three trips, none of them called so. */
const trips: Answer = async (request) => {
  const { Filters } = (await request.json()) as { Filters: { SearchText?: string } }
  const found = Filters.SearchText ? [] : [1, 2, 3].map(tripCard)
  const page = { PageNumber: 1, PageSize: 20, TotalPages: found.length ? 1 : 0 }
  return Response.json({ Error: null, Data: { ...page, Data: found, TotalRecords: found.length } })
}
const said = {
  en: ['Removing “nowhere” shows 3 results.', 'Remove “nowhere”'],
  ar: ['إزالة «nowhere» تعرض 3 نتائج.', 'إزالة «nowhere»'],
} as const

test.each(languages)('%s: says which filter to take away, and takes it away', async (language) => {
  const page = openPackages('/trips?searchText=nowhere&stars=5', language, { getTrips: trips })
  const [sentence, action] = said[language]
  await screen.findByText(sentence)
  const [button] = screen.getAllByRole('button', { name: action }).slice(-1)
  fireEvent.click(button as HTMLElement)
  await waitFor(() => expect(document.querySelectorAll('.offer-card')).toHaveLength(3))
  expect(page.address()).toBe('/trips?stars=5')
})
