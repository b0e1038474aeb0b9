// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'

import { expect, it, vi } from 'vitest'
import { useHash, usePageFocus } from './page-change.ts'

function Frame() {
  usePageFocus()
  useHash()
  return <Outlet />
}
/** A page that places the focus itself. */
function Form() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input aria-label="Name" ref={field} />
}
const page = (path: string, more: React.ReactNode = null) => ({
  path,
  element: (
    <main id="main" aria-label={path}>
      <h2 id="terms">Terms</h2>
      {more}
    </main>
  ),
})

function open(at: string) {
  const routes = [page('/a'), page('/b'), page('/form', <Form />)]
  const router = createMemoryRouter([{ element: <Frame />, children: routes }], {
    initialEntries: [at],
  })
  render(<RouterProvider router={router} />)
  const main = (): HTMLElement => screen.getByRole('main')
  const go = (to: string | number): Promise<void> =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
  return { go, main }
}

it('moves the focus to a page that is opened, and leaves it where it is on Back', async () => {
  const { go, main } = open('/a')
  expect(document.activeElement).toBe(document.body)
  await go('/b')
  expect(document.activeElement).toBe(main())
  await go('/b?page=2')
  main().blur()
  await go('/b?page=3')
  expect(document.activeElement).toBe(document.body)
  await go(-3)
  expect(main().getAttribute('aria-label')).toBe('/a')
  expect(document.activeElement).toBe(document.body)
})

it('leaves the focus to a page that places it, and to an address that names a part', async () => {
  const { go } = open('/a')
  await go('/form')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  await go('/b#terms')
  expect(document.activeElement).toBe(document.body)
})

it('shows the part that an address names, but on Back what was on the screen', async () => {
  vi.useFakeTimers()
  const show = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { go } = open('/a#terms')
  vi.advanceTimersByTime(500)
  expect(show).toHaveBeenCalledTimes(1)
  await go('/b')
  await go(-1)
  vi.advanceTimersByTime(500)
  expect(show).toHaveBeenCalledTimes(1)
  await go('/a#terms')
  vi.advanceTimersByTime(500)
  expect(show).toHaveBeenCalledTimes(2)
  show.mockRestore()
})
