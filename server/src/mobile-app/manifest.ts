import { directionOf, isLanguage, type LocalizedText } from '@rihla/contract/values/language'
import type { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/caller.ts'

type Words = {
  readonly [Key in 'name' | 'short' | 'description' | 'tickets' | 'saved']: LocalizedText
}

const words: Words = {
  name: { en: 'Rihla: travel in Egypt', ar: 'رحلة: السفر في مصر' },
  short: { en: 'Rihla', ar: 'رحلة' },
  description: {
    en: 'Hotels, cruises, buses and days out across Egypt.',
    ar: 'فنادق وكروز وأتوبيسات وأنشطة في كل أنحاء مصر.',
  },
  tickets: { en: 'Bus bookings', ar: 'حجوزات الأتوبيس' },
  saved: { en: 'Saved', ar: 'المحفوظات' },
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone shows of the site once it is installed, a file a language: `/manifest/en.webmanifest`. */
export function manifestRoute(http: Hono<HttpEnv>): void {
  http.get('/manifest/:file', (c) => {
    const [, language = ''] = /^(\w+)\.webmanifest$/.exec(c.req.param('file')) ?? []
    if (!isLanguage(language)) return c.notFound()
    const manifest = {
      id: '/',
      name: words.name[language],
      short_name: words.short[language],
      description: words.description[language],
      lang: language,
      dir: directionOf(language),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#FAF7F2',
      theme_color: '#FAF7F2',
      categories: ['travel'],
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
      shortcuts: [
        { name: words.tickets[language], url: '/bus-bookings' },
        { name: words.saved[language], url: '/saved' },
      ],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })
}
