// @vitest-environment happy-dom
import type { CurrentUser } from '@rihla/contract/account'
import { languages } from '@rihla/contract/values/language'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withServerData } from '../../../platform/cache/query.tsx'
import { adoptUser, clearSession } from '../../../platform/session/session.ts'
import {
  answerAs,
  answerWith,
  noConnection,
  type Answer,
  type Answers,
} from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'
import { ContentPage } from './content-page.tsx'

const texts = { en: englishTexts, ar: arabicTexts } as const
const footer = (its: object = {}) => ({
  company_description: 'We travel.',
  contact_phone: null,
  contact_email: null,
  contact_address: null,
  social_facebook: null,
  social_instagram: null,
  social_youtube: null,
  social_twitter: null,
  social_linkedin: null,
  copyright_text: 'Rihla',
  links: [],
  ...its,
})
const standing = (Edition: string, its: object = {}): Answer =>
  answerWith({
    Table: 'footer_content',
    Edition,
    Rows: { en: [footer(its)], ar: [footer({ company_description: 'نسافر.' })] },
  })
const refused = (code: string, Error: string): Answer => answerAs(409, { Error, Data: null, code })

/** Taken away as when a session ends, and there again as after signing in. */
function Content() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <ContentPage />}
      <button type="button" onClick={() => setThere(!isThere)}>
        session
      </button>
    </>
  )
}
const Page = withServerData(() => (
  <>
    <Content />
    <Link to="/desk">away</Link>
  </>
))
const AT = '/desk/content?part=footer_content'

beforeEach(() => adoptUser({ UserId: 7, FullName: 'Mona Adel' } as CurrentUser))
afterEach(clearSession)

