// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { openPage } from '../../../testing/open-page.tsx'
import { stayAnswers } from '../../../testing/stays.ts'
import { SearchPage } from './search-page.tsx'

test('of two chips that are taken away quickly both go', async () => {
  let pageLoads = Promise.resolve()
  const element = (
    <ServerData>
      <SearchPage kind="hotel" />
    </ServerData>
  )
  const page = openPage('/hotels?stars=5,4&hasFreeCancellation=true', {
    language: 'en',
    answers: stayAnswers('hotel'),
    routes: [{ path: '/hotels', element, loader: async () => (await pageLoads, null) }],
  })
  const chips = () => [...document.querySelectorAll('.chip-removable')]
  await waitFor(() => expect(chips()).toHaveLength(3))
  let arrive = (): void => undefined
  pageLoads = new Promise((go) => (arrive = go))
  const before = page.address()
  const [first, , last] = chips()
  fireEvent.click(first as Element)
  fireEvent.click(last as Element)
  expect(page.address()).toBe(before)
  arrive()
  await waitFor(() => expect(page.address()).not.toBe(before))
  await waitFor(() => expect(chips()).toHaveLength(1))
})
