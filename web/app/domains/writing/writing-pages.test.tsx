// @vitest-environment happy-dom
import { cairoDate, toDayMonthYear } from '@rihla/contract/values/dates'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setSessionHint } from '../../platform/session/session-hint.ts'
import { adoptUser, clearSession } from '../../platform/session/session.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import {
  answerAs,
  answerWith,
  noConnection,
  type Answer,
  type Answers,
} from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import accountAr from '../account/messages.ar.ts'
import accountEn from '../account/messages.en.ts'
import { CreatePage, EditPage, ManagePage } from './index.ts'
import ar from './messages.ar.ts'
import en from './messages.en.ts'
import {
  editable,
  keepInBrowser,
  managed,
  STAMP,
  staff,
  wholeDraft,
  wholeFields,
} from './testing/articles.ts'

beforeEach(() => {
  setSessionHint()
  adoptUser(staff)
  vi.stubGlobal('scrollTo', () => {})
})

const page = (Page: () => React.ReactNode) => (
  <ServerData>
    <Page />
  </ServerData>
)
/** How travellers stand with a second factor. */
const noStaff = {
  IsStaff: false,
  IsOn: false,
  HasAuthenticator: false,
  HasPasskey: false,
  IsRequired: false,
  IsProven: false,
  RecoveryCodesLeft: 0,
}
const routes = [
  { path: '/blog/create', element: page(CreatePage) },
  { path: '/blog/manage', element: page(ManagePage) },
  { path: '/blog/edit/12', element: page(() => <EditPage id={12} />) },
  { path: '/blog', element: <p>The blog</p> },
  { path: '/admin/login', element: <p>The door</p> },
]
const refusal = (status: number, code: string, Error = `Refused: ${code}`): Answer =>
  answerAs(status, { Error, Data: null, code })
const list = (...Data: ReturnType<typeof managed>[]) =>
  answerWith({ Data, PageNumber: 1, PageSize: 24, TotalPages: 1, TotalRecords: Data.length })
const saved = (its = {}) =>
  answerWith({
    id: 12,
    slug: 'dahab',
    version: 4,
    state: 'published',
    publish_at: null,
    ...its,
  })
const bodyOf = async (request: Request | undefined): Promise<Record<string, unknown>> =>
  JSON.parse((await request?.clone().text()) ?? 'null')
const toast = (text: string) =>
  waitFor(() => within(document.querySelector<HTMLElement>('.toasts')!).getByText(text))

