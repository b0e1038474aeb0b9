// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SectionNav } from './section-nav.tsx'

type Entry = { target: Element; isIntersecting: boolean }
let watched = new Set<Element>()
let tell: (entries: readonly Entry[]) => void = () => undefined

/** Tells what it is made to, of what it watches. */
class Observer {
  constructor(callback: (entries: readonly Entry[]) => void) {
    tell = (entries) => callback(entries.filter(({ target }) => watched.has(target)))
  }
  observe = (it: Element) => void watched.add(it)
  unobserve = (it: Element) => void watched.delete(it)
  disconnect = () => watched.clear()
}

beforeEach(() => {
  watched = new Set()
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => vi.unstubAllGlobals())

const items = [
  { id: 'overview', text: 'Overview' },
  { id: 'hotels', text: 'Hotels' },
]
const page = (sections: readonly string[]) => (
  <>
    <SectionNav label="Sections" items={items} />
    {sections.map((id) => (
      <section key={id} id={id} />
    ))}
  </>
)
const current = () => document.querySelector('[aria-current]')?.textContent
const show = (id: string) =>
  act(() => tell([{ target: document.getElementById(id) as Element, isIntersecting: true }]))

test('a section that comes late is marked, too, and so is one that comes again', async () => {
  const { rerender } = render(page(['overview']))
  expect(current()).toBe('Overview')
  rerender(page(['overview', 'hotels']))
  await waitFor(() => expect(watched).toContain(document.getElementById('hotels')))
  show('hotels')
  expect(current()).toBe('Hotels')
  show('overview')
  rerender(page(['overview']))
  rerender(page(['overview', 'hotels']))
  await waitFor(() => expect(watched).toContain(document.getElementById('hotels')))
  show('hotels')
  expect(current()).toBe('Hotels')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
