import type { ChildRates } from '../../children.ts'
import type { Pair } from '../../pair.ts'

export const tripTypes = {
  history: ['History and monuments', 'تاريخ وآثار'],
  cruise: ['Nile cruise', 'رحلة كروز نيلية'],
  sail: ['Under sail', 'تحت الشراع'],
  desert: ['Desert and oases', 'صحراء وواحات'],
  diving: ['Diving', 'غوص'],
  sea: ['Sea and islands', 'بحر وجزر'],
  trek: ['Walking and climbing', 'مشي وتسلق'],
  family: ['Family', 'عائلية'],
  city: ['City break', 'مدن'],
  faith: ['Faith and monasteries', 'أديرة ومزارات'],
  culture: ['Villages and crafts', 'قرى وحرف'],
  wind: ['Wind sports', 'رياضات الهواء'],
} as const satisfies Record<string, Pair>
export type TripTypeKey = keyof typeof tripTypes

/** What children pay, and what the company says of it; null: nothing more. */
type Policy = ChildRates & { readonly note: Pair | null }

const UP_TO_5 = [
  { maxAge: 5, percent: 0 },
  { maxAge: 12, percent: 50 },
]
const ADULT_PRICE = [{ maxAge: 12, percent: 100 }]

export const policies = {
  usual: {
    minAge: 0,
    bands: UP_TO_5,
    note: ['They sleep in the parents’ room.', 'وينامون في غرفة الوالدين.'],
  },
  seat: {
    minAge: 0,
    bands: [
      { maxAge: 3, percent: 0, place: false },
      { maxAge: 12, percent: 70 },
    ],
    note: null,
  },
  ship: {
    minAge: 0,
    bands: UP_TO_5,
    note: [
      'They sleep in the parents’ cabin, from 6 years on a bed of their own.',
      'وينامون في كابينة الوالدين، ومن 6 سنوات على سرير مستقل.',
    ],
  },
  family: {
    minAge: 0,
    bands: [
      { maxAge: 6, percent: 0 },
      { maxAge: 12, percent: 40 },
    ],
    note: ['In the parents’ room, with their meals.', 'في غرفة الوالدين وبوجباتهم.'],
  },
  from8: {
    minAge: 8,
    bands: ADULT_PRICE,
    note: ['The way is long and the night is cold.', 'الطريق طويل والليل بارد.'],
  },
  from12: {
    minAge: 12,
    bands: ADULT_PRICE,
    note: [
      'With a parent. Divers under 15 stay within 12 metres.',
      'بصحبة أحد الوالدين، ولا ينزل من هم دون 15 سنة تحت 12 مترًا.',
    ],
  },
  learners: {
    minAge: 12,
    bands: ADULT_PRICE,
    note: ['With a parent.', 'بصحبة أحد الوالدين.'],
  },
  adults: {
    minAge: 16,
    bands: null,
    note: ['A trip for people who carry their own bag.', 'رحلة لمن يحمل شنطته بنفسه.'],
  },
} as const satisfies Record<string, Policy>
export type PolicyKey = keyof typeof policies
