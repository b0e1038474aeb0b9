import { contentRows } from '@rihla/contract/content/rows'
import { contentTableNames } from '@rihla/contract/content/tables'
import { describe, expect, it } from 'vitest'
import { draftOf, emptyEntry, rowsOf, withCell, type Draft } from './draft.ts'
import { mergeRows } from './merge.ts'
import { placeOf, problemsOf } from './problems.ts'
import { contentTables } from '@rihla/contract/content/tables'

const hero = (headline: string, tagline = 'By the Nile') =>
  contentRows.hero_content.parse({ headline, tagline }) as Record<string, unknown>
const heroes = { en: [hero('Egypt')], ar: [hero('مصر')] }
const said = (name: string) => ({
  name,
  role: null,
  content: 'Lovely',
  rating: 4.5,
  image_url: null,
  active: true,
})
const testimonials = (names: readonly string[]) => ({
  title: 'They went',
  subtitle: null,
  cta_title: null,
  cta_subtitle: null,
  testimonials: names.map(said),
})
const typed = (draft: Draft, name: string, value: string, side = 'en'): Draft => {
  const [first, ...others] = draft
  if (!first) throw new Error('An empty draft')
  return [
    withCell('hero_content', contentTables.hero_content.fields, first, { side, name, value }),
    ...others,
  ]
}

describe('a draft', () => {
  it('gives the rows that it was made of again', () => {
    expect(rowsOf('hero_content', draftOf('hero_content', heroes))).toEqual(heroes)
    const rows = { en: [testimonials(['Mona', 'Ali'])], ar: [testimonials(['منى'])] }
    expect(rowsOf('testimonials_content', draftOf('testimonials_content', rows))).toEqual(rows)
  })

  it.each([
    ['٤٫٥', 4.5],
    ['۷', 7],
  ])('takes a number as Arabic keyboards write it: %s', (number, is) => {
    const draft = typed(draftOf('hero_content', heroes), 'background_video_start_time', number)
    expect(problemsOf('hero_content', draft).size).toBe(0)
    expect(rowsOf('hero_content', draft)).toMatchObject({
      en: [{ background_video_start_time: is }],
      ar: [{ background_video_start_time: is }],
    })
  })

  it.each(contentTableNames)('of an empty %s is empty rows', (table) => {
    const rows = rowsOf(table, draftOf(table, {}))
    expect(Object.values(rows).every((its) => its.length === 0)).toBe(true)
    expect(problemsOf(table, draftOf(table, {})).size).toBe(0)
  })

  it.each([
    ['#partners', 'Partners', null],
    ['/hotels?stars=5', 'Five stars', null],
    ['https://x.example', 'Elsewhere', null],
    ['/nowhere', 'Nowhere', ['href', 'contentLinkNowhere']],
    ['/desk', 'Staff', ['href', 'contentLinkNowhere']],
    ['elsewhere', 'Elsewhere', ['href', 'contentLinkWrong']],
    ['/app', 'Download', ['label', 'contentNameHidden']],
  ] as const)('has no link in the menu that it wouldn’t show: %s, %s', (href, label, problem) => {
    const links = [{ label, href, link_type: 'section', target_page: 'home', is_external: false }]
    const draft = draftOf('navigation_content', { en: [{ logo: null, links }], ar: [] })
    const id = draft[0]?.list[0]?.id ?? ''
    expect([...problemsOf('navigation_content', draft)]).toEqual(
      problem ? [[placeOf({ id }, 'en', problem[0]), problem[1]]] : [],
    )
  })

  it('puts headings of both languages beside each other by their names', () => {
    const heading = (section_key: string, title: string) => ({
      section_key,
      title,
      subtitle: null,
      description: null,
      active: true,
    })
    const draft = draftOf('content_sections', {
      en: [heading('download', 'Get it')],
      ar: [heading('features', 'لماذا'), heading('download', 'حمّل')],
    })
    expect(draft).toHaveLength(5)
    expect(draft.map(({ sides }) => [sides['en']?.['title'], sides['ar']?.['title']])).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', 'لماذا'],
      ['Get it', 'حمّل'],
    ])
    expect(rowsOf('content_sections', draft)['en']).toEqual([heading('download', 'Get it')])
  })

  it('leaves out a language that nobody wrote in, and says what is missing in one that is begun', () => {
    const draft = typed(draftOf('hero_content', {}), 'headline', 'Egypt')
    expect(rowsOf('hero_content', draft)['ar']).toEqual([])
    expect([...problemsOf('hero_content', draft)]).toEqual([
      [placeOf(draft[0] ?? { id: '' }, 'en', 'tagline'), 'contentMissing'],
    ])
  })

  it.each([
    ['background_image', 'javascript:alert(1)', 'contentFileWrong'],
    ['background_image', '//evil.example', 'contentFileWrong'],
    ['background_video_start_time', 'soon', 'contentNumberWrong'],
    ['background_video_start_time', '70', 'contentEndWrong'],
    ['headline', '   ', 'contentMissing'],
  ])('with %s as %j says what is wrong', (name, value, problem) => {
    const draft = typed(draftOf('hero_content', heroes), name, value)
    expect([...problemsOf('hero_content', draft).values()]).toContain(problem)
  })

  it('says the same on both sides where nothing of it is a language', () => {
    const entry = emptyEntry('testimonials_content', true)
    const { fields } = contentTables.testimonials_content.part
    const off = withCell('testimonials_content', fields, entry, {
      side: 'en',
      name: 'active',
      value: false,
    })
    expect(off.sides['ar']?.['active']).toBe(false)
    const named = withCell('testimonials_content', fields, off, {
      side: 'en',
      name: 'name',
      value: 'Mona',
    })
    expect(named.sides['ar']?.['name']).toBe('')
  })

  it('is what the server takes', () => {
    for (const row of rowsOf(
      'hero_content',
      typed(draftOf('hero_content', heroes), 'headline', 'A\u0000\ud800 B'),
    )['en'] ?? [])
      expect(contentRows.hero_content.safeParse(row).success).toBe(true)
  })
})