describe.each(languages)('the pages’ texts at the desk, in %s', (language) => {
  const t = texts[language]
  const open = (answers: Answers = {}) =>
    openPage(AT, {
      language,
      routes: [
        { path: '/desk/content', element: <Page /> },
        { path: '/desk', element: <Link to={AT}>the desk</Link> },
      ],
      answers: {
        getDeskContent: standing('one'),
        saveContent: answerWith({ State: 'done', Edition: 'two' }),
        // The preview beside it has tests of its own.
        getLanding: noConnection,
        ...answers,
      },
    })
  const label = (field: 'company_description' | 'copyright_text') =>
    t.contentIn.replace('{what}', t[`field-${field}`]).replace('{language}', t.contentIn_en)
  /** A field's name ends with how much of it is written. */
  const field = (name: Parameters<typeof label>[0]) =>
    screen.findByRole('textbox', { name: (its) => its.startsWith(label(name)) })
  const type = async (name: Parameters<typeof label>[0], value: string) =>
    fireEvent.change(await field(name), { target: { value } })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const save = async () => {
    await press(t.contentSave)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The season' } })
    fireEvent.click(dialog.getByRole('button', { name: t.contentSave }))
    return dialog
  }

  test('are on their way, and then there', async () => {
    const later = Promise.withResolvers<Response>()
    open({ getDeskContent: () => later.promise })
    await screen.findByText(t.loading)
    expect(screen.queryByRole('button', { name: t.contentSave })).toBeNull()
    later.resolve(await standing('one')(new Request('http://localhost/')))
    expect(await field('company_description')).toHaveProperty('value', 'We travel.')
  })

  test('that can’t be read say so, and are asked for again', async () => {
    const page = open({ getDeskContent: noConnection })
    await screen.findByText(t.failedToLoad)
    page.on('getDeskContent', standing('one'))
    await press(t.tryAgain)
    expect(await field('company_description')).toHaveProperty('value', 'We travel.')
    expect(screen.queryByText(t.failedToLoad)).toBeNull()
  })

  test('are saved over the edition that was read, with a reason, and say so', async () => {
    const page = open()
    await type('company_description', 'We travel far.')
    await screen.findByText(t.contentUnsaved)
    page.on('getDeskContent', standing('two', { company_description: 'We travel far.' }))
    await save()
    await screen.findByText(t.contentSaved)
    await screen.findByText(t.contentAllSaved)
    expect(await page.requestsOf('saveContent')[0]?.json()).toMatchObject({
      Edition: 'one',
      Reason: 'The season',
      Content: {
        Table: 'footer_content',
        Rows: {
          en: [{ company_description: 'We travel far.', copyright_text: 'Rihla' }],
          ar: [{ company_description: 'نسافر.' }],
        },
      },
    })
    expect(await field('company_description')).toHaveProperty('value', 'We travel far.')
  })

  test('with something wrong are sent to nobody, and the field says why', async () => {
    const page = open()
    await type('copyright_text', '')
    const dialog = await save()
    await dialog.findByText(t.contentFix)
    fireEvent.click(dialog.getByRole('button', { name: t.back }))
    expect((await field('copyright_text')).getAttribute('aria-invalid')).toBe('true')
    expect(page.requestsOf('saveContent')).toHaveLength(0)
  })

  test('that are refused say why, and what was typed stays to be sent again', async () => {
    const page = open({ saveContent: refused('photo_gone', 'The photograph is gone.') })
    await type('company_description', 'We travel far.')
    const dialog = await save()
    await dialog.findByText('The photograph is gone.')
    page.on('saveContent', noConnection)
    fireEvent.click(dialog.getByRole('button', { name: t.contentSave }))
    await vi.waitFor(() => expect(page.requestsOf('saveContent')).toHaveLength(2))
    const keys = await Promise.all(
      page.requestsOf('saveContent').map(async (it) => (await it.json()).Key as string),
    )
    expect(new Set(keys).size).toBe(1)
    fireEvent.click(await dialog.findByRole('button', { name: t.back }))
    expect(await field('company_description')).toHaveProperty('value', 'We travel far.')
    await screen.findByText(t.contentUnsaved)
  })

  const clash = async () => {
    const page = open()
    await type('company_description', 'We travel far.')
    page.on('saveContent', refused('content_changed', 'Somebody saved'))
    page.on('getDeskContent', standing('theirs', { copyright_text: 'Rihla 2027' }))
    const dialog = await save()
    fireEvent.click(await dialog.findByRole('button', { name: t.back }))
    await screen.findByText(t.contentClash)
    return page
  }

  test('that somebody else saved meanwhile show what they changed, and go on with both', async () => {
    const page = await clash()
    screen.getByText('Rihla 2027')
    expect(screen.getByRole('button', { name: t.contentSave })).toHaveProperty('disabled', true)
    await press(t.contentClashJoin)
    expect(screen.queryByText(t.contentClash)).toBeNull()
    page.on('saveContent', answerWith({ State: 'done', Edition: 'joined' }))
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveContent')).toHaveLength(2))
    expect(await page.requestsOf('saveContent')[1]?.json()).toMatchObject({
      Edition: 'theirs',
      Content: {
        Rows: { en: [{ company_description: 'We travel far.', copyright_text: 'Rihla 2027' }] },
      },
    })
  })

  test('that are typed while both are compared are part of what goes on', async () => {
    const page = await clash()
    await type('company_description', 'We travel further still.')
    await press(t.contentClashJoin)
    expect(await field('company_description')).toHaveProperty('value', 'We travel further still.')
    expect(await field('copyright_text')).toHaveProperty('value', 'Rihla 2027')
    page.on('saveContent', answerWith({ State: 'done', Edition: 'joined' }))
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveContent')).toHaveLength(2))
    expect(await page.requestsOf('saveContent')[1]?.json()).toMatchObject({
      Edition: 'theirs',
      Content: { Rows: { en: [{ company_description: 'We travel further still.' }] } },
    })
  })

  test('of somebody else may be taken, and what was typed dropped', async () => {
    await clash()
    await press(t.contentClashTheirs)
    expect(await field('company_description')).toHaveProperty('value', 'We travel.')
    expect(await field('copyright_text')).toHaveProperty('value', 'Rihla 2027')
    await screen.findByText(t.contentAllSaved)
  })

  test('that aren’t saved are left only by who says so; another part is none', async () => {
    const page = open()
    await type('company_description', 'We travel far.')
    fireEvent.click(screen.getByRole('link', { name: t['part-partners'] }))
    await vi.waitFor(() => expect(page.address()).toContain('partners'))
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByText('away'))
    await screen.findByText(t.contentLeaveText)
    await press(t.contentStay)
    expect(page.address()).toContain('/desk/content')
    fireEvent.click(screen.getByText('away'))
    await press(t.contentLeaveNow)
    await screen.findByText('the desk')
  })

  test('that are saved are left without a question, and the browser asks for those that aren’t', async () => {
    open()
    await field('company_description')
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    await type('company_description', 'We travel far.')
    await screen.findByText(t.contentUnsaved)
    expect(leave()).toBe(true)
    await press(t.contentUndo)
    await screen.findByText(t.contentAllSaved)
    expect(leave()).toBe(false)
    fireEvent.click(screen.getByText('away'))
    await screen.findByText('the desk')
  })

  test('that aren’t saved when a session ends are there after signing in, once', async () => {
    const page = open()
    await type('company_description', 'We travel far.')
    await press('session')
    await press('session')
    expect(await field('company_description')).toHaveProperty('value', 'We travel far.')
    await screen.findByText(t.contentUnsaved)
    await save()
    await vi.waitFor(() => expect(page.requestsOf('saveContent')).toHaveLength(1))
    expect(await page.requestsOf('saveContent')[0]?.json()).toMatchObject({ Edition: 'one' })
    page.on('getDeskContent', standing('two'))
    await screen.findByText(t.contentAllSaved)
    await press('session')
    await press('session')
    await screen.findByText(t.contentAllSaved)
    expect(await field('company_description')).toHaveProperty('value', 'We travel.')
  })

  test('that were left without saving are gone', async () => {
    open()
    await type('company_description', 'We travel far.')
    fireEvent.click(await screen.findByText('away'))
    await press(t.contentLeaveNow)
    fireEvent.click(await screen.findByText('the desk'))
    expect(await field('company_description')).toHaveProperty('value', 'We travel.')
  })
})
