// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../../testing/fake-server.ts'
import { openStays } from '../testing/open-stays.tsx'

/** Fewer with stars than without. */
const starsLeave =
  (few: number, all: number): Answer =>
  ({ url }) => {
    const TotalRecords = new URL(url).search.includes('Stars') ? few : all
    const page = { PageNumber: 1, PageSize: 20, TotalPages: 1, TotalRecords, Data: [] }
    return Response.json({ Error: null, Data: page })
  }

test.each([
  ['en', '/hotels', 1, 2, '1 of 2 stays match'],
  ['en', '/cruises', 3, 5, '3 of 5 cruises match'],
  // The noun stands before the numbers, so that it is right beside each of them.
  ['ar', '/hotels', 1, 2, 'أماكن الإقامة المطابقة: 1 من 2'],
  ['ar', '/cruises', 3, 5, 'رحلات الكروز المطابقة: 3 من 5'],
] as const)('%s %s: %i of %i match', async (language, list, few, all, said) => {
  openStays(`${list}?stars=5`, language, { getHotels: starsLeave(few, all) })
  expect(await screen.findByText(said)).not.toBeNull()
})
