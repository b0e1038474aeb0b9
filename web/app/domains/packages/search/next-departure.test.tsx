// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/fake-server.ts'
import { savedOffers } from '../../catalogue/index.ts'
import { openPackages } from '../testing/open-packages.tsx'

const suggested = {
  autoComplete: answerWith([{ Kind: 'Offer', Id: 7, Text: 'Siwa in spring', Subtitle: 'Siwa' }]),
}
const save = (module: 'Trip' | 'Honeymoon') =>
  savedOffers.put('Favourites', { module, id: 7, name: 'Saved', city: '', stars: 0, image: null })

async function pick() {
  const field = document.querySelector('input[role=combobox]') as HTMLInputElement
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Siwa' } })
  fireEvent.click(await screen.findByRole('option', { name: /Siwa in spring/ }))
}

beforeEach(() => savedOffers.clear())

const cases = [
  ['trip', '', '/trip/7'],
  ['trip', '?arrivalDate=01-02-2020', '/trip/7'],
  ['trip', '?adultsCount=4&childrenAges=3,6', '/trip/7?adults=4&children=3,6'],
  ['honeymoon', '', '/honeymoon/7'],
] as const

test.each(cases)('a suggested %s, searched by “%s”, opens on its next day', async (...it) => {
  const [kind, asked, leadsTo] = it
  const page = openPackages(`/${kind}s${asked}`, 'en', suggested)
  await pick()
  await waitFor(() => expect(page.address()).toBe(leadsTo))
})

test.each(cases)('a saved %s, beside a search by “%s”, leads to its next day', async (...it) => {
  const [kind, asked, leadsTo] = it
  save(kind === 'trip' ? 'Trip' : 'Honeymoon')
  openPackages(`/${kind}s${asked}`, 'en')
  const link = await screen.findByRole('link', { name: /Saved/ })
  expect(link.getAttribute('href')).toBe(leadsTo)
})