describe('two who wrote at once', () => {
  it('keep what only one of them changed, and mine where both did', () => {
    const mine = { en: [hero('Mine', 'Mine, too')], ar: heroes.ar }
    const theirs = { en: [hero('Theirs')], ar: [hero('غيرها')] }
    const { changes, joined } = mergeRows('hero_content', heroes, mine, theirs)
    expect(changes).toEqual([
      { place: 'en.1.headline', before: 'Egypt', after: 'Theirs', isMine: true },
      { place: 'ar.1.headline', before: 'مصر', after: 'غيرها', isMine: false },
    ])
    expect(joined).toMatchObject({
      en: [{ headline: 'Mine', tagline: 'Mine, too' }],
      ar: [{ headline: 'غيرها' }],
    })
  })

  it.each(['4,5', '4.', 'soon', '1e1'])(
    'keep %s, which is no number yet, as it was typed',
    (text) => {
      const { fields } = contentTables.testimonials_content.part
      const base = { en: [testimonials(['Mona'])], ar: [testimonials(['منى'])] }
      const [first] = draftOf('testimonials_content', base)
      const said = first?.list[0]
      if (!first || !said) throw new Error('An empty draft')
      const rated = withCell('testimonials_content', fields, said, {
        side: 'en',
        name: 'rating',
        value: text,
      })
      const mine = rowsOf('testimonials_content', [{ ...first, list: [rated] }])
      const theirs = { ...base, en: [{ ...testimonials(['Mona']), title: 'They came back' }] }
      const { joined } = mergeRows('testimonials_content', base, mine, theirs)
      const [after] = draftOf('testimonials_content', joined)
      expect(after?.sides['en']?.['title']).toBe('They came back')
      expect(after?.list[0]?.sides['en']?.['rating']).toBe(text)
      // Nor is it taken for what stood there.
      expect(JSON.stringify(mine)).not.toBe(JSON.stringify(base))
    },
  )

  it('keep a list whole', () => {
    const of = (...names: string[]) => ({ all: names.map((name) => ({ name })) })
    expect(mergeRows('partners', of('A'), of('A'), of('A', 'B')).joined).toEqual(of('A', 'B'))
    expect(mergeRows('partners', of('A'), of('C'), of('A', 'B')).joined).toEqual(of('C'))
  })
})
