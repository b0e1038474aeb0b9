// @vitest-environment happy-dom
import type { Article, ArticleCard } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import {
  answerAs,
  answerWith,
  fakeServer,
  noConnection,
  type Answers,
} from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { isList, parseBlog } from './addresses.ts'
import { ArticlePage } from './article-page.tsx'
import { BlogPage } from './blog-page.tsx'
import { ListPage } from './list-page.tsx'
import ar from './messages.ar.ts'
import en from './messages.en.ts'
import { loadArticle, loadBlog } from './queries.ts'

const card = (id: number, its: Partial<ArticleCard> = {}): ArticleCard => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  subtitle: `About ${id}`,
  author: 'Hana Mourad',
  time_to_read: 6,
  tags: ['Cairo', 'Luxor', 'Aswan', 'Siwa', 'Dahab'].map((label) => ({ id: label, label })),
  sections: [{ id: 'adventure', label: 'Adventure' }],
  cover: null,
  published_at: '2026-11-12T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
  untranslated: [],
  ...its,
})
const whole = (its: Partial<Article> = {}): Article => ({
  ...card(1),
  content: '<p>Take the early bus.</p>',
  description: 'About 1',
  secondary: null,
  related: Array.from({ length: 8 }, (_, at) => card(at + 2)),
  ...its,
})
const priced = {
  module: 'Hotel',
  id: 541,
  name: 'Lighthouse Lagoon',
  city: 'Dahab',
  image: null,
  placeholder: null,
  colour: null,
  price: 1850,
  original_price: 2000,
  price_text: 'a night for 2 adults',
  arrival: '2026-12-17',
  departure: '2026-12-19',
}

function Blog() {
  const address = parseBlog(useSearchParams()[0])
  return <ServerData>{isList(address) ? <ListPage address={address} /> : <BlogPage />}</ServerData>
}

const open = (at: string, answers: Answers, language: Language = 'en') =>
  openPage(at, { language, routes: [{ path: '/blog', element: <Blog /> }], answers })

const openArticle = (answers: Answers, language: Language = 'en', missing = false) =>
  openPage('/blog/article-1', {
    language,
    answers: { getBlogOffers: answerWith([]), ...answers },
    routes: [
      {
        path: '/blog/article-1',
        element: (
          <ServerData>
            <ArticlePage slug="article-1" missing={missing} />
          </ServerData>
        ),
      },
      { path: '/blog', element: <p>The blog</p> },
      { path: '/hotel', element: <p>The hotel</p> },
    ],
  })

