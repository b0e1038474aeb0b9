import type { CurrentUser } from '@rihla/contract/account'
import type { ArticleFields } from '@rihla/contract/blog/fields'
import type { EditableArticle, ManagedArticle } from '@rihla/contract/blog/managing'
import { emptyDraft, withSections, withTags, type Draft } from '../form/draft.ts'

export const staff: CurrentUser = {
  UserId: 7,
  FullName: 'Karim Fahmy',
  Email: 'staff@rihla.example',
  PhoneNumber: null,
  AdditionPhoneNumber: null,
  Image: null,
  ProfileImage: null,
  Country: null,
  RewardPoints: 0,
  TotalBookings: 0,
  MemberSince: '2026-01-01',
  HasPassword: true,
}

export const wholeFields: ArticleFields = {
  ...emptyDraft(0).fields,
  title: 'Dahab in three slow days',
  subtitle: 'Where to swim',
  content: '<p>Dahab rewards people who do less.</p>',
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

export const STAMP = 1_766_000_000_000
export const wholeDraft = (fields: Partial<ArticleFields> = {}): Draft => ({
  ...emptyDraft(STAMP),
  fields: { ...wholeFields, ...fields },
})

/** Puts a draft where the browser keeps it; `id` 0 for a new article. */
export const keepInBrowser = (id: number, draft: Draft, base: object | null = null): void =>
  localStorage.setItem(
    `rihla:writing:${id === 0 ? 'new' : id}`,
    JSON.stringify({ draft, base, at: '2026-11-20T08:00:00.000Z' }),
  )

export const editable = (its: Partial<EditableArticle> = {}): EditableArticle => ({
  id: 12,
  slug: 'dahab',
  version: 3,
  state: 'published',
  publish_at: null,
  published_at: '2026-11-12T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
  saved_by: 'Hana Mourad',
  fields: wholeFields,
  offer_names: [],
  ...its,
})

export const managed = (id: number, its: Partial<ManagedArticle> = {}): ManagedArticle => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  title_ar: `مقال ${id}`,
  subtitle: `About ${id}`,
  subtitle_ar: `عن ${id}`,
  author: 'Hana Mourad',
  author_ar: 'هنا مراد',
  cover_image_url: null,
  cover_placeholder: null,
  cover_colour: null,
  tags: ['Cairo', 'Luxor', 'Aswan', 'Siwa', 'Dahab'],
  state: 'published',
  publish_at: null,
  published_at: '2026-11-12T08:00:00.000Z',
  updated_at: '2026-11-15T08:00:00.000Z',
  ...its,
})