describe.each([
  ['en', en, accountEn],
  ['ar', ar, accountAr],
] as const)('in %s', (language, t, account) => {
  const open = (at: string, answers: Answers = {}) =>
    openPage(at, {
      language,
      routes,
      answers: {
        hasRole: answerWith(true),
        getManagedArticles: list(),
        priceArticleOffers: answerWith([]),
        ...answers,
      },
    })
  const button = (name: string) => screen.findByRole('button', { name })
  const press = async (name: string) => fireEvent.click(await button(name))
  /** By its label, whatever is counted beside it. */
  const field = (label: string) =>
    screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\d+\/\d+$/, '') === label)
  const create = async (answers: Answers = {}, fields = {}) => {
    keepInBrowser(0, wholeDraft(fields))
    const opened = open('/blog/create', answers)
    await button(t.createArticle)
    return opened
  }
  const edit = async (answers: Answers = {}, its = {}) => {
    const opened = open('/blog/edit/12', {
      getEditableArticle: answerWith(editable(its)),
      ...answers,
    })
    await button(t.updateArticle)
    return opened
  }

  test('a page of all articles that is turned is read from its heading on', async () => {
    const PageSize = 24
    const pageOf: Answer = (request) => {
      const PageNumber = Number(new URL(request.url).searchParams.get('PageNumber'))
      const Data = [managed(PageNumber, { title_ar: `Article ${PageNumber}` })]
      return answerWith({ Data, PageNumber, PageSize, TotalPages: 3, TotalRecords: 70 })(request)
    }
    open('/blog/manage', { getManagedArticles: pageOf })
    await screen.findByText('Article 1')
    const link = document.querySelector<HTMLElement>('.pages a[href$="page=2"]')
    link?.focus()
    if (link) fireEvent.click(link)
    await screen.findByText('Article 2')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test.each(['/blog/create', '/blog/manage', '/blog/edit/12'])(
    '%s is for staff alone',
    async (at) => {
      open(at, { hasRole: answerWith(false), getSecondFactor: answerWith(noStaff) })
      await screen.findByText(account.accessDenied)
    },
  )

  test.each(['/blog/create', '/blog/manage', '/blog/edit/12'])(
    '%s sends strangers to the staff’s door',
    async (at) => {
      clearSession()
      const opened = open(at)
      await screen.findByText('The door')
      expect(opened.address()).toBe('/admin/login')
      expect(opened.requestsOf('getManagedArticles')).toEqual([])
    },
  )

  test.each([
    ['/blog/create', t.create],
    ['/blog/edit/12', t.edit],
  ])('%s says what it is before its form is there', async (at, name) => {
    const locks = { request: () => new Promise(() => {}) }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
    open(at, { getEditableArticle: answerWith(editable()) })
    await screen.findByRole('heading', { level: 1, name })
    await screen.findByText(t.loading)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('an empty form names everything that is missing', async () => {
    open('/blog/create')
    await press(t.createArticle)
    for (const text of [
      t.title_required,
      t.subtitle_required,
      t.title_ar_required,
      t.subtitle_ar_required,
      t.cover_required,
      t.secondary_required,
      t.section_required,
      t.tag_required,
      t.author_required,
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    await screen.findByText(t.content_required)
    screen.getByText(t.content_ar_required)
    expect(field(t.minutes).value).toBe('5')
  })

  test('a whole article is created, published, and the form begins anew', async () => {
    const opened = await create({ createArticle: saved() })
    await press(t.createArticle)
    await toast(t.created)
    await toast(t.createdText)
    const sent = await bodyOf(opened.requestsOf('createArticle')[0])
    expect(sent).toMatchObject({
      ...wholeFields,
      state: 'published',
      slug: `dahab-in-three-slow-days-${STAMP}`,
    })
    expect(field(t.title).value).toBe('')
    expect(localStorage.getItem('rihla:writing:new')).toBeNull()
  })

  test('says that it is creating, once', async () => {
    let answer: (response: Response) => void = () => {}
    const opened = await create({ createArticle: () => new Promise((done) => (answer = done)) })
    await press(t.createArticle)
    const busy = await button(t.creating)
    fireEvent.click(busy)
    answer(await saved()(new Request('http://localhost')))
    await toast(t.created)
    expect(opened.requestsOf('createArticle')).toHaveLength(1)
  })

  /** An answer that is waited for until `arrive` is called with it. */
  const late = () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const answer: Answer = async (request) => (await promise)(request)
    return { answer, arrive: resolve }
  }

  test.each([
    ['a draft', t.saveDraft, t.draftSaved, { state: 'draft' as const, published_at: null }],
    ['an article', t.createArticle, t.created, {}],
  ])('what is typed while %s is created is its unsaved text', async (_, name, told, its) => {
    const { answer, arrive } = late()
    const opened = await create({
      createArticle: answer,
      getEditableArticle: answerWith(editable(its)),
    })
    await press(name)
    fireEvent.change(field(t.title), { target: { value: 'Typed meanwhile' } })
    arrive(saved({ version: 3, ...its }))
    await toast(told)
    await toast(t.typedSince)
    await waitFor(() => expect(opened.address()).toBe('/blog/edit/12'))
    await waitFor(() => expect(field(t.title).value).toBe('Typed meanwhile'))
    expect(localStorage.getItem('rihla:writing:new')).toBeNull()
    opened.on('updateArticle', saved())
    await press(t.updateArticle)
    await toast(t.updated)
    expect(await bodyOf(opened.requestsOf('updateArticle')[0])).toMatchObject({
      version: 3,
      title: 'Typed meanwhile',
    })
  })

  test.each([
    ['draft', t.withdraw, t.withdrawn],
    ['published', t.updateArticle, t.updated],
  ] as const)(
    'what is typed while it is saved (%s) stays, over what was saved',
    async (state, name, told) => {
      const { answer, arrive } = late()
      const opened = await edit({ updateArticle: answer })
      await press(name)
      fireEvent.change(field(t.title), { target: { value: 'Typed meanwhile' } })
      arrive(saved({ version: 4, state }))
      await toast(told)
      await toast(t.typedSince)
      expect([opened.address(), field(t.title).value]).toEqual(['/blog/edit/12', 'Typed meanwhile'])
      await waitFor(() =>
        expect(JSON.parse(localStorage.getItem('rihla:writing:12') ?? '{}')).toMatchObject({
          draft: { fields: { title: 'Typed meanwhile' } },
          base: { version: 4 },
        }),
      )
    },
  )

  test.each([
    [
      'what the server says',
      refusal(409, 'slug_taken', 'Taken, says the server'),
      'Taken, says the server',
    ],
    ['an unknown error', answerAs(400, {}), t.createFailedText],
    ['no connection', noConnection, t.offline],
  ])('a failure tells %s, and keeps the text', async (_, answer, text) => {
    await create({ createArticle: answer })
    await press(t.createArticle)
    await toast(t.createFailed)
    expect(screen.getAllByText(text).length).toBe(2)
    expect(field(t.title).value).toBe(wholeFields.title)
  })

  test('an ended session says so and keeps the text for after the login', async () => {
    await create({ createArticle: refusal(401, 'unauthenticated') })
    fireEvent.change(field(t.title), { target: { value: 'Typed before the session ended' } })
    await press(t.createArticle)
    await toast(t.notAuthenticated)
    await waitFor(() =>
      expect(localStorage.getItem('rihla:writing:new')).toContain('Typed before the session ended'),
    )
  })

  test('a draft is saved though it lacks nearly everything, and goes on being edited', async () => {
    const opened = open('/blog/create', {
      createArticle: saved({ state: 'draft' }),
      getEditableArticle: answerWith(editable({ state: 'draft', published_at: null })),
    })
    await button(t.saveDraft)
    await press(t.saveDraft)
    await screen.findByText(t.title_required)
    fireEvent.change(field(t.title), { target: { value: 'An idea' } })
    await press(t.saveDraft)
    await toast(t.draftSaved)
    expect(await bodyOf(opened.requestsOf('createArticle')[0])).toMatchObject({
      title: 'An idea',
      state: 'draft',
    })
    await waitFor(() => expect(opened.address()).toBe('/blog/edit/12'))
  })

  test('an article is not scheduled for the day before in place of one that can’t be', async () => {
    const opened = await create()
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t.later) }))
    const type = (value: string) => {
      fireEvent.change(field(t.day), { target: { value } })
      fireEvent.blur(field(t.day))
    }
    const inTwoDays = cairoDate(new Date(Date.now() + 2 * 86_400_000))
    type(toDayMonthYear(inTwoDays))
    fireEvent.change(field(t.hour), { target: { value: '09:00' } })
    type('31/11/2026')
    await press(t.createArticle)
    await waitFor(() => expect(document.activeElement).toBe(field(t.day)))
    expect(opened.requestsOf('createArticle')).toHaveLength(0)
  })

  test('an article is scheduled for an hour in Cairo', async () => {
    // The toast says what the answer says.
    const publish_at = '2026-12-04T10:15:00.000Z'
    const opened = await create({ createArticle: saved({ state: 'scheduled', publish_at }) })
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t.later) }))
    await press(t.createArticle)
    await screen.findByText(t.publish_time_wrong)
    fireEvent.change(field(t.hour), { target: { value: '9' } })
    await press(t.createArticle)
    await screen.findByText(t.hourWrong)
    fireEvent.change(field(t.hour), { target: { value: '09:30' } })
    const day = field(t.day)
    const next = new Date(Date.now() + 86_400_000 * 3)
    const typed = `${String(next.getUTCDate()).padStart(2, '0')}/${String(next.getUTCMonth() + 1).padStart(2, '0')}/${next.getUTCFullYear()}`
    fireEvent.change(day, { target: { value: typed } })
    fireEvent.blur(day)
    await press(t.createArticle)
    await toast(t.created)
    screen.getByText(/12:15/, { selector: '.toasts *' })
    const sent = await bodyOf(opened.requestsOf('createArticle')[0])
    expect(sent['state']).toBe('scheduled')
    expect(String(sent['publish_at'])).toMatch(/T0[67]:30:00\.000Z$/)
  })

  test('texts that are too long are told while they are typed', async () => {
    await create()
    fireEvent.change(field(t.title), { target: { value: 'x'.repeat(201) } })
    screen.getByText(t.title_too_long)
    screen.getByText('201/200')
    fireEvent.change(field(t.author), { target: { value: 'x'.repeat(101) } })
    screen.getByText(t.author_too_long)
  })

  test('at most four sections', async () => {
    await create()
    const sections = within(screen.getByRole('group', { name: t.sections })).getAllByRole('button')
    for (const section of sections.slice(1, 5)) fireEvent.click(section)
    screen.getByText(t.sections_too_many)
    fireEvent.click(sections[1]!)
    expect(screen.queryByText(t.sections_too_many)).toBeNull()
  })

  test('tags of one’s own: trimmed, never twice, by the button and by Enter, and away again', async () => {
    const opened = await create({ createArticle: saved() })
    const own = field(t.customTag)
    const [add] = screen.getAllByRole('button', { name: t.addTag })
    expect(add).toHaveProperty('disabled', true)
    fireEvent.change(own, { target: { value: '   ' } })
    expect(add).toHaveProperty('disabled', true)
    fireEvent.change(own, { target: { value: '  Slow   food ' } })
    fireEvent.click(add!)
    fireEvent.change(own, { target: { value: 'Slow food' } })
    fireEvent.keyDown(own, { key: 'Enter' })
    fireEvent.change(own, { target: { value: 'cairo' } })
    fireEvent.keyDown(own, { key: 'Enter' })
    fireEvent.click(screen.getByRole('button', { name: /Night swims/ }))
    await press(t.createArticle)
    await toast(t.created)
    expect(await bodyOf(opened.requestsOf('createArticle')[0])).toMatchObject({
      tags: 'Beaches, Slow food, Cairo',
      tags_ar: 'شواطئ, Slow food, القاهرة',
    })
  })

  test('the address is suggested by the title, may be typed, and is suggested again', async () => {
    await create()
    expect(field(t.address).value).toBe(`dahab-in-three-slow-days-${STAMP}`)
    fireEvent.change(field(t.address), { target: { value: 'Slow Dahab!' } })
    fireEvent.blur(field(t.address))
    expect(field(t.address).value).toBe('slow-dahab')
    await press(t.addressSuggest)
    fireEvent.change(field(t.title), { target: { value: 'Siwa' } })
    expect(field(t.address).value).toBe(`siwa-${STAMP}`)
  })

  test('a reading time is proposed by the length', async () => {
    await create({}, { content: `<p>${'word '.repeat(1600)}</p>` })
    await press(t.minutesUse)
    expect(field(t.minutes).value).toBe('8')
    fireEvent.change(field(t.minutes), { target: { value: '61' } })
    await press(t.createArticle)
    await screen.findByText(t.time_to_read_wrong)
  })

  test('offers are named by their address and shown at their price', async () => {
    const priced = {
      module: 'Hotel',
      id: 541,
      name: 'Lighthouse Lagoon',
      city: 'Dahab',
      image: null,
      placeholder: null,
      colour: null,
      price: 1850,
      original_price: null,
      price_text: 'a night',
      arrival: '2026-12-17',
      departure: null,
    }
    await create({ priceArticleOffers: answerWith([priced]) })
    const address = field(t.offerAddress)
    fireEvent.change(address, { target: { value: '/blog' } })
    fireEvent.keyDown(address, { key: 'Enter' })
    screen.getByText(t.offerUnknown)
    for (const path of ['/hotel?id=541', '/trip?id=9', '/hotel?id=541']) {
      fireEvent.change(address, { target: { value: path } })
      fireEvent.keyDown(address, { key: 'Enter' })
    }
    await screen.findByText('Lighthouse Lagoon')
    await screen.findByText(t.offerGone)
    expect(screen.getAllByText('Lighthouse Lagoon')).toHaveLength(1)
  })

  test('an unsaved text is back after the tab was closed, and can be discarded', async () => {
    await create()
    expect(field(t.title).value).toBe(wholeFields.title)
    await press(t.discard)
    await screen.findByText(t.discardQuestion)
    const [, confirm] = screen.getAllByRole('button', { name: t.discard })
    fireEvent.click(confirm!)
    expect(field(t.title).value).toBe('')
    expect(localStorage.getItem('rihla:writing:new')).toBeNull()
  })

  test('what somebody has not saved is shown to them alone', async () => {
    open('/blog/create')
    await button(t.createArticle)
    fireEvent.change(field(t.title), { target: { value: 'Hana’s idea' } })
    fireEvent(window, new Event('pagehide'))
    act(() => adoptUser({ ...staff, UserId: 8 }))
    await waitFor(() => expect(field(t.title).value).toBe(''))
    fireEvent.change(field(t.title), { target: { value: 'Omar’s idea' } })
    fireEvent(window, new Event('pagehide'))
    act(() => adoptUser(staff))
    await waitFor(() => expect(field(t.title).value).toBe('Hana’s idea'))
  })

  test('what is typed is kept at once when the tab goes away', async () => {
    open('/blog/create')
    await button(t.createArticle)
    fireEvent.change(field(t.title), { target: { value: 'Typed a moment ago' } })
    fireEvent(window, new Event('pagehide'))
    expect(localStorage.getItem('rihla:writing:new')).toContain('Typed a moment ago')
    await screen.findByText(new RegExp(t.keptHere.split('{')[0] ?? ''))
  })

  test('a browser that keeps nothing says so', async () => {
    open('/blog/create')
    await button(t.createArticle)
    const full = (): never => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full })
    fireEvent.change(field(t.title), { target: { value: 'Typed' } })
    fireEvent(window, new Event('pagehide'))
    await screen.findByText(t.notKept)
    vi.unstubAllGlobals()
  })

  test('the form of an article is prefilled, saved, and leads to the list', async () => {
    const opened = await edit({ updateArticle: saved() })
    expect([field(t.title).value, field(t.titleAr).value, field(t.author).value]).toEqual([
      wholeFields.title,
      wholeFields.title_ar,
      wholeFields.author,
    ])
    expect(field(t.address).disabled).toBe(true)
    expect(screen.getAllByText(t.imageKept)).toHaveLength(2)
    fireEvent.change(field(t.title), { target: { value: 'Dahab, slowly' } })
    await press(t.updateArticle)
    await toast(t.updated)
    expect(await bodyOf(opened.requestsOf('updateArticle')[0])).toMatchObject({
      id: 12,
      version: 3,
      title: 'Dahab, slowly',
      state: 'published',
    })
    expect(opened.address()).toBe('/blog/manage')
  })

  test('an update that fails says why', async () => {
    await edit({ updateArticle: answerAs(400, {}) })
    await press(t.updateArticle)
    await toast(t.updateFailed)
    expect(screen.getAllByText(t.updateFailedText)).toHaveLength(2)
  })

  test('an article that can’t be loaded leads to the list', async () => {
    const opened = open('/blog/edit/12', { getEditableArticle: refusal(404, 'article_not_found') })
    await toast(t.loadArticleFailed)
    expect(opened.address()).toBe('/blog/manage')
  })

  test('the text of an article that was deleted meanwhile goes on as a new one', async () => {
    const opened = await edit({ updateArticle: refusal(404, 'article_not_found') })
    fireEvent.change(field(t.title), { target: { value: 'Mine' } })
    await press(t.updateArticle)
    await toast(t.updateFailed)
    await press(t.goOnAsNew)
    await waitFor(() => expect(opened.address()).toBe('/blog/create'))
    await button(t.createArticle)
    expect(field(t.title).value).toBe('Mine')
    expect(field(t.address).value).toMatch(/^mine-\d{13}$/)
    expect(localStorage.getItem('rihla:writing:12')).toBeNull()
  })

  test('the text of an article that is gone when its page is opened again goes on as a new one', async () => {
    keepInBrowser(12, { ...wholeDraft({ title: 'Mine' }), slug: 'dahab' }, { version: 3 })
    const opened = open('/blog/edit/12', { getEditableArticle: refusal(404, 'article_not_found') })
    await toast(t.gone)
    await waitFor(() => expect(opened.address()).toBe('/blog/create'))
    await button(t.createArticle)
    expect(field(t.title).value).toBe('Mine')
    expect(localStorage.getItem('rihla:writing:12')).toBeNull()
  })

  test('what was never saved of an article outlives it', async () => {
    keepInBrowser(1, wholeDraft({ title: 'Not saved' }), { version: 3 })
    open('/blog/manage', {
      getManagedArticles: list(managed(1)),
      deleteArticle: answerWith(true),
    })
    const title = language === 'ar' ? 'مقال 1' : 'Article 1'
    await press(t.deleteOf.replace('{title}', title))
    const dialog = within(await screen.findByRole('dialog', { name: t.deleteQuestion }))
    fireEvent.click(dialog.getByRole('button', { name: t.deleteIt }))
    await toast(t.deleted)
    expect(localStorage.getItem('rihla:writing:new')).toContain('Not saved')
  })

  test('an unsaved text that can’t be discarded without a connection says so, and stays', async () => {
    keepInBrowser(12, wholeDraft({ title: 'Mine' }), {
      version: 3,
      fields: wholeFields,
      when: wholeDraft().when,
    })
    const opened = await edit()
    opened.on('getEditableArticle', noConnection)
    await press(t.discard)
    await screen.findByText(t.discardQuestion)
    fireEvent.click(screen.getAllByRole('button', { name: t.discard }).at(-1)!)
    await toast(t.loadArticleFailed)
    expect(screen.getAllByText(t.offline)).toHaveLength(2)
    expect(field(t.title).value).toBe('Mine')
  })

  test('a page past the last says so and leads to the last', async () => {
    open('/blog/manage?state=draft&page=2', {
      getManagedArticles: answerWith({
        Data: [],
        PageNumber: 2,
        PageSize: 24,
        TotalPages: 1,
        TotalRecords: 24,
      }),
    })
    await screen.findByText(t.pastEnd.replace('{page}', '2'))
    const link = screen.getByRole('link', { name: t.lastPage })
    expect(link.getAttribute('href')).toBe('/blog/manage?state=draft')
  })

  test('a published article is withdrawn to drafts', async () => {
    const opened = await edit({ updateArticle: saved({ state: 'draft' }) })
    await press(t.withdraw)
    await toast(t.withdrawn)
    expect(await bodyOf(opened.requestsOf('updateArticle')[0])).toMatchObject({ state: 'draft' })
  })

  test('a draft that was saved stands on its own version, whatever is saved right after', async () => {
    const opened = await edit({ updateArticle: saved({ state: 'draft', version: 4 }) })
    const fields = { ...wholeFields, title: 'By a colleague' }
    opened.on('getEditableArticle', answerWith(editable({ version: 5, state: 'draft', fields })))
    await press(t.withdraw)
    await toast(t.withdrawn)
    opened.on('updateArticle', refusal(409, 'article_changed'))
    fireEvent.change(field(t.title), { target: { value: 'Mine' } })
    await press(t.saveDraft)
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict }))
    dialog.getByText('By a colleague')
    expect(await bodyOf(opened.requestsOf('updateArticle')[1])).toMatchObject({ version: 4 })
  })

  test('a draft that was saved is no failed save when nothing can be read after', async () => {
    const opened = await edit({ updateArticle: saved({ state: 'draft', version: 4 }) })
    opened.on('getEditableArticle', noConnection)
    await press(t.withdraw)
    await toast(t.withdrawn)
    await button(t.saveDraft)
    expect(screen.queryByText(t.updateFailed)).toBeNull()
  })

  test('a save whose answer was lost is no somebody else’s', async () => {
    const opened = await edit({ updateArticle: noConnection })
    fireEvent.change(field(t.title), { target: { value: 'Sent, and not answered' } })
    await press(t.updateArticle)
    await toast(t.updateFailed)
    const fields = { ...wholeFields, title: 'Sent, and not answered' }
    opened.on('getEditableArticle', answerWith(editable({ version: 4, fields })))
    opened.on('updateArticle', async (request) => {
      const { version } = await bodyOf(request)
      const answer = version === 4 ? saved({ version: 5 }) : refusal(409, 'article_changed')
      return answer(request)
    })
    fireEvent.change(field(t.title), { target: { value: 'And some more' } })
    await press(t.updateArticle)
    await toast(t.updated)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await bodyOf(opened.requestsOf('updateArticle').at(-1))).toMatchObject({
      version: 4,
      title: 'And some more',
    })
  })

  test('two editors: what only one changed is joined, where both wrote one chooses, and nothing is lost', async () => {
    const theirs = editable({
      version: 5,
      saved_by: 'Omar Adel',
      fields: { ...wholeFields, title: 'Dahab by Omar', author: 'Omar Adel' },
    })
    const opened = await edit({
      updateArticle: refusal(409, 'article_changed'),
      keepRevision: answerWith(true),
    })
    fireEvent.change(field(t.title), { target: { value: 'Mine' } })
    fireEvent.change(field(t.subtitle), { target: { value: 'Mine too' } })
    opened.on('getEditableArticle', answerWith(theirs))
    await press(t.updateArticle)
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict }))
    dialog.getByText('Mine')
    dialog.getByText('Dahab by Omar')
    expect(dialog.getAllByRole('radio')).toHaveLength(2)
    fireEvent.click(dialog.getByRole('radio', { name: /Dahab by Omar/ }))
    opened.on('updateArticle', saved({ version: 6 }))
    fireEvent.click(dialog.getByRole('button', { name: t.saveChosen }))
    await toast(t.updated)
    expect(await bodyOf(opened.requestsOf('keepRevision')[0])).toMatchObject({
      id: 12,
      title: 'Mine',
    })
    expect(await bodyOf(opened.requestsOf('updateArticle')[1])).toMatchObject({
      version: 5,
      title: 'Dahab by Omar',
      subtitle: 'Mine too',
      author: 'Omar Adel',
    })
  })

  test('two editors: what one withdrew stays withdrawn when the other mends a word', async () => {
    const opened = await edit({ updateArticle: refusal(409, 'article_changed') })
    fireEvent.change(field(t.title), { target: { value: 'Mine' } })
    opened.on(
      'getEditableArticle',
      answerWith(editable({ version: 4, state: 'draft', saved_by: 'Omar Adel' })),
    )
    await press(t.updateArticle)
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict }))
    dialog.getByText(
      t.conflictPublication.replace('{name}', 'Omar Adel').replace('{publication}', t.isDraft),
    )
    opened.on('updateArticle', saved({ version: 5, state: 'draft' }))
    fireEvent.click(dialog.getByRole('button', { name: t.saveChosen }))
    await toast(t.draftSaved)
    expect(await bodyOf(opened.requestsOf('updateArticle')[1])).toMatchObject({
      version: 4,
      title: 'Mine',
      state: 'draft',
    })
  })

  test.each([
    ['theirs stands', false, { state: 'draft' }],
    ['mine is chosen', true, { state: 'published' }],
  ] as const)('two editors: each published it otherwise, and %s', async (_, takeMine, sent) => {
    const opened = await edit(
      { updateArticle: refusal(409, 'article_changed') },
      { state: 'scheduled', published_at: null, publish_at: '2026-12-04T07:00:00.000Z' },
    )
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t.nowText) }))
    opened.on(
      'getEditableArticle',
      answerWith(editable({ version: 4, state: 'draft', published_at: null })),
    )
    await press(t.updateArticle)
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict }))
    const question = within(dialog.getByRole('group', { name: t.when }))
    question.getByText(t.isDraft)
    if (takeMine) fireEvent.click(question.getByRole('radio', { name: new RegExp(t.isOut) }))
    opened.on('updateArticle', saved({ version: 5, ...sent }))
    fireEvent.click(dialog.getByRole('button', { name: t.saveChosen }))
    await toast(takeMine ? t.updated : t.draftSaved)
    expect(await bodyOf(opened.requestsOf('updateArticle')[1])).toMatchObject({
      version: 4,
      ...sent,
    })
  })

  test('two editors: it is saved once more while one chooses', async () => {
    const opened = await edit({ updateArticle: refusal(409, 'article_changed') })
    fireEvent.change(field(t.title), { target: { value: 'Mine' } })
    opened.on(
      'getEditableArticle',
      answerWith(editable({ version: 5, fields: { ...wholeFields, title: 'Theirs' } })),
    )
    await press(t.updateArticle)
    const first = within(await screen.findByRole('dialog', { name: t.conflict }))
    opened.on(
      'getEditableArticle',
      answerWith(editable({ version: 6, fields: { ...wholeFields, title: 'Again' } })),
    )
    fireEvent.click(first.getByRole('button', { name: t.saveChosen }))
    await screen.findByText(t.conflictAgain)
    screen.getByText('Again')
    // Its words are in the page a moment before the dialog opens.
    fireEvent.click(await screen.findByRole('button', { name: t.keepWriting }))
    expect(field(t.title).value).toBe('Mine')
  })

  test('what was typed before a tab was closed stands on the version of then', async () => {
    keepInBrowser(12, wholeDraft({ title: 'Mine' }), {
      version: 2,
      fields: wholeFields,
      when: wholeDraft().when,
    })
    const opened = await edit({ updateArticle: saved() })
    expect(field(t.title).value).toBe('Mine')
    await press(t.updateArticle)
    await toast(t.updated)
    expect(await bodyOf(opened.requestsOf('updateArticle')[0])).toMatchObject({
      version: 2,
      title: 'Mine',
    })
  })

  test('what was typed before a tab was closed doesn’t publish what was withdrawn since', async () => {
    keepInBrowser(12, wholeDraft({ title: 'Mine' }), {
      version: 2,
      fields: wholeFields,
      when: wholeDraft().when,
      state: 'published',
    })
    const withdrawn = { state: 'draft', saved_by: 'Omar Adel' } as const
    const opened = await edit({ updateArticle: refusal(409, 'article_changed') }, withdrawn)
    await press(t.updateArticle)
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict }))
    opened.on('updateArticle', saved({ state: 'draft' }))
    fireEvent.click(dialog.getByRole('button', { name: t.saveChosen }))
    await toast(t.draftSaved)
    expect(await bodyOf(opened.requestsOf('updateArticle')[1])).toMatchObject({ state: 'draft' })
  })

  test('the history tells who changed what, and brings a version back', async () => {
    const revision = { saved_by: 'Omar Adel', saved_at: '2026-11-14T08:00:00.000Z', restored: null }
    const opened = await edit({
      getRevisions: answerWith([
        { ...revision, id: 33, version: 3, changed: ['title'], saved_by: null, restored: 1 },
        { ...revision, id: 32, version: null, changed: ['subtitle'] },
        { ...revision, id: 31, version: 2, changed: ['title', 'content'] },
      ]),
      getRevision: answerWith({
        fields: wholeFields,
        before: { ...wholeFields, title: 'Dahab in two slow days' },
      }),
      restoreRevision: saved(),
      keepRevision: answerWith(true),
    })
    fireEvent.change(field(t.title), { target: { value: 'Not saved yet' } })
    await press(t.history)
    const sheet = within(await screen.findByRole('dialog', { name: t.historyTitle }))
    await sheet.findByText(t.current)
    sheet.getByText(t.versionOf.replace('{n}', '2'))
    sheet.getByText(t.restoredFrom.replace('{n}', '1'))
    sheet.getAllByText(t.setAside)
    const name = t.versionOf.replace('{n}', '2')
    fireEvent.click(sheet.getByRole('button', { name: t.showOf.replace('{name}', name) }))
    await waitFor(() => expect(document.querySelector('ins')?.textContent).toContain('three'))
    expect(document.querySelector('del')?.textContent).toContain('two')
    fireEvent.click(sheet.getByRole('button', { name: new RegExp(`${t.restore}.*${name}`) }))
    const question = within(
      await screen.findByRole('dialog', { name: t.restoreQuestion.replace('{name}', name) }),
    )
    fireEvent.click(question.getByRole('button', { name: t.restore }))
    await toast(t.restored)
    expect(await bodyOf(opened.requestsOf('restoreRevision')[0])).toEqual({
      id: 12,
      version: 3,
      revision: 31,
    })
    // What was typed and not saved is in the history.
    expect(await bodyOf(opened.requestsOf('keepRevision')[0])).toMatchObject({
      title: 'Not saved yet',
    })
    expect(field(t.title).value).toBe(wholeFields.title)
  })

  test('a version that can’t be brought back says why; a history that fails can be asked for again', async () => {
    const opened = await edit({ getRevisions: noConnection })
    await press(t.history)
    await screen.findByText(t.historyFailed)
    opened.on('getRevisions', answerWith([]))
    await press(t.tryAgain)
    await screen.findByText(t.historyEmpty)
  })

  test('all articles stand in the list with what is known of them', async () => {
    open('/blog/manage', {
      getManagedArticles: list(
        managed(3),
        managed(2, { state: 'draft', published_at: null }),
        managed(1, {
          state: 'scheduled',
          published_at: null,
          publish_at: '2026-12-01T07:30:00.000Z',
        }),
      ),
    })
    const title = language === 'ar' ? 'مقال 3' : 'Article 3'
    await screen.findByText(title)
    screen.getByText(language === 'ar' ? 'عن 3' : 'About 3')
    for (const text of [t.isOut, t.isDraft, t.isScheduled])
      screen.getByText(text, { selector: '.badge' })
    expect(
      screen.getByRole('link', { name: t.editOf.replace('{title}', title) }).getAttribute('href'),
    ).toBe('/blog/edit/3')
    screen.getByText(
      (_, it) =>
        it?.tagName === 'P' &&
        it.textContent.endsWith(language === 'ar' ? 'و2 أخرى' : '+2 more') &&
        it.textContent.includes(language === 'ar' ? 'القاهرة' : 'Cairo'),
      { selector: '.story-card:first-child p' },
    )
    screen.getByText(/09:30/)
  })

  test('an empty list leads to writing, an empty search back to all', async () => {
    const opened = open('/blog/manage')
    await screen.findByText(t.noArticles)
    const links = screen.getAllByRole('link', { name: t.create })
    expect(links.some((link) => link.getAttribute('href') === '/blog/create')).toBe(true)
    fireEvent.change(field(t.search), { target: { value: 'siwa' } })
    fireEvent.submit(screen.getByRole('search'))
    await screen.findByText(t.noneFound)
    expect(opened.address()).toBe('/blog/manage?search=siwa')
  })

  test('a list that fails says so and can be asked for again', async () => {
    const opened = open('/blog/manage', { getManagedArticles: noConnection })
    await toast(t.loadArticlesFailed)
    await screen.findByText(t.offlineList)
    opened.on('getManagedArticles', list(managed(1)))
    await press(t.tryAgain)
    await screen.findByText(language === 'ar' ? 'مقال 1' : 'Article 1')
  })

  test('an article is deleted after a question; a failure is told', async () => {
    const opened = open('/blog/manage', {
      getManagedArticles: list(managed(1)),
      deleteArticle: answerAs(400, {}),
    })
    const title = language === 'ar' ? 'مقال 1' : 'Article 1'
    await press(t.deleteOf.replace('{title}', title))
    const dialog = within(await screen.findByRole('dialog', { name: t.deleteQuestion }))
    dialog.getByText(t.deleteText.replace('{title}', title))
    fireEvent.click(dialog.getByRole('button', { name: t.deleteIt }))
    await toast(t.deleteFailed)
    opened.on('deleteArticle', answerWith(true))
    opened.on('getManagedArticles', list())
    fireEvent.click(dialog.getByRole('button', { name: t.deleteIt }))
    await toast(t.deleted)
    await screen.findByText(t.noArticles)
    expect(await bodyOf(opened.requestsOf('deleteArticle')[1])).toEqual({ id: 1 })
  })

  test('the preview is the article’s own page in both languages', async () => {
    const article = (title: string) => ({
      id: 12,
      slug: 'dahab',
      title,
      subtitle: '',
      author: 'Hana',
      time_to_read: 5,
      tags: [],
      sections: [],
      cover: null,
      published_at: '2026-11-12T08:00:00.000Z',
      updated_at: '2026-11-12T08:00:00.000Z',
      untranslated: [],
      content: `<p>${title}</p>`,
      description: '',
      secondary: null,
      related: [],
    })
    const opened = await create({
      previewArticle: async (request) => {
        const { language: asked } = await bodyOf(request)
        return answerWith(article(`Preview ${String(asked)}`))(request)
      },
    })
    await press(t.preview)
    await screen.findByRole('heading', { name: `Preview ${language}` })
    const other = language === 'en' ? 'ar' : 'en'
    fireEvent.click(screen.getByRole('tab', { name: other === 'ar' ? t.arabic : t.english }))
    const heading = await screen.findByRole('heading', { name: `Preview ${other}` })
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe(other)
    await press(t.previewClose)
    expect(field(t.title).value).toBe(wholeFields.title)
    opened.on('previewArticle', noConnection)
    fireEvent.change(field(t.title), { target: { value: 'Changed' } })
    await press(t.preview)
    await screen.findByText(t.previewFailed)
  })
})