const home = {
  newest: [1, 2, 3, 4].map((id) => card(id)),
  blocks: [
    { section: { id: 'adventure', label: 'Adventure' }, articles: [card(1)], more: true },
    { section: { id: 'Unheard of', label: 'Unheard of' }, articles: [card(2)], more: false },
  ],
  latest: [card(9)],
}
const structured = (): Record<string, unknown> =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
const linksIn = (name: string): (string | null)[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('the blog in %s', (language, t) => {
  test('says that it is loading, then that there is nothing yet', async () => {
    open('/blog', { getBlogHome: answerWith({ newest: [], blocks: [], latest: [] }) }, language)
    screen.getByText(t.loading)
    await screen.findByText(t.noArticles)
    screen.getByText(t.checkBack)
  })

  test('says that it failed, and tries again', async () => {
    const page = open('/blog', { getBlogHome: noConnection }, language)
    await screen.findByText(t.loadFailed)
    page.on('getBlogHome', answerWith(home))
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    await screen.findByRole('region', { name: 'Adventure' })
  })

  test('of a list without articles leads back', async () => {
    const none = { Data: [], PageNumber: 1, PageSize: 12, TotalPages: 0, TotalRecords: 0 }
    const answer = answerWith({
      ...none,
      section: null,
      tag: { id: 'x', label: 'x' },
      sections: [],
    })
    open('/blog?tag=x', { getBlogArticles: answer }, language)
    await screen.findByText(t.noneInList)
    expect(screen.getAllByRole('link', { name: t.back })[0]?.getAttribute('href')).toBe('/blog')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test('past the end of a list leads to its last page, and isn’t to be found', async () => {
    const past = { Data: [], PageNumber: 5, PageSize: 12, TotalPages: 3, TotalRecords: 30 }
    const answer = answerWith({ ...past, section: null, tag: null })
    open('/blog?all=1&page=5', { getBlogArticles: answer }, language)
    await screen.findByText(t.pastEnd.replace('{page}', '5'))
    const last = screen.getByRole('link', { name: t.lastPage })
    expect(last.getAttribute('href')).toBe('/blog?all=1&page=3')
    expect(screen.queryByText(t.noneInList)).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test.each([
    [404, 'article_not_found'],
    // Longer than any address.
    [400, 'invalid_input'],
  ])('has no article at a wrong address (%i)', async (status, code) => {
    openArticle({ getBlogArticle: answerAs(status, { Error: 'x', code }) }, language)
    await screen.findByRole('heading', { name: t.notFound, level: 2 })
    expect(document.title).toContain(t.notFound)
    screen.getByRole('link', { name: t.viewAll })
  })

  test('says that an article could not be loaded, and tries again', async () => {
    const page = openArticle({ getBlogArticle: noConnection }, language)
    screen.getByText(t.loadingArticle)
    await screen.findByRole('heading', { name: t.fetchFailed })
    page.on('getBlogArticle', answerWith(whole()))
    fireEvent.click(screen.getByRole('button', { name: t.tryAgain }))
    await screen.findByRole('heading', { name: 'Article 1', level: 1 })
  })
})

describe('the blog', () => {
  it('features the newest three, then a block a section, then what has none', async () => {
    open('/blog', { getBlogHome: answerWith(home) })
    await screen.findByRole('region', { name: 'Adventure' })
    const headings = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
    expect(headings).toEqual([
      'Article 1',
      'Article 2',
      'Article 3',
      'Adventure',
      'Unheard of',
      'Latest articles',
    ])
    expect(linksIn('Adventure')).toEqual(['/blog?section=adventure', '/blog/article-1'])
    expect(linksIn('Latest articles')).toEqual(['/blog/article-9'])
    expect(linksIn('Unheard of')).toEqual(['/blog/article-2'])
  })

  it('names three tags on a card, and how many more', async () => {
    open('/blog', { getBlogHome: answerWith(home) })
    const block = await screen.findByRole('region', { name: 'Adventure' })
    within(block).getByText('Cairo, Luxor, Aswan +2 more')
    within(block).getByText('Nov 12, 2026')
  })

  it('describes its posts for search engines, ten at most', async () => {
    const newest = Array.from({ length: 12 }, (_, at) => card(at + 1, { title: '</script><b>' }))
    open('/blog', { getBlogHome: answerWith({ ...home, newest }) })
    await screen.findByRole('region', { name: 'Adventure' })
    const data = structured() as { '@type': string; blogPost: { url: string }[] }
    expect([data['@type'], data.blogPost.length]).toEqual(['Blog', 10])
    expect(data.blogPost[0]?.url).toBe('http://localhost:3000/blog/article-1')
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
      '/blog/feed/en.xml',
    )
  })

  it('asks for a page of a section, and links to the others', async () => {
    const list = {
      Data: [card(1)],
      PageNumber: 2,
      PageSize: 12,
      TotalPages: 3,
      TotalRecords: 30,
      section: { id: 'heritage', label: 'Heritage' },
      tag: null,
      sections: [
        { id: 'heritage', label: 'Heritage' },
        { id: 'news', label: 'News' },
      ],
    }
    const page = open('/blog?section=heritage&page=2', { getBlogArticles: answerWith(list) })
    await screen.findByRole('heading', { name: 'Heritage', level: 1 })
    const [request] = page.requestsOf('getBlogArticles')
    expect(new URL(request?.url ?? '').search).toBe('?PageNumber=2&PageSize=12&section=heritage')
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/blog?section=heritage&page=3',
    )
    const current = screen.getByRole('link', { name: 'Heritage' })
    expect(current.getAttribute('aria-current')).toBe('page')
    const chips = within(screen.getByRole('navigation', { name: en.sections }))
    expect(chips.getAllByRole('link').map((it) => it.textContent)).toEqual(['Heritage', 'News'])
  })
})

describe('a page of a list that is turned', () => {
  const pageOf = (request: Request) => {
    const asked = new URL(request.url).searchParams
    const PageNumber = Number(asked.get('PageNumber'))
    const section = asked.get('section')
    return answerWith({
      Data: [card(PageNumber)],
      PageNumber,
      PageSize: 12,
      TotalPages: 3,
      TotalRecords: 30,
      section: section && { id: section, label: section },
      tag: null,
      sections: ['heritage', 'news'].map((id) => ({ id, label: id })),
    })(request)
  }
  const focused = () => document.activeElement

  it('is read from its heading on, also once it was seen before', async () => {
    open('/blog?all=1', { getBlogArticles: pageOf })
    await screen.findByText('Article 1')
    expect(focused()).toBe(document.body)
    for (const [page, article] of [
      [2, 'Article 2'],
      [1, 'Article 1'],
    ] as const) {
      const link = screen.getByRole('link', { name: `Page ${page}` })
      link.focus()
      fireEvent.click(link)
      await screen.findByText(article)
      expect(focused()).toBe(screen.getByRole('heading', { level: 1 }))
    }
  })

  it('leaves the focus on a section that is chosen', async () => {
    open('/blog?section=heritage&page=2', { getBlogArticles: pageOf })
    const news = await screen.findByRole('link', { name: 'news' })
    news.focus()
    fireEvent.click(news)
    await screen.findByText('Article 1')
    expect(focused()).toBe(screen.getByRole('link', { name: 'news' }))
  })
})

describe('an article', () => {
  it('shows everything that was written of it', async () => {
    openArticle({ getBlogArticle: answerWith(whole()), getBlogOffers: answerWith([priced]) })
    await screen.findByRole('heading', { name: 'Article 1', level: 1 })
    screen.getByText('Take the early bus.')
    screen.getByText('Last updated November 15, 2026')
    const about = screen.getByRole('region', { name: 'About this article' })
    within(about).getByText('Hana Mourad')
    within(about).getByText('November 12, 2026')
    within(about).getByText('6 min read')
    expect(screen.getByRole('region', { name: 'Topics' }).querySelectorAll('a')).toHaveLength(5)
    expect(linksIn('Read next')).toEqual([2, 3, 4].map((id) => `/blog/article-${id}`))
    expect(linksIn('Read more')).toHaveLength(8)
    expect(screen.getByRole('link', { name: 'Back to the blog' }).getAttribute('href')).toBe(
      '/blog',
    )
    screen.getByRole('link', { name: 'View All Articles' })
    expect(structured()).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Article 1',
      timeRequired: 'PT6M',
      datePublished: '2026-11-12T08:00:00.000Z',
      author: { name: 'Hana Mourad' },
    })
  })

  it('leads to the offers that it names, on the day they can be booked for', async () => {
    const full = { ...priced, id: 7, name: 'Full house', arrival: null, departure: null }
    openArticle({ getBlogArticle: answerWith(whole()), getBlogOffers: answerWith([priced, full]) })
    const offers = await screen.findByRole('region', { name: 'Go there yourself' })
    expect(within(offers).queryByText('Full house')).toBeNull()
    within(offers).getByText('a night for 2 adults')
    expect(offers.textContent).toContain('was EGP\u00a02,000, now from EGP\u00a01,850')
    expect(within(offers).getByRole('link').getAttribute('href')).toBe(
      '/hotel?id=541&arrival-date=17-12-2026&departure-date=19-12-2026&adults=2',
    )
  })

  it('without offers, or when their prices failed, stands without them', async () => {
    openArticle({ getBlogArticle: answerWith(whole()), getBlogOffers: noConnection })
    await screen.findByRole('heading', { name: 'Article 1', level: 1 })
    expect(screen.queryByRole('region', { name: 'Go there yourself' })).toBeNull()
  })

  it('in Arabic marks what stands in English', async () => {
    const article = whole({ title: 'دهب', untranslated: ['content'] })
    openArticle({ getBlogArticle: answerWith(article) }, 'ar')
    await screen.findByRole('heading', { name: 'دهب', level: 1 })
    screen.getByText(ar.untranslated)
    const body = document.querySelector('.story-body')
    expect([body?.getAttribute('lang'), body?.getAttribute('dir')]).toEqual(['en', 'ltr'])
    screen.getByText('آخر تحديث 15 نوفمبر 2026')
    within(screen.getByRole('region', { name: ar.info })).getByText('6 دقائق قراءة')
  })

  it('that the server knows is missing isn’t asked for again', async () => {
    const page = openArticle({}, 'en', true)
    await waitFor(() => expect(document.title).toContain('Article not found'))
    expect(page.requestsOf('getBlogArticle')).toHaveLength(0)
  })
})

it.each([
  ['an address longer than any is answered as missing', 400, [true, 404]],
  ['what is busy is answered as such, and asked again by the browser', 503, [false, 503]],
])('%s', async (_, answered, told) => {
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const refused = { Error: 'x', code: 'invalid_input', Data: null }
  const { client } = fakeServer('en', {
    getBlogArticle: answerAs(answered, refused),
    getBlogOffers: answerWith([]),
  })
  const url = new URL('http://localhost/blog/x')
  const loaded = await loadArticle({ api: client, language: 'en', url }, 'x'.repeat(81))
  expect([loaded.data.missing, loaded.init?.status]).toEqual(told)
})

it.each(['', '?section=heritage'])('/blog%s is no page without its articles', async (query) => {
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const refused = { Error: 'x', code: 'busy', Data: null }
  const { client } = fakeServer('en', {
    getBlogHome: answerAs(503, refused),
    getBlogArticles: answerAs(503, refused),
  })
  const url = new URL(`http://localhost/blog${query}`)
  const { init } = await loadBlog({ api: client, language: 'en', url })
  expect(init?.status).toBe(503)
})

it.each([
  ['', { section: null, tag: null, all: false, page: 1 }, false],
  ['section=heritage&page=2', { section: 'heritage', tag: null, all: false, page: 2 }, true],
  ['tag=%D8%B3%D9%8A%D9%88%D8%A9', { section: null, tag: 'سيوة', all: false, page: 1 }, true],
  ['all=1', { section: null, tag: null, all: true, page: 1 }, true],
  ['page=3', { section: null, tag: null, all: false, page: 3 }, true],
  ['page=-1&section=%20', { section: null, tag: null, all: false, page: 1 }, false],
  ['page=1e9', { section: null, tag: null, all: false, page: 1 }, false],
])('the address ?%s is understood', (query, address, list) => {
  const parsed = parseBlog(new URLSearchParams(query))
  expect(parsed).toEqual(address)
  expect(isList(parsed)).toBe(list)
})
