// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { ProblemPage } from '../problems/problem-page.tsx'
import { latePart } from './late-part.tsx'
import { spare } from './spare.ts'

/** As browsers word it. */
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
const Gone = lazy(() => Promise.reject(gone))
const GoneSpare = spare<object>(() => Promise.reject(gone))
const GoneLate = latePart<object>('idle', () => Promise.reject(gone))

// React says what was caught.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

const open = (language: 'en' | 'ar', page: React.ReactNode) =>
  openPage('/', {
    language,
    answers: {},
    routes: [
      {
        path: '/',
        element: (
          <>
            <input aria-label="Name" defaultValue="Mona" />
            {page}
          </>
        ),
        errorElement: <ProblemPage error={gone} />,
      },
    ],
  })

it('leaves the page as it is without a part that nobody needs', async () => {
  open(
    'en',
    <Suspense fallback="coming">
      <GoneSpare />
    </Suspense>,
  )
  await vi.waitFor(() => expect(screen.queryByText('coming')).toBeNull())
  expect(screen.getByLabelText('Name')).toBeTruthy()
})

it('shows what stood in for a late part whose script does not come, and swallows no press in it', async () => {
  open('en', <GoneLate fallback={<button type="button">Search</button>} />)
  await vi.waitFor(() => expect(document.querySelector('[data-late]')).toBeNull())
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
  expect(screen.getByLabelText('Name')).toBeTruthy()
})

it.each([
  ['en', 'A new version is here'],
  ['ar', 'صدرت نسخة جديدة'],
] as const)(
  'says in %s that a newer version is on line where a part is needed',
  async (to, title) => {
    open(
      to,
      <Suspense>
        <Gone />
      </Suspense>,
    )
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  },
)

it('closes what was opened and whose script does not come, and asks for it again with the next press', async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType<{ onClose: () => void }> }>>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue({ default: () => <p>All services</p> })
  const Menu = spare(load)
  function Opened() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Menu
        </button>
        <Suspense>{open && <Menu onClose={() => setOpen(false)} />}</Suspense>
      </>
    )
  }
  open('en', <Opened />)
  const menu = screen.getByRole('button', { name: 'Menu' })
  fireEvent.click(menu)
  await vi.waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('true'))
  await vi.waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'))
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.click(menu)
  expect(await screen.findByText('All services')).toBeTruthy()
})
