import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { changedFields, type ArticleFields } from './fields.ts'
import { sectionOf, sections, tagOf, tags } from './lists.ts'
import { plainTextOf } from './plain-text.ts'
import { proposedMinutes } from './reading-time.ts'
import { isSlug, readSlug, slugOf, stampOfSlug } from './slug.ts'
import { joinTags, readTag, splitTags } from './tags.ts'

const whole: ArticleFields = {
  title: 'Dahab in three slow days',
  subtitle: 'Where to swim',
  content: '<p>Dahab rewards people.</p>',
  title_ar: 'دهب في ثلاثة أيام',
  subtitle_ar: 'أين تسبح',
  content_ar: '<p>دهب تكافئ من يتمهل.</p>',
  author: 'Hana Mourad',
  author_ar: '',
  time_to_read: 5,
  tags: 'Beaches',
  tags_ar: 'شواطئ',
  sections: ['Adventure'],
  sections_ar: ['مغامرات'],
  cover_image_url: '/images/a.webp',
  cover_alt: 'Mountains',
  cover_alt_ar: 'جبال',
  secondary_image_url: '/images/b.webp',
  secondary_alt: 'A reef',
  secondary_alt_ar: 'شعاب',
  offers: [],
}

describe('the address of an article', () => {
  it.each([
    ['Dahab in three slow days', 'dahab-in-three-slow-days-1766000000000'],
    ['  Luxor, with children!  ', 'luxor-with-children-1766000000000'],
    ['A  b -- c', 'a-b-c-1766000000000'],
    ['Égypte & snake_case', 'gypte-snake_case-1766000000000'],
    ['دهب في ثلاثة أيام', '1766000000000'],
    ['x'.repeat(80), `${'x'.repeat(50)}-1766000000000`],
    [`${'y'.repeat(49)} z`, `${'y'.repeat(49)}-1766000000000`],
    ['-', '1766000000000'],
  ])('of %j is %s', (title, slug) => {
    expect(slugOf(title, 1_766_000_000_000)).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  it.each([
    '',
    'create',
    'manage',
    'edit',
    'feed',
    'A',
    'a--b',
    '-a',
    'a-',
    'a b',
    'a/b',
    '../x',
    'ا',
    'x'.repeat(81),
  ])('is never %j', (slug) => {
    expect(isSlug(slug)).toBe(false)
  })
})

it.each([
  ['  Siwa in Winter! ', 'siwa-in-winter'],
  ['--a -- b--', 'a-b'],
  ['سيوة', ''],
])('an address typed as %j is %j', (typed, slug) => {
  expect(readSlug(typed)).toBe(slug)
})

describe('tags', () => {
  it('are kept as one text, and read again', () => {
    expect(splitTags('Cairo, Nile at dawn ,، القاهرة,,')).toEqual([
      'Cairo',
      'Nile at dawn',
      'القاهرة',
    ])
    expect(joinTags(['Cairo', 'Nile at dawn'])).toBe('Cairo, Nile at dawn')
    expect(splitTags(null)).toEqual([])
  })

  it('hold no comma when they are typed', () => {
    expect([readTag('  Nile,  at dawn '), readTag(' ، ')]).toEqual(['Nile at dawn', ''])
  })
})

describe('sections and tags of ours', () => {
  it('are 16 and 20, each with an id and a label of its own in both languages', () => {
    expect([sections.length, tags.length]).toEqual([16, 20])
    for (const list of [sections, tags])
      for (const name of ['id', 'en', 'ar'] as const) {
        const names = list.map((it) => it[name])
        expect(new Set(names).size).toBe(list.length)
        expect(names.filter((it) => it.includes(','))).toEqual([])
      }
    for (const { ar } of [...sections, ...tags]) expect(ar).toMatch(/\p{Script=Arabic}/u)
  })

  it('have the ids of the specification', () => {
    expect(sections.map(({ id }) => id).toSorted()).toEqual(
      'adventure digital economy featured global heritage hospitality investment luxury museum news resorts rural sustainability urban vision2030'.split(
        ' ',
      ),
    )
    expect(tags.map(({ id }) => id)).toEqual(
      'egypt cairo alexandria hurghada sharm-el-sheikh luxor aswan pyramids red-sea nile-cruise diving desert-safari historical-sites beaches hotels restaurants activities honeymoon family-friendly solo-travel'.split(
        ' ',
      ),
    )
  })

  it('are found by id and by their label in either language', () => {
    for (const name of ['museum', 'Museums', 'متاحف']) expect(sectionOf(name)?.id).toBe('museum')
    for (const name of ['red-sea', 'red sea', 'البحر الأحمر'])
      expect(tagOf(name)?.id).toBe('red-sea')
    expect([sectionOf('other'), tagOf('Nile at dawn')]).toEqual([null, null])
  })
})

describe('reading time', () => {
  const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`
  it.each([
    [0, 1],
    [200, 1],
    [500, 3],
    [900, 5],
    [50_000, 60],
  ])('of %i words is proposed as %i minutes', (count, minutes) => {
    expect(proposedMinutes(words(count))).toBe(minutes)
  })

  it('is that of the longer language', () => {
    expect(proposedMinutes(words(100), words(1200))).toBe(6)
  })
})

it('reads the words of HTML', () => {
  expect(plainTextOf('<h2>Day&nbsp;one</h2><p>Tea &amp; <b>bread</b><br />first</p>')).toBe(
    'Day one Tea & bread first',
  )
})

describe('an article', () => {
  it('that has everything may be read', () => {
    expect(faultsOf(whole, 'published')).toEqual({})
  })

  it.each<[keyof ArticleFields, unknown, string]>([
    ['title', 'ab', 'title_required'],
    ['title', 'a'.repeat(201), 'title_too_long'],
    ['subtitle', '', 'subtitle_required'],
    ['subtitle', 'a'.repeat(301), 'subtitle_too_long'],
    ['content', '<p>123456789</p>', 'content_required'],
    ['content', '<p></p>', 'content_required'],
    ['content', `<p>${'a'.repeat(50_000)}</p>`, 'content_too_long'],
    ['content', '<p>long enough</p><img src="/images/a.webp" alt="" />', 'content_alt_required'],
    ['time_to_read', 0, 'time_to_read_wrong'],
    ['time_to_read', 61, 'time_to_read_wrong'],
    ['time_to_read', 1.5, 'time_to_read_wrong'],
    ['tags', ' , ', 'tag_required'],
    ['tags', 'a'.repeat(41), 'tags_too_many'],
    ['tags', Array.from({ length: 21 }, (_, n) => `tag ${n}`).join(', '), 'tags_too_many'],
    ['sections', [], 'section_required'],
    ['sections', sections.slice(0, 5).map(({ en }) => en), 'sections_too_many'],
    ['sections', ['Nowhere'], 'section_unknown'],
    ['author', 'A', 'author_required'],
    ['author', 'a'.repeat(101), 'author_too_long'],
    ['author_ar', 'a'.repeat(101), 'author_too_long'],
    ['title_ar', 'دد', 'title_ar_required'],
    ['title_ar', 'د'.repeat(201), 'title_ar_too_long'],
    ['subtitle_ar', '  ', 'subtitle_ar_required'],
    ['subtitle_ar', 'د'.repeat(301), 'subtitle_ar_too_long'],
    ['content_ar', '', 'content_ar_required'],
    ['content_ar', 'د'.repeat(50_001), 'content_ar_too_long'],
    ['cover_image_url', null, 'cover_required'],
    ['cover_alt', ' ', 'alt_required'],
    ['cover_alt_ar', 'a'.repeat(201), 'alt_too_long'],
    ['secondary_image_url', null, 'secondary_required'],
    ['secondary_alt_ar', '', 'alt_required'],
    ['offers', Array.from({ length: 7 }, (_, id) => ({ module: 'Hotel', id })), 'offers_too_many'],
  ])('whose %s is %j is refused', (field, value, fault) => {
    expect(faultsOf({ ...whole, [field]: value }, 'published')).toEqual({ [field]: fault })
    expect(faultsOf({ ...whole, [field]: value }, 'scheduled')).toEqual({ [field]: fault })
  })

  it.each<[keyof ArticleFields, unknown]>([
    ['title', 'abc'],
    ['title', 'a'.repeat(200)],
    ['subtitle', 'a'.repeat(300)],
    ['content', '<p>1234567890</p>'],
    ['content', 'a'.repeat(50_000)],
    ['content', '<p>long enough</p><img src="/images/a.webp" alt="A boat" />'],
    ['time_to_read', 1],
    ['time_to_read', 60],
    ['sections', sections.slice(0, 4).map(({ en }) => en)],
    ['author', 'Al'],
    ['author', 'a'.repeat(100)],
  ])('whose %s is as %j is taken', (field, value) => {
    expect(faultsOf({ ...whole, [field]: value }, 'published')).toEqual({})
  })

  it('that is a draft may lack everything but its title, and have too much of nothing', () => {
    const emptied = Object.fromEntries(
      Object.entries(whole).map(([field, value]) => [field, Array.isArray(value) ? [] : '']),
    )
    // `fromEntries` loses which key has which value: every field of `whole` stands in it, emptied.
    const empty = emptied as unknown as ArticleFields
    const draft = {
      ...empty,
      title: 'Dahab',
      time_to_read: 5,
      cover_image_url: null,
      secondary_image_url: null,
    }
    expect(faultsOf(draft, 'draft')).toEqual({})
    expect(faultsOf({ ...draft, title: '' }, 'draft')).toEqual({ title: 'title_required' })
    expect(faultsOf({ ...draft, subtitle: 'a'.repeat(301) }, 'draft')).toEqual({
      subtitle: 'subtitle_too_long',
    })
  })

  it('says what changed, in the order of the form', () => {
    const offer = { module: 'Hotel', id: 1 } as const
    const after = { ...whole, content: '<p>Other words.</p>', title: 'Dahab', offers: [offer] }
    expect(changedFields(whole, after)).toEqual(['title', 'content', 'offers'])
    const turned = { ...after, offers: [{ id: 1, module: 'Hotel' } as const] }
    expect(changedFields(after, turned)).toEqual([])
  })
})

it.each([
  ['siwa-1766000000000', 'Siwa', '1766000000000'],
  ['1766000000000', 'سيوة', '1766000000000'],
  ['siwa-1766000000000', 'Siwa in winter', null],
  ['siwa', 'Siwa', null],
  ['siwa-17', 'Siwa', null],
])('of the address %j of %j the stamp is %j', (slug, title, stamp) => {
  expect(stampOfSlug(slug, title)).toBe(stamp)
})
