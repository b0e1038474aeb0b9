import { languages, type Language } from '@rihla/contract/values/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTexts } from '../locale/i18n.ts'
import { InLanguage } from '../locale/in-language.tsx'
import ar from '../problems/messages.ar.ts'
import en from '../problems/messages.en.ts'
import { PageSeo, type PageSeoProps } from './page-seo.tsx'

const bundles = { en, ar }

/** What those who show a link to a page show with it. */
function sharedPicture(language: Language, own: Partial<PageSeoProps> = {}): string | undefined {
  const head = renderToStaticMarkup(
    <InLanguage
      language={language}
      texts={createTexts(language, { problems: bundles[language] })}
      className=""
    >
      <PageSeo title="Luxor" path="/destinations/luxor" {...own} />
    </InLanguage>,
  )
  return /property="og:image" content="([^"]*)"/.exec(head)?.[1]
}

const site = 'http://localhost:3000'

it('shows a link to any page with a picture: its card, its own as a JPEG, or the site’s', () => {
  const card = { src: '/share/hotel-7-en.jpg', alt: 'Coral Bay' }
  expect(sharedPicture('en', { card })).toBe(`${site}/share/hotel-7-en.jpg`)
  expect(sharedPicture('en', { image: '/images/luxor.webp' })).toBe(
    `${site}/images/luxor.webp?w=1200&amp;fm=jpeg`,
  )
  expect(languages.map((language) => sharedPicture(language))).toEqual([
    `${site}/share/site-en.jpg`,
    `${site}/share/site-ar.jpg`,
  ])
})

it('shows a page that nobody is to find without one', () => {
  expect(sharedPicture('en', { noindex: true })).toBeUndefined()
})
