// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import type { EditedDestination } from '@rihla/contract/desk/destinations/calls'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import { answerAs, answerWith, noConnection, type Answers } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { DestinationsPage } from './destinations-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const said = { Name: 'Siwa', Summary: '', Story: '', BestTime: '', GettingThere: '' }
const siwa: EditedDestination = {
  Image: null,
  IsShown: true,
  Position: 10,
  Spellings: ['siwah'],
  En: said,
  Ar: { ...said, Name: 'سيوة' },
}
const standing = (Edition: string, its: Partial<EditedDestination> = {}) =>
  answerWith({ Id: 10, Slug: 'siwa', Edition, Destination: { ...siwa, ...its } })
const listed = (Id: number, NameEn: string, NameAr: string, its: object = {}) => ({
  Id,
  NameEn,
  NameAr,
  ImageUrl: null,
  IsShown: true,
  Written: ['en', 'ar'],
  ...its,
})

/** Taken away as when a session ends, and there again as after signing in. */
function Destinations() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <DestinationsPage />}
      <button type="button" onClick={() => setThere(!isThere)}>
        session
      </button>
    </>
  )
}
const Page = withServerData(Destinations)

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('destinations at the desk, in %s', (language) => {
  const t = texts[language]
  const fieldIn = (field: 'Name' | 'Summary' | 'Story', side: 'en' | 'ar') =>
    t.contentIn
      .replace('{what}', t[`destination-${field}`])
      .replace('{language}', t[`contentIn_${side}`])
  const open = (at: string, answers: Answers = {}) =>
    openPage(at, {
      language,
      routes: [{ path: '/desk/destinations', element: <Page /> }],
      answers: {
        getDeskDestinations: answerWith({
          Items: [
            listed(1, 'Cairo', 'القاهرة'),
            listed(10, 'Siwa', 'سيوة', { IsShown: false, Written: ['en'] }),
          ],
        }),
        getDeskDestination: standing('one'),
        saveDestination: answerWith({ State: 'done', Edition: 'two' }),
        ...answers,
      },
    })
  /** A field's name ends with how much of it is written. */
  const type = async (label: string, value: string) =>
    fireEvent.change(
      await screen.findByRole('textbox', { name: (name) => name.startsWith(label) }),
      { target: { value } },
    )
  const find = async (value: string) =>
    fireEvent.change(await screen.findByLabelText(t.destinationFind), { target: { value } })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const save = async () => {
    await press(t.contentSave)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The season' } })
    fireEvent.click(dialog.getByRole('button', { name: t.contentSave }))
    return dialog
  }

  test('are found by a name in either script, and say what they lack', async () => {
    open('/desk/destinations')
    await screen.findByText(t.destinationHidden)
    expect(screen.getByText(t.destinationNothingIn_ar)).toBeTruthy()
    for (const typed of ['siw', 'سيو', 'siwwa', 'سيوه']) {
      await find(typed)
      await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    }
    await find('zzz')
    await screen.findByText(t.destinationNone)
  })

  test.each(['/hero.jpg', 'https://example.com/a.jpg', '/images/siwa.webp?w=160'])(
    'say of a picture that can’t be theirs, %s, what it must be',
    async (address) => {
      const page = open('/desk/destinations?id=10')
      await type(t['destination-Image'], address)
      const dialog = await save()
      await dialog.findByText(t.contentFix)
      expect(screen.getByText(t.destinationImageWrong)).toBeTruthy()
      expect(page.requestsOf('saveDestination')).toHaveLength(0)
      await type(t['destination-Image'], ' /images/siwa.webp ')
      fireEvent.click(dialog.getByRole('button', { name: t.contentSave }))
      await vi.waitFor(() => expect(page.requestsOf('saveDestination')).toHaveLength(1))
      expect(await page.requestsOf('saveDestination')[0]?.json()).toMatchObject({
        Destination: { Image: '/images/siwa.webp' },
      })
    },
  )

  test('are saved over the edition that was read, as what was written', async () => {
    const page = open('/desk/destinations?id=10')
    await type(fieldIn('Summary', 'en'), 'An oasis.')
    await type(t['destination-Spellings'], 'siwah\n\n  seewa ')
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveDestination')).toHaveLength(1))
    expect(await page.requestsOf('saveDestination')[0]?.json()).toMatchObject({
      Edition: 'one',
      Reason: 'The season',
      Destination: {
        Spellings: ['siwah', 'seewa'],
        Position: 10,
        En: { ...said, Summary: 'An oasis.' },
      },
    })
    await screen.findByText(t.contentAllSaved)
  })

  test('that are saved say so, also where they can’t be read again', async () => {
    const page = open('/desk/destinations?id=10')
    await type(fieldIn('Summary', 'en'), 'An oasis.')
    page.on('getDeskDestination', noConnection)
    await save()
    await screen.findByText(t.destinationSaved)
    await screen.findByText(t.contentAllSaved)
    expect(screen.getByDisplayValue('An oasis.')).toBeTruthy()
  })

  test('with a story and no sentence are sent to nobody, and the field says why', async () => {
    const page = open('/desk/destinations?id=10')
    await type(fieldIn('Story', 'ar'), 'واحة في الصحراء')
    const dialog = await save()
    expect(await dialog.findByText(t.contentFix)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: t.back }))
    await screen.findByText(t.destinationSummaryMissing)
    expect(page.requestsOf('saveDestination')).toHaveLength(0)
  })

  test('without a place in the lists are sent to nobody, and none is made up', async () => {
    const page = open('/desk/destinations?id=10')
    await type(t['destination-Position'], '')
    const dialog = await save()
    expect(await dialog.findByText(t.contentFix)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: t.back }))
    await screen.findByText(t.destinationPositionWrong.replace('{max}', '100000'))
    expect(page.requestsOf('saveDestination')).toHaveLength(0)
  })

  const clash = async () => {
    const page = open('/desk/destinations?id=10')
    await type(fieldIn('Summary', 'en'), 'An oasis.')
    page.on(
      'saveDestination',
      answerAs(409, { Error: 'Somebody saved', Data: null, code: 'content_changed' }),
    )
    page.on('getDeskDestination', standing('theirs', { Position: 4 }))
    const dialog = await save()
    fireEvent.click(await dialog.findByRole('button', { name: t.back }))
    await screen.findByText(t.contentClash)
    page.on('saveDestination', answerWith({ State: 'done', Edition: 'joined' }))
    return page
  }

  test('that somebody else saved meanwhile show what they changed; nothing that was typed is lost', async () => {
    const page = await clash()
    await press(t.contentClashJoin)
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveDestination')).toHaveLength(2))
    expect(await page.requestsOf('saveDestination')[1]?.json()).toMatchObject({
      Edition: 'theirs',
      Destination: { Position: 4, En: { Summary: 'An oasis.' } },
    })
  })

  test('that are typed while both are compared are part of what goes on', async () => {
    const page = await clash()
    await type(fieldIn('Summary', 'en'), 'An oasis of springs.')
    await press(t.contentClashJoin)
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveDestination')).toHaveLength(2))
    expect(await page.requestsOf('saveDestination')[1]?.json()).toMatchObject({
      Edition: 'theirs',
      Destination: { Position: 4, En: { Summary: 'An oasis of springs.' } },
    })
  })

  test('that are as they were again ask nothing about what was saved meanwhile', async () => {
    await clash()
    await press(t.contentUndo)
    await vi.waitFor(() => expect(screen.queryByText(t.contentClash)).toBeNull())
  })

  test('that aren’t saved when a session ends are there after signing in', async () => {
    const page = open('/desk/destinations?id=10')
    await type(fieldIn('Summary', 'en'), 'An oasis.')
    await press('session')
    await press('session')
    await screen.findByDisplayValue('An oasis.')
    await screen.findByText(t.contentUnsaved)
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveDestination')).toHaveLength(1))
    expect(await page.requestsOf('saveDestination')[0]?.json()).toMatchObject({
      Edition: 'one',
      Destination: { En: { Summary: 'An oasis.' } },
    })
  })
})
