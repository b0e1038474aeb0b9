// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStays } from '../testing/open-stays.tsx'

const pressed = () =>
  document.querySelector('.view-toggle [aria-pressed=true]')?.getAttribute('aria-label')

test('Back from a stay shows the list as it was looked at', async () => {
  const page = openStays('/hotels', 'en')
  fireEvent.click(await screen.findByRole('button', { name: 'List' }))
  fireEvent.click(await screen.findByRole('link', { name: 'Stay 1' }))
  await waitFor(() => expect(page.address()).toMatch(/^\/hotel\?/))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(page.address()).toBe('/hotels'))
  await waitFor(() => expect(pressed()).toBe('List'))
})

test('a list that has no such view begins with its own first', async () => {
  openStays('/hotels', 'en')
  fireEvent.click(await screen.findByRole('button', { name: 'Map' }))
  expect(pressed()).toBe('Map')
  cleanup()
  openStays('/cruises', 'en')
  await screen.findByRole('link', { name: 'Stay 1' })
  expect(pressed()).toBe('Grid')
})
