// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerAs, answerWith, fakeServer, type Answers } from '../../testing/fake-server.ts'
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
    ['en', 'Error loading content', 'booked in minutes'],
    ['ar', 'تعذّر تحميل المحتوى', 'احجز في دقائق'],
  ] as const)(
    'says in %s that its content failed, and still leads to a search',
    async (language, text, title) => {
      open({ getLanding: answerAs(404, {}) }, language)
      expect((await screen.findByRole('alert')).textContent).toBe(text)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title)
      expect(await screen.findByRole('search')).toBeTruthy()
    },
  )

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
