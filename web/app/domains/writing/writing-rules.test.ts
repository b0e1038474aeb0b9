import { describe, expect, it, test } from 'vitest'
import { articleFaults } from '@rihla/contract/blog/faults'
import type { ArticleFields } from '@rihla/contract/blog/fields'
import { refusalTexts } from '../../../../server/src/refusals/texts.ts'
import { mergeFields, takeOver } from './conflict/merge.ts'
import { mergePublication } from './conflict/merge-publication.ts'
import {
  addressOfDraft,
  emptyDraft,
  instantOf,
  isSameDraft,
  stateOf,
  whenOf,
  withSections,
  withTags,
} from './form/draft.ts'
import { offerAt } from './form/offer-address.ts'
import { earlyProblems, problemsOf } from './form/problems.ts'
import { compareWords } from './history/compare-words.ts'
import { comparedTexts, fieldText } from './history/field-text.ts'
import { sentSize } from './images/shrink-image.ts'
import { manageHref, parseManage } from './addresses.ts'
import ar from './messages.ar.ts'
import en from './messages.en.ts'

const whole: ArticleFields = {
  ...emptyDraft(0).fields,
  title: 'Dahab in three slow days',
  subtitle: 'Where to swim',
  content: '<p>Dahab rewards people.</p>',
  title_ar: 'دهب في ثلاثة أيام',
  subtitle_ar: 'أين تسبح',
  content_ar: '<p>دهب تكافئ من يتمهل.</p>',
  author: 'Hana Mourad',
  ...withSections(['Adventure']),
  ...withTags(['Beaches', 'Night swims']),
  cover_image_url: '/images/a.webp',
  cover_alt: 'Mountains',
  cover_alt_ar: 'جبال',
  secondary_image_url: '/images/b.webp',
  secondary_alt: 'A reef',
  secondary_alt_ar: 'شعاب',
}
const draft = (fields: Partial<ArticleFields> = {}) => ({
  ...emptyDraft(1_766_000_000_000),
  fields: { ...whole, ...fields },
})

describe('the words of the writing pages', () => {
  test('about what is wrong are those of the server, in both languages', () => {
    for (const fault of [...articleFaults, 'publish_time_wrong'] as const) {
      expect(en[fault]).toBe(refusalTexts[fault].en)
      expect(ar[fault]).toBe(refusalTexts[fault].ar)
    }
    expect(en.imageTooLarge).toBe(refusalTexts.article_image_too_large.en)
    expect(ar.imageTooLarge).toBe(refusalTexts.article_image_too_large.ar)
  })

  test('are the fixed ones', () => {
    expect(en).toMatchObject({
      createArticle: 'Create Article',
      creating: 'Creating...',
      updateArticle: 'Update Article',
      updating: 'Updating...',
      cancel: 'Cancel',
      imageKept: 'Current image will be kept if not changed',
      deleteQuestion: 'Delete Article?',
      created: 'Blog Article Created Successfully!',
      createdText: 'Your article has been published. You can create another one.',
      createFailed: 'Failed to Create Article',
      createFailedText: 'An unknown error occurred. Please try again.',
      createFallback: 'Failed to create blog article',
      updateFailed: 'Failed to Update Article',
      updateFailedText: 'An unknown error occurred.',
      updated: 'Article Updated Successfully!',
      deleted: 'Article and images deleted successfully',
      deleteFailed: 'Failed to delete article',
      loadArticleFailed: 'Failed to load article',
      loadArticlesFailed: 'Failed to load articles',
      notAuthenticated: 'Not authenticated. Please log in again.',
      compressFailed: 'Failed to compress image',
      canvasFailed: 'Failed to get canvas context',
      imageFailed: 'Failed to load image',
      readFailed: 'Failed to read file',
      coverTooLarge: 'Cover image must be less than 3MB',
      secondaryTooLarge: 'Secondary image must be less than 3MB',
    })
    expect(en.deleteText).toContain('cannot be undone')
  })

  test('are Arabic in Arabic', () => {
    const latin = Object.entries(ar).filter(([, text]) => !/\p{Script=Arabic}/u.test(text))
    expect(latin.map(([key]) => key)).toEqual(['characters', 'savedBy'])
  })
})

