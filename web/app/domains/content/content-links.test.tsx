// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { Footer, Header } from './index.ts'
import ar from './messages.ar.ts'
import en from './messages.en.ts'

const link = (label: string, href: string, is_external = false) => ({
  label,
  href,
  is_external,
  sort_order: 1,
  link_type: 'section',
  target_page: 'home',
})
const links = [
  link('Partners', '#partners'),
  link('Careers', 'https://careers.example', true),
  link('News', 'https://news.example'),
  link('Nowhere', '/nowhere'),
]
const footer = {
  company_description: 'We travel',
  contact_phone: null,
  contact_email: null,
  contact_address: null,
  social_facebook: null,
  social_instagram: null,
  social_youtube: null,
  social_twitter: null,
  social_linkedin: null,
  copyright_text: 'Rihla',
  app_store_ios: null,
  app_store_android: null,
  links,
}

test.each([
  ['en', en],
  ['ar', ar],
] as const)('links of editors lead where they say, on any page, in %s', async (language, t) => {
  const element = (
    <>
      <Header navigation={{ logo: null, links }} />
      <Footer footer={footer} year="2026" />
    </>
  )
  openPage('/hotels', { language, routes: [{ path: '/hotels', element }], answers: {} })
  for (const part of [
    screen.getByRole('navigation', { name: t.mainMenu }),
    screen.getByRole('contentinfo'),
  ]) {
    const its = within(part)
    const about = (name: string | RegExp) => {
      const it = its.getByRole('link', { name })
      return ['href', 'target', 'rel'].map((attribute) => it.getAttribute(attribute))
    }
    // A part of the home page, wherever one is.
    expect(about('Partners')).toEqual(['/#partners', null, null])
    expect(about(`Careers ${t.newTab}`)).toEqual(['https://careers.example', '_blank', 'noopener'])
    expect(about('News')).toEqual(['https://news.example', null, null])
    expect(its.queryByText('Nowhere')).toBeNull()
  }
})
