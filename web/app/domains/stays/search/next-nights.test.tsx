// @vitest-environment happy-dom
import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/fake-server.ts'
import { savedOffers } from '../../catalogue/index.ts'
import { openStays } from '../testing/open-stays.tsx'

const suggested = {
  autoComplete: answerWith([{ Kind: 'Offer', Id: 7, Text: 'Lotus', Subtitle: 'Luxor' }]),
}
const from = toAddressDate(addDays(cairoDate(new Date()), 30))
const to = toAddressDate(addDays(cairoDate(new Date()), 33))

async function pick() {
  const field = document.querySelector('input[role=combobox]') as HTMLInputElement
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Lot' } })
  fireEvent.click(await screen.findByRole('option', { name: /Lotus/ }))
}

beforeEach(() => savedOffers.clear())

const cases = [
  ['hotel', '', '/hotel/7'],
  ['cruise', '', '/cruise/7'],
  ['cruise', '?adultsCount=4&childrenAges=9', '/cruise/7?adults=4&children=9'],
  [
    'hotel',
    `?arrivalDate=${from}&departureDate=${to}`,
    `/hotel?id=7&arrival-date=${from}&departure-date=${to}&adults=2`,
  ],
] as const

test.each(cases)('a suggested %s, searched by “%s”, opens on nights it has', async (...it) => {
  const [kind, asked, leadsTo] = it
  const page = openStays(`/${kind}s${asked}`, 'en', suggested)
  await pick()
  await waitFor(() => expect(page.address()).toBe(leadsTo))
})

test.each(cases)('a saved %s, beside a search by “%s”, leads to nights it has', async (...it) => {
  const [kind, asked, leadsTo] = it
  const module = kind === 'hotel' ? 'Hotel' : 'NileCruise'
  const name = 'Saved'
  savedOffers.put('Favourites', { module, id: 7, name, city: 'Luxor', stars: 5, image: null })
  openStays(`/${kind}s${asked}`, 'en')
  const link = await screen.findByRole('link', { name: /Saved/ })
  expect(link.getAttribute('href')).toBe(leadsTo)
})

test('after Reset the field names no place that isn’t asked for', async () => {
  openStays('/hotels?stars=5', 'en', suggested)
  const field = document.querySelector('input[role=combobox]') as HTMLInputElement
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'Lux' } })
  expect(field.value).toBe('Lux')
  fireEvent.click((await screen.findAllByText('Reset'))[0] as HTMLElement)
  await waitFor(() => expect(field.value).toBe(''))
})