describe('what keeps an article from its readers', () => {
  it('is nothing in a whole one', () => {
    expect(problemsOf(draft(), 'published', true)).toEqual({})
  })

  it.each([
    [{ title: '' }, 'title', 'title_required'],
    [{ subtitle: 'ab' }, 'subtitle', 'subtitle_required'],
    [{ content: '<p>short</p>' }, 'content', 'content_required'],
    [{ time_to_read: 0 }, 'time_to_read', 'time_to_read_wrong'],
    [{ time_to_read: 61 }, 'time_to_read', 'time_to_read_wrong'],
    [{ tags: '' }, 'tags', 'tag_required'],
    [{ sections: [] }, 'sections', 'section_required'],
    [{ author: 'A' }, 'author', 'author_required'],
    [{ title_ar: '' }, 'title_ar', 'title_ar_required'],
    [{ subtitle_ar: '' }, 'subtitle_ar', 'subtitle_ar_required'],
    [{ content_ar: '' }, 'content_ar', 'content_ar_required'],
    [{ cover_image_url: null }, 'cover_image_url', 'cover_required'],
    [{ secondary_image_url: null }, 'secondary_image_url', 'secondary_required'],
    [{ cover_alt: '' }, 'cover_alt', 'alt_required'],
    [{ secondary_alt_ar: '' }, 'secondary_alt_ar', 'alt_required'],
    [
      { content: '<p>Long enough it is</p><img src="/images/a.webp">' },
      'content',
      'content_alt_required',
    ],
  ] as const)('%j', (fields, field, problem) => {
    expect(problemsOf(draft(fields), 'published', true)).toEqual({ [field]: problem })
    expect(earlyProblems(draft(fields))).toEqual({})
  })

  it.each([
    [{ title: 'x'.repeat(201) }, 'title', 'title_too_long'],
    [{ subtitle: 'x'.repeat(301) }, 'subtitle', 'subtitle_too_long'],
    [{ content: `<p>${'x'.repeat(50_000)}</p>` }, 'content', 'content_too_long'],
    [{ author: 'x'.repeat(101) }, 'author', 'author_too_long'],
    [{ title_ar: 'x'.repeat(201) }, 'title_ar', 'title_ar_too_long'],
    [{ subtitle_ar: 'x'.repeat(301) }, 'subtitle_ar', 'subtitle_ar_too_long'],
    [{ content_ar: `<p>${'x'.repeat(50_000)}</p>` }, 'content_ar', 'content_ar_too_long'],
    [{ cover_alt: 'x'.repeat(201) }, 'cover_alt', 'alt_too_long'],
    [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join(', ') }, 'tags', 'tags_too_many'],
    [
      { sections: ['News', 'Resorts', 'Luxury', 'Museums', 'Adventure'] },
      'sections',
      'sections_too_many',
    ],
    [
      { offers: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ module: 'Hotel' as const, id })) },
      'offers',
      'offers_too_many',
    ],
  ] as const)('is said at once: too much', (fields, field, problem) => {
    expect(earlyProblems(draft(fields))).toEqual({ [field]: problem })
    expect(problemsOf(draft(fields), 'draft', true)).toEqual({ [field]: problem })
  })

  it('is the address, while it can still be chosen', () => {
    const other = { ...draft(), slug: 'Ünbeliev/able' }
    expect(problemsOf(other, 'draft', true)).toEqual({ slug: 'slugWrong' })
    expect(problemsOf({ ...draft(), slug: 'manage' }, 'draft', true)).toEqual({ slug: 'slugWrong' })
    expect(problemsOf(other, 'draft', false)).toEqual({})
    expect(addressOfDraft(draft())).toBe('dahab-in-three-slow-days-1766000000000')
  })

  it('is a moment that is none', () => {
    const at = (day: string | null, hour: string) => ({
      ...draft(),
      when: { mode: 'later' as const, day, hour },
    })
    expect(problemsOf(at('2026-12-01', '25:00'), 'scheduled', true)).toEqual({ hour: 'hourWrong' })
    expect(problemsOf(at(null, '09:00'), 'scheduled', true)).toEqual({ day: 'publish_time_wrong' })
    expect(problemsOf(at('2026-12-01', '9:30'), 'scheduled', true)).toEqual({})
    expect(problemsOf(at(null, 'x'), 'draft', true)).toEqual({})
  })
})

