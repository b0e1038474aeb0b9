import { describe, expect, it } from 'vitest'
import type { Block, LegalText } from './legal-text.ts'
import { readLegal } from './read-legal.ts'

const stringsOf = (block: Block): string[] => {
  if (typeof block === 'string') return [block]
  if ('facts' in block) return block.facts.flat()
  return [...('list' in block ? block.list : block.steps)]
}
const blocksOf = (text: LegalText): Block[] =>
  Object.values(text.sections).flatMap(({ body }) => [...body])
const wordsOf = (text: LegalText): string[] => [
  text.title,
  text.lead,
  text.description,
  ...Object.values(text.sections).map(({ title }) => title),
  ...blocksOf(text).flatMap(stringsOf),
]
const shapeOf = (text: LegalText): string[] =>
  blocksOf(text).map((block) => {
    if (typeof block === 'string') return 'text'
    return `${Object.keys(block).join('')} ${Object.values(block).flat(1).length}`
  })
const found = (text: LegalText, what: RegExp): string[] =>
  (wordsOf(text).join('\n').match(what) ?? []).toSorted()

const legalNames = ['privacy', 'data-deletion', 'terms-of-service', 'cookie-policy'] as const

describe.each(legalNames)('%s', (name) => {
  it('says the same in both languages: sections, paragraphs, numbers, links, contacts', async () => {
    const [en, ar] = await Promise.all([readLegal(name, 'en'), readLegal(name, 'ar')])
    expect(Object.keys(ar.sections)).toEqual(Object.keys(en.sections))
    expect(shapeOf(ar)).toEqual(shapeOf(en))
    expect(ar.updated).toBe(en.updated)
    for (const what of [/\d+/g, /\]\(\/[\w-]*\)/g, /\{\w+\}/g])
      expect(found(ar, what)).toEqual(found(en, what))
  })

  it('is dated as agreed, and has Western digits', async () => {
    const ar = await readLegal(name, 'ar')
    expect(['2025-08-23', '2025-08-24']).toContain(ar.updated)
    expect(found(ar, /[\u0660-\u0669\u06f0-\u06f9]/g)).toEqual([])
  })

  it('writes Arabic in Arabic letters, with Arabic commas and question marks', async () => {
    const ar = await readLegal(name, 'ar')
    for (const words of wordsOf(ar)) expect(words).not.toMatch(/[\u0600-\u06ff]\s*[,?;]/)
  })
})

it('keeps the promises that were agreed', async () => {
  const privacy = (await readLegal('privacy', 'en')).sections['how-long']
  const kept = JSON.stringify(privacy)
  for (const time of ['24 hours', '30 days', '7 years', '30 days without use', '24 months'])
    expect(kept).toContain(time)
})

/** What the pages said that isn't so, and what they say. */
const facts = {
  'refunds arrive within 14 days, as mails say': [
    'terms-of-service',
    { en: /working days/, ar: /يوم عمل/ },
    { en: /within 14 days, depending on your bank/, ar: /خلال 14 يومًا بحسب البنك/ },
  ],
  'the last four digits of a card are kept': [
    'privacy',
    { en: /we never see it/, ar: /ولا نراه/ },
    { en: /we get only the last four digits/, ar: /لا يصلنا منه إلا آخر أربعة أرقام/ },
  ],
  'late money waits for a choice': [
    'terms-of-service',
    { en: /we give the whole amount back and tell you/, ar: /رددنا المبلغ كله وأخبرناك/ },
    { en: /you choose another day for the same money/, ar: /تختار يومًا آخر بالمبلغ نفسه/ },
  ],
  'cash and transfers are refunded as is agreed': [
    'terms-of-service',
    { en: /Refunds go back the way you paid/, ar: /يعود المبلغ بالطريقة التي دفعت بها/ },
    { en: /cash or by transfer we call you/, ar: /نقدًا أو بتحويل نتصل بك/ },
  ],
  'a deposit may be kept, by what was agreed': [
    'terms-of-service',
    { en: /the offer’s cancellation terms hold/, ar: /وطُبقت شروط الإلغاء الخاصة بالعرض/ },
    { en: /or that you get nothing, is said at checkout/, ar: /أو أنه لا يعود، مذكور عند إتمام/ },
  ],
  'cancelling gives back what the offer says, in both languages': [
    'terms-of-service',
    { en: /until when you can cancel/, ar: /للإلغاء المجاني/ },
    {
      en: /what you get back when you cancel, and until when/,
      ar: /ما يعود إليك عند الإلغاء وحتى متى/,
    },
  ],
  'a name in a booking is changed on its page': [
    'privacy',
    { en: /For a name in a booking, write/, ar: /ولتصحيح اسم في حجز راسلنا/ },
    { en: /Change a name in a booking on its page/, ar: /وغيّر الاسم في حجز من صفحته/ },
  ],
  'the copy of one’s data leaves some out': [
    'privacy',
    { en: /everything as one file|everything we keep/, ar: /كل شيء في ملف واحد|كل ما نحتفظ/ },
    { en: /names of guests at a partner’s hotel/, ar: /أسماء النزلاء في فندق أحد الشركاء/ },
  ],
} as const

it.each(Object.entries(facts))('%s', async (_, [name, was, is]) => {
  for (const language of ['en', 'ar'] as const) {
    const words = wordsOf(await readLegal(name, language)).join('\n')
    expect(words).not.toMatch(was[language])
    expect(words).toMatch(is[language])
  }
})
