// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withServerData } from '../../../../platform/cache/query.tsx'
import { answerWith } from '../../../../testing/fake-server.ts'
import { openPage } from '../../../../testing/open-page.tsx'
import arabicTexts from '../../messages.ar.ts'
import englishTexts from '../../messages.en.ts'
import { Preview } from './preview.tsx'

const landing = {
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
const link = (label: string, href: string) => ({ label, href, is_external: false })
const menu = [
  link('Partners', '#partners'),
  link('Our hotels', '/hotels'),
  link('Download', '/app'),
  link('Nowhere', '/nowhere'),
]

test.each([
  ['en', englishTexts],
  ['ar', arabicTexts],
] as const)('of the menu is what the header shows of it, in %s', async (language, t) => {
  const rows = { en: [{ logo: null, links: menu }], ar: [{ logo: null, links: menu }] }
  const Page = withServerData(() => <Preview table="navigation_content" rows={rows} />)
  openPage('/desk/content', {
    language,
    routes: [{ path: '/desk/content', element: <Page /> }],
    answers: { getLanding: answerWith(landing) },
  })
  const list = within(await screen.findByRole('list'))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Partners'])
  screen.getByText(t.contentPreviewInMenu.replace('{names}', 'Our hotels'))
})