describe('the moment of publication', () => {
  it('is an hour in Cairo, in summer and in winter', () => {
    expect(instantOf({ mode: 'later', day: '2026-12-01', hour: '09:30' })).toBe(
      '2026-12-01T07:30:00.000Z',
    )
    expect(instantOf({ mode: 'later', day: '2027-07-01', hour: '9:30' })).toBe(
      '2027-07-01T06:30:00.000Z',
    )
    expect(instantOf({ mode: 'now', day: '2026-12-01', hour: '09:30' })).toBeNull()
    expect(whenOf('2026-12-01T07:30:00.000Z')).toEqual({
      mode: 'later',
      day: '2026-12-01',
      hour: '09:30',
    })
    expect([stateOf(whenOf(null)), stateOf(whenOf('2026-12-01T07:30:00.000Z'))]).toEqual([
      'published',
      'scheduled',
    ])
  })

  it('counts as a change only when it is chosen', () => {
    const later = { mode: 'later' as const, day: null, hour: '10:00' }
    expect(isSameDraft(draft(), { ...draft(), when: { ...later, mode: 'now' } })).toBe(true)
    expect(isSameDraft(draft(), { ...draft(), when: later })).toBe(false)
    expect(isSameDraft(draft(), draft({ title: 'Else' }))).toBe(false)
  })
})

describe('labels', () => {
  it('stand in both languages; typed tags as they were typed', () => {
    expect(withSections(['Museums'])).toEqual({ sections: ['Museums'], sections_ar: ['متاحف'] })
    expect(withTags(['Cairo', 'Night swims'])).toEqual({
      tags: 'Cairo, Night swims',
      tags_ar: 'القاهرة, Night swims',
    })
  })
})

describe('two texts over one', () => {
  it('are joined where only one has changed', () => {
    const mine = { ...whole, title: 'Mine' }
    const theirs = { ...whole, subtitle: 'Theirs', ...withTags(['Cairo']) }
    const { joined, clashes } = mergeFields(whole, mine, theirs)
    expect(clashes).toEqual([])
    expect(joined).toEqual({ ...theirs, title: 'Mine' })
  })

  it('clash where both have, and Arabic labels go with their English', () => {
    const mine = { ...whole, title: 'Mine', ...withTags(['Luxor']), author: 'Same' }
    const theirs = { ...whole, title: 'Theirs', ...withTags(['Cairo']), author: 'Same' }
    const { joined, clashes } = mergeFields(whole, mine, theirs)
    expect(clashes).toEqual(['title', 'tags'])
    expect(joined).toEqual(mine)
    expect(takeOver(joined, theirs, ['tags'])).toEqual({ ...mine, ...withTags(['Cairo']) })
  })

  const friday = whenOf('2026-12-04T07:00:00.000Z')
  const monday = whenOf('2026-12-07T07:00:00.000Z')
  const draftState = { state: 'draft', when: whenOf(null) } as const
  const out = { state: 'published', when: whenOf(null) } as const
  const at = (when: typeof friday) => ({ state: 'scheduled', when }) as const

  it.each([
    ['published by them, edited by me', draftState, draftState, out],
    ['withdrawn by them, edited by me', out, out, draftState],
    ['moved by them, edited by me', at(friday), at(friday), at(monday)],
    ['planned by them, saved as a draft by me', draftState, draftState, at(friday)],
  ] as const)('join their decision: %s', (_, base, mine, theirs) => {
    expect(mergePublication(base, mine, theirs)).toEqual({
      joined: theirs,
      clashes: false,
      isTheirs: true,
    })
  })

  it.each([
    ['withdrawn by me, edited by them', out, draftState, out],
    ['moved by me, edited by them', at(friday), at(monday), at(friday)],
    ['published by both', draftState, out, out],
  ] as const)('join mine: %s', (_, base, mine, theirs) => {
    expect(mergePublication(base, mine, theirs)).toEqual({
      joined: mine,
      clashes: false,
      isTheirs: false,
    })
  })

  it.each([
    ['moved by me, withdrawn by them', at(friday), at(monday), draftState],
    ['published by me, planned by them', draftState, out, at(friday)],
  ] as const)('ask where both decided: %s', (_, base, mine, theirs) => {
    expect(mergePublication(base, mine, theirs)).toEqual({
      joined: theirs,
      clashes: true,
      isTheirs: false,
    })
  })
})

