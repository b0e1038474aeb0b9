import { getFooter } from '@rihla/contract/content'
import { getLanding, type Landing } from '@rihla/contract/landing'
import {
  contentTableNames,
  shapeOf,
  type ContentField,
  type ContentFields,
  type ContentTable,
} from '@rihla/contract/content/tables'
import type { ContentRowsByLanguage } from '@rihla/contract/desk/content'
import { expect, test } from 'vitest'
import { footerOf, landingWith } from './draft-landing.ts'

const empty: Landing = {
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

const valueOf = (field: ContentField): unknown => {
  if (field.kind === 'flag') return true
  if (field.kind === 'number') return 4
  if (field.kind === 'choice') return field.of[0]
  return ['address', 'file', 'picture'].includes(field.kind) ? '/written' : 'written'
}
const filled = (fields: ContentFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]))

/** One row with every field of a table, and one in its list. */
function rowsOf(table: ContentTable): ContentRowsByLanguage {
  const { byLanguage, fields, part } = shapeOf(table)
  const row = { ...filled(fields), ...(part && { [part.field]: [filled(part.fields)] }) }
  return byLanguage ? { en: [row], ar: [] } : { all: [row] }
}

const ofThePage = contentTableNames.filter(
  (table) => table !== 'footer_content' && table !== 'navigation_content',
)

test.each(ofThePage)('a draft of %s is what the page’s call answers', (table) => {
  const drafted = landingWith(empty, table, rowsOf(table), 'en')
  expect(getLanding.output.safeParse(drafted).error).toBeUndefined()
  expect(JSON.stringify(drafted)).toContain('written')
})

test.each(ofThePage.filter((table) => shapeOf(table).byLanguage))(
  'a draft of %s is nothing in the language that nobody wrote in',
  (table) => {
    const drafted = landingWith(empty, table, rowsOf(table), 'ar')
    expect(getLanding.output.safeParse(drafted).error).toBeUndefined()
    expect(JSON.stringify(drafted)).not.toContain('written')
  },
)

test('a rating that is half typed isn’t there yet', () => {
  const [row] = rowsOf('testimonials_content')['en'] ?? []
  const half = { ...row, testimonials: [{ name: 'Mona', content: 'Lovely', rating: '4,5' }] }
  const { testimonials } = landingWith(empty, 'testimonials_content', { en: [half], ar: [] }, 'en')
  expect(testimonials?.testimonials).toMatchObject([{ name: 'Mona', rating: null }])
})

test('what isn’t active is left out, and the rest keeps its order', () => {
  const company = (name: string, active: boolean) => ({
    name,
    active,
    logo_url: null,
    website_url: null,
  })
  const all = [company('One', true), company('Two', false), company('Three', true)]
  const { partners } = landingWith(empty, 'partners', { all }, 'en')
  expect(partners.map(({ name, sort_order }) => [name, sort_order])).toEqual([
    ['One', 1],
    ['Three', 2],
  ])
})

test('a draft of the footer is what its call answers, with the stores of the app', () => {
  const rows = rowsOf('footer_content')
  const stores = { ios: '/ios', android: null }
  const footer = footerOf(rows, 'en', stores)
  expect(getFooter.output.safeParse(footer).error).toBeUndefined()
  expect(footer).toMatchObject({ app_store_ios: '/ios', links: [{ label: 'written' }] })
  expect(footerOf(rows, 'ar', stores)).toBeNull()
})
