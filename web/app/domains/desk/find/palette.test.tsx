// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { FOUND_MAX } from '@rihla/contract/desk/limits'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation, type RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, type Answer } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { FindPage } from './find-page.tsx'
import { Palette } from './palette.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const found = (Id: number) => ({
  Id,
  Reference: `ACT-${Id}`,
  Module: 'Activity',
  Name: 'Reef',
  ClientName: 'Mona Adel',
  ClientPhone: null,
  FromDate: '2026-12-17',
  StatusCode: 'Confirmed',
  Status: 'Confirmed',
})
const nothing = answerWith({ Items: [] })
const many = answerWith({ Items: Array.from({ length: FOUND_MAX }, (_, at) => found(at + 1)) })
const broken = answerAs(500, { Error: 'Out of order.', code: 'internal' })

const Box = withServerData(Palette)
const Page = withServerData(FindPage)
const Where = () => useLocation().pathname
const Asked = () => useLocation().search.slice(1)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('finding a reservation, in %s', (language) => {
  const t = texts[language]
  const most = t.foundMost.replace('{count}', String(FOUND_MAX))
  const open = (
    at: string,
    findReservations: Answer,
    more: Record<string, Answer> = {},
    routes: RouteObject[] = [],
  ) =>
    openPage(at, {
      language,
      routes: [
        { path: '/desk', element: <Box /> },
        { path: '/desk/reservations', element: <Page /> },
        { path: '/desk/inventory', element: <Asked /> },
        ...routes,
      ],
      answers: {
        getDeskMe: answerWith({
          UserId: 7,
          Name: 'Mona Adel',
          Role: 'agent',
          May: ['findReservations', ...Object.keys(more)],
          RefundLimit: 100,
        }),
        findReservations,
        ...more,
      },
    })
  /** Opens the palette and types; answers what it says. */
  async function type(typed: string) {
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(t.find) }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: typed } })
    return dialog
  }

  test('the palette says how to search, and that nothing was found', async () => {
    open('/desk', nothing)
    const dialog = await type('z')
    expect(dialog.getByRole('status').textContent).toBe(t.findHint)
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'zzz' } })
    await dialog.findByText(t.noneFound, { exact: false })
    expect(dialog.queryByText(t.findHint)).toBeNull()
  })

  test('the palette says why it can’t', async () => {
    open('/desk', broken)
    const dialog = await type('mona')
    await dialog.findByText('Out of order.')
  })

  test('the palette leads to offers, too', async () => {
    const reef = {
      Kind: 'activity',
      Id: 4,
      Module: 'Activity',
      Name: 'Reef',
      Part: null,
      City: 'Hurghada',
    }
    const offers = [reef, ...Array.from({ length: 9 }, (_, at) => ({ ...reef, Id: 5 + at }))]
    open('/desk', answerWith({ Items: [found(1)] }), {
      findInventory: answerWith({ Items: offers }),
    })
    const dialog = await type('reef')
    const group = within(await dialog.findByRole('group', { name: t.inventory }))
    expect(group.getAllByRole('option')).toHaveLength(5)
    // Reservations first: by keyboard an offer is the second.
    fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'ArrowDown' })
    expect(group.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Enter' })
    await screen.findByText('of=activity-4')
  })

  test('Enter opens what was found by what is typed, also where that comes later', async () => {
    const late = Promise.withResolvers<void>()
    const at = { path: '/desk/reservations/:module/:id', element: <Where /> }
    const page = open('/desk', answerWith({ Items: [found(1)] }), {}, [at])
    const dialog = await type('mona')
    await dialog.findByRole('option')
    page.on('findReservations', async (request) => {
      await late.promise
      return answerWith({ Items: [found(2)] })(request)
    })
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'omar' } })
    fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Enter' })
    await waitFor(() => expect(page.requestsOf('findReservations')).toHaveLength(2))
    expect(screen.queryByText('/desk/reservations', { exact: false })).toBeNull()
    late.resolve()
    await screen.findByText('/desk/reservations/Activity/2')
  })

  test('both say that there may be more', async () => {
    open('/desk', many)
    const dialog = await type('mona')
    await dialog.findByText(most)
    // Of bookings with one name the day tells which is meant.
    const [first] = dialog.getAllByRole('option')
    expect(first?.textContent).toMatch(/17.*2026/)
  })

  test('the page says so, too, and that it couldn’t load', async () => {
    const page = open('/desk/reservations?q=mona', many)
    await screen.findByText(most)
    page.on('findReservations', broken)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'other' } })
    // What was found before is no answer to what is asked now.
    await screen.findByText(t.failedToLoad)
  })
})