describe('what changed', () => {
  it('is told word by word, in either script', () => {
    expect(compareWords('Take the early bus', 'Take the late bus')).toEqual([
      { kind: 'same', text: 'Take the ' },
      { kind: 'removed', text: 'early ' },
      { kind: 'added', text: 'late ' },
      { kind: 'same', text: 'bus' },
    ])
    expect(compareWords('دهب في الصيف', 'دهب في الشتاء').map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
    ])
  })

  it('leaves out the middle of long stretches that stayed', () => {
    const words = Array.from({ length: 200 }, (_, n) => `w${n} `).join('')
    const pieces = compareWords(`${words}x`, `${words}y`)
    expect(pieces[0]?.text.length).toBeLessThan(120)
    expect(pieces[0]?.text).toContain('…')
  })

  it('is shown as text: links and images by name', () => {
    const fields = {
      ...whole,
      content:
        '<h2>Day</h2><p>See <a href="/hotels">hotels</a> &amp; more</p><img src="/images/a.webp" alt="A bay">',
      offers: [{ module: 'Hotel' as const, id: 5 }],
    }
    expect(fieldText(fields, 'content')).toBe('## Day\nSee hotels (/hotels) & more\n [A bay]')
    expect(fieldText(fields, 'offers')).toBe('Hotel 5')
    expect(fieldText(fields, 'sections')).toBe('Adventure')
    expect(fieldText(fields, 'time_to_read')).toBe('5')
    expect(fieldText({ ...fields, cover_image_url: null }, 'cover_image_url')).toBe('')
  })

  it('is the markup where the words stayed', () => {
    const bold = { ...whole, content: '<p><strong>Dahab</strong> rewards people.</p>' }
    expect(comparedTexts(whole, bold, 'content')).toEqual([whole.content, bold.content])
    expect(comparedTexts(whole, { ...whole, title: 'x' }, 'title')).toEqual([whole.title, 'x'])
  })
})

it.each([
  ['https://rihla.example/hotel?id=541&adults=2', { module: 'Hotel', id: 541 }],
  ['/activity/12', { module: 'Activity', id: 12 }],
  [' /trip?id=7 ', { module: 'Trip', id: 7 }],
  ['/cruise/3?x=1', { module: 'NileCruise', id: 3 }],
  ['/hotels?id=5', null],
  ['/hotel', null],
  ['/hotel?id=-5', null],
  ['/hotel/x', null],
  ['nonsense', null],
])('the offer of %j', (typed, offer) => {
  expect(offerAt(typed)).toEqual(offer)
})

it.each([
  [
    { width: 3840, height: 2160 },
    { width: 1920, height: 1080 },
  ],
  [
    { width: 1920, height: 4000 },
    { width: 1920, height: 4000 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 100_000, height: 10 },
    { width: 1920, height: 1 },
  ],
])('an image of %j is sent as %j', (size, sent) => {
  expect(sentSize(size)).toEqual(sent)
})

it('the address of the list is read as it is written', () => {
  const address = { state: 'draft' as const, search: 'سيوة & more', page: 3 }
  expect(parseManage(new URLSearchParams(manageHref(address).split('?')[1]))).toEqual(address)
  expect(manageHref({})).toBe('/blog/manage')
  expect(parseManage(new URLSearchParams('state=odd&page=-1'))).toEqual({
    state: null,
    search: '',
    page: 1,
  })
})
