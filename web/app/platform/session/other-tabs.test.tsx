// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserApi } from '../api/browser.ts'
import { ApiContext } from '../api/use-api.ts'
import { deviceStorage } from '../storage.ts'
import { clearSession, noteSignIn, startSession, useSession } from './session.ts'
import { useBrowserSession } from './use-browser-session.ts'

const MARK = 'rihla:signed-in'
const api = createBrowserApi('http://localhost:3000', () => 'en')
/** Who the cookie signs in, which all tabs share; null for nobody. */
let signedIn: number | null
const sent = vi.fn<(path: string) => void>()
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)

beforeEach(() => {
  reload.mockClear()
  sent.mockClear()
  vi.stubGlobal('fetch', async (request: Request) => {
    sent(new URL(request.url).pathname)
    return signedIn === null
      ? Response.json({ Error: 'Please log in' }, { status: 401 })
      : Response.json({ Error: null, Data: { UserId: signedIn } })
  })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

function State() {
  useBrowserSession()
  const session = useSession()
  return session.user ? `user ${session.user.UserId}` : session.state
}

/** This tab, with a page of user 1's. */
async function openTab(): Promise<void> {
  signedIn = 1
  await startSession(api, 1)
  render(
    <ApiContext value={api}>
      <State />
    </ApiContext>,
  )
  expect(await screen.findByText('user 1')).toBeTruthy()
  sessionStorage.setItem('typed', 'Mona')
  sent.mockClear()
}
/** What another tab does; a storage event tells this one. */
function elsewhere(userId: number | null, told = true): void {
  signedIn = userId
  if (userId === null) deviceStorage.remove(MARK)
  else deviceStorage.write(MARK, String(userId))
  if (told) dispatchEvent(new StorageEvent('storage', { key: MARK }))
}
const save = () => api.call('updateUserInfo', { FullName: 'Mona' })

test('names whose page it is to the other tabs', async () => {
  await openTab()
  expect(deviceStorage.read(MARK)).toBe('1')
})

test('begins anew for who signs in in another tab, with nothing that was typed here', async () => {
  await openTab()
  elsewhere(2)
  expect(reload).toHaveBeenCalled()
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('sends nothing as somebody else, also where it hasn’t heard of them yet', async () => {
  await openTab()
  elsewhere(2, false)
  await expect(save()).rejects.toMatchObject({ code: 'other_user' })
  expect([sent.mock.calls, reload.mock.calls.length]).toEqual([[], 1])
})

test('is signed out with another tab, keeps what was typed for its user alone, and goes on', async () => {
  await openTab()
  elsewhere(null)
  expect(await screen.findByText('anonymous')).toBeTruthy()
  expect(sessionStorage.getItem('typed')).toBe('Mona')
  elsewhere(1)
  expect(await screen.findByText('user 1')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  elsewhere(null)
  expect(await screen.findByText('anonymous')).toBeTruthy()
  elsewhere(2)
  expect(reload).toHaveBeenCalled()
})

test('begins anew when the server says that it is somebody else', async () => {
  await openTab()
  signedIn = 2
  deviceStorage.write(MARK, 'true')
  dispatchEvent(new StorageEvent('storage', { key: MARK }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
  expect(screen.getByText('user 1')).toBeTruthy()
})

test('does not sign out who has signed in elsewhere when its own session turns out to be over', async () => {
  await openTab()
  signedIn = null
  const late = save()
  elsewhere(2, false)
  await expect(late).rejects.toMatchObject({ status: 401 })
  expect(deviceStorage.read(MARK)).toBe('2')
})

test('keeps what was typed when a session is over, for whoever typed it alone', async () => {
  await openTab()
  signedIn = null
  await expect(save()).rejects.toMatchObject({ status: 401 })
  noteSignIn(1)
  expect(sessionStorage.getItem('typed')).toBe('Mona')
  noteSignIn(2)
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('keeps nothing that was typed when its user signs out', async () => {
  await openTab()
  clearSession()
  expect(sessionStorage.getItem('typed')).toBeNull()
  // What is typed from now on is nobody's yet.
  sessionStorage.setItem('typed', 'Omar')
  noteSignIn(2)
  expect(sessionStorage.getItem('typed')).toBe('Omar')
})

test('knows after a reload whose tab it was', async () => {
  await openTab()
  signedIn = null
  await expect(save()).rejects.toMatchObject({ status: 401 })
  vi.resetModules()
  const reloaded = await import('./session.ts')
  reloaded.noteSignIn(2)
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('lets somebody else sign in here', async () => {
  await openTab()
  signedIn = 2
  noteSignIn(2)
  await save()
  await startSession(api, 2)
  expect(await screen.findByText('user 2')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})
