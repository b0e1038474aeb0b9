// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answerAs,
  answerWith,
  fakeServer,
  type Answer,
  type Answers,
} from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { beginLanding, type LandingData } from './landing-data.ts'
import { LandingPage } from './landing-page.tsx'

const empty = {
  hero: null,
  sections: {},
  features: [],
  trusted_providers: [],
  customization: null,
  screenshots: null,
  stats: null,
  testimonials: null,
  partners: [],
  app_stores: { ios: null, android: null },
  translations: {},
}
const answers: Answers = {
  getLanding: answerWith(empty),
  getHighlights: answerWith({ InstantHotels: [], LastMinute: [] }),
  getDestinations: answerWith([]),
  getSplashScreenData: answerWith({}),
}

const Page = () => <LandingPage {...useLoaderData<LandingData>()} />

function open(own: Answers = {}, language: 'en' | 'ar' = 'en') {
  const all = { ...answers, ...own }
  const api = fakeServer(language, all).client
  const loader = () => beginLanding({ api, language, url: new URL('http://localhost/') })
  openPage('/', { language, routes: [{ path: '/', loader, element: <Page /> }], answers: all })
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})

describe('the landing page', () => {
  test('says that its content is on its way, with words of its own meanwhile', async () => {
    const later = Promise.withResolvers<Response>()
    open({ getLanding: () => later.promise })
    expect(await screen.findByText('Loading content...')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('booked in minutes')
    expect(screen.getByText('4.8')).toBeTruthy()
    expect(screen.getByText(/10K\+ downloads/)).toBeTruthy()
    const hero = { headline: 'Egypt, your way', tagline: 'Now', stats_downloads: '3M' }
    later.resolve(Response.json({ Error: null, Data: { ...empty, hero } }))
    expect(await screen.findByText('Egypt, your way')).toBeTruthy()
    expect(screen.getByText(/3M downloads/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Loading content...')).toBeNull())
  })

  test.each([
    ['en', 'Error loading content', 'booked in minutes', 'Try Again'],
    ['ar', 'تعذّر تحميل المحتوى', 'احجز في دقائق', 'حاول مرة أخرى'],
  ] as const)(
    'says in %s that its content failed, still leads to a search, and asks again',
    async (language, text, title, again) => {
      let failing = true
      const back = answerWith({ ...empty, hero: { headline: 'Back' } })
      const getLanding: Answer = (request) => (failing ? answerAs(404, {}) : back)(request)
      open({ getLanding }, language)
      expect((await screen.findByRole('alert')).textContent).toBe(text)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title)
      expect(await screen.findByRole('search')).toBeTruthy()
      failing = false
      // What is asked again suspends: an act that isn't awaited may never hear of its answer.
      await act(async () => fireEvent.click(screen.getByRole('button', { name: again })))
      expect(await screen.findByRole('heading', { level: 1, name: 'Back' })).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test.each([
    ['en', '4,000+ reviews'],
    ['ar', '4,000+ تقييم'],
  ] as const)('says in %s all that editors write for its head', async (language, reviews) => {
    const hero = {
      headline: 'Egypt',
      tagline: 'Now',
      primary_cta: 'Take it along',
      secondary_cta: 'See inside',
      watch_demo: 'Watch',
      phone_number: '+20 2 5550 0142',
      stats_rating: '4.6',
      stats_downloads: '3M',
      stats_reviews: '4,000+',
    }
    const app_stores = { ios: 'https://apps.example/ios', android: null }
    open({ getLanding: answerWith({ ...empty, hero, app_stores }) }, language)
    for (const text of ['Take it along', 'See inside', 'Watch', '+20 2 5550 0142', '4.6', reviews])
      expect(await screen.findByText(text)).toBeTruthy()
  })

  test('leads into no store where the app is in none', async () => {
    open({ getLanding: answerWith({ ...empty, hero: { headline: 'X', primary_cta: 'Take it' } }) })
    await screen.findByText('X')
    expect(screen.queryByText('Take it')).toBeNull()
  })

  test('shows the picture that editors chose, and their video over it', async () => {
    const hero = {
      background_image: '/images/hero.webp',
      background_video_enabled: true,
      background_video_url: '/media/nile.webm',
      background_video_start_time: 0,
      background_video_end_time: 60,
    }
    open({ getLanding: answerWith({ ...empty, hero }) })
    const picture = await waitFor(() => {
      const it = document.querySelector('.hero-picture img')
      expect(it?.getAttribute('srcset') ?? it?.getAttribute('src')).toContain('/images/hero.webp')
      return it
    })
    expect(picture).toBeTruthy()
    // Its own test says when it begins to load.
    await waitFor(() => expect(document.querySelector('.hero-video')).toBeTruthy())
    cleanup()
    open({
      getLanding: answerWith({ ...empty, hero: { ...hero, background_video_enabled: false } }),
    })
    await screen.findByText('Why book with Rihla')
    expect(document.querySelector('.hero-video')).toBeNull()
  })

  test('has every section in its fixed order, each with the address of its link', async () => {
    const named = (name: string) => ({ name, logo_url: null, website_url: null, sort_order: 1 })
    open({
      getLanding: answerWith({
        ...empty,
        trusted_providers: [named('Nilebank')],
        partners: [named('AeroNile')],
        customization: {
          title: 'Your way',
          subtitle: null,
          description: null,
          image: null,
          features: [{ feature_text: 'Choose', sort_order: 1 }],
        },
        screenshots: {
          title: 'The app',
          subtitle: null,
          images: [{ image_url: '/images/a.webp', alt: 'Search', sort_order: 1 }],
        },
        testimonials: {
          title: 'Travellers',
          subtitle: null,
          cta_title: null,
          cta_subtitle: null,
          testimonials: [
            {
              name: 'Salma',
              role: 'Cairo',
              content: 'Good',
              rating: 5,
              image_url: null,
              sort_order: 1,
            },
          ],
        },
      }),
    })
    await screen.findByText('Travellers')
    const titles = [...document.querySelectorAll('h2')].map((it) => it.textContent)
    expect(titles).toEqual([
      'Why book with Rihla',
      'Trusted providers',
      'Your way',
      'The app',
      'Travellers',
      'Your whole trip, in your pocket',
    ])
    const targets = [
      'home',
      'last-minute-offers',
      'top-destinations',
      'features',
      'how-it-works',
      'testimonials',
      'download',
    ]
    const places = targets.map((id) => document.getElementById(id))
    expect(places.every(Boolean)).toBe(true)
    for (const [at, place] of places.entries()) {
      const next = places[at + 1]
      if (next) expect(place?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(screen.getByText('150K+')).toBeTruthy()
  })
})
