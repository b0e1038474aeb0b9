import type { ArticleFields, ArticleState } from '@rihla/contract/blog/fields'
import { instantOf, type Draft } from './draft.ts'

/** The fields as calls take them. */
export const fieldsInput = (fields: ArticleFields) => ({
  ...fields,
  sections: [...fields.sections],
  sections_ar: [...fields.sections_ar],
  offers: fields.offers.map(({ module, id }) => ({ module, id })),
})

/** What a save sends of a draft. */
export const saveInput = ({ fields, when }: Draft, state: ArticleState) => ({
  ...fieldsInput(fields),
  state,
  ...(state === 'scheduled' && { publish_at: instantOf(when) }),
})
