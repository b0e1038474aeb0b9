// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Link } from 'react-router'
import { withServerData } from '../../../platform/cache/query.tsx'
import { emptyTab, markTab } from '../../../platform/session/session-hint.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { DeedButton } from './deed-button.tsx'

const Page = withServerData(() => (
  <>
    <DeedButton about={1} text="Add a note" title="Note" run={() => Promise.resolve('Added')} />
    <DeedButton about={2} text="Note the other" title="Note" run={() => Promise.resolve('Added')} />
    <Link to="/admin/login">Sign in again</Link>
  </>
))
const Login = () => <Link to="/desk/1">Go on</Link>

beforeEach(() => markTab(7))

const openDesk = () =>
  openPage('/desk/1', {
    language: 'en',
    routes: [
      { path: '/desk/:id', element: <Page /> },
      { path: '/admin/login', element: <Login /> },
    ],
    answers: {},
  })
const question = async (button = 'Add a note') => {
  fireEvent.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  const box = dialog.getByRole<HTMLTextAreaElement>('textbox')
  return { dialog, box, type: (value: string) => fireEvent.change(box, { target: { value } }) }
}
/** The page is taken away, as it is when the session has ended, and comes back. */
async function leaveAndReturn() {
  fireEvent.click(screen.getByText('Sign in again'))
  fireEvent.click(await screen.findByText('Go on'))
  await screen.findByText('Sign in again')
}

test('what was typed when the session ended is there afterwards, once', async () => {
  openDesk()
  const { type } = await question()
  type('They call again at six')
  await leaveAndReturn()
  const { dialog, box } = await question()
  await waitFor(() => expect(box.value).toBe('They call again at six'))
  fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
  // Given up by hand, it is gone.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await question()).box.value).toBe('')
})

test('what was typed about one row isn’t put into the same question about another', async () => {
  openDesk()
  const { type } = await question()
  type('Receipt 4711')
  await leaveAndReturn()
  const other = await question('Note the other')
  expect(other.box.value).toBe('')
  fireEvent.click(other.dialog.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { box } = await question()
  await waitFor(() => expect(box.value).toBe('Receipt 4711'))
})

test('what was sent isn’t kept', async () => {
  openDesk()
  const { dialog, type } = await question()
  type('They call again at six')
  fireEvent.click(dialog.getByRole('button', { name: 'Add a note' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await leaveAndReturn()
  expect((await question()).box.value).toBe('')
})

test('nothing is kept of who has signed out', async () => {
  openDesk()
  const { type } = await question()
  type('They call again at six')
  emptyTab()
  await leaveAndReturn()
  expect((await question()).box.value).toBe('')
})
