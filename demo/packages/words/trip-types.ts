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

/** What children pay; adults are 13 and over. */
export const policies = {
  usual: [
    'Up to 5 years free in the parents’ room, 6 to 12 years half the adult price.',
    'حتى 5 سنوات مجانًا في غرفة الوالدين، ومن 6 إلى 12 سنة نصف سعر البالغ.',
  ],
  seat: [
    'Up to 3 years free on the lap; from 4 to 12 years 70% of the adult price, with a seat of their own.',
    'حتى 3 سنوات مجانًا بدون كرسي، ومن 4 إلى 12 سنة 70% من سعر البالغ بكرسي مستقل.',
  ],
  ship: [
    'Up to 5 years free in the parents’ cabin; 6 to 12 years half price on a third bed.',
    'حتى 5 سنوات مجانًا في كابينة الوالدين، ومن 6 إلى 12 سنة نصف السعر على سرير ثالث.',
  ],
  family: [
    'Two children up to 11 years free in the parents’ room with their meals; the third pays 40%.',
    'طفلان حتى 11 سنة مجانًا في غرفة الوالدين بوجباتهما، والثالث يدفع 40%.',
  ],
  from8: [
    'From 8 years, at the adult price: the way is long and the night is cold.',
    'من 8 سنوات وبسعر البالغ: الطريق طويل والليل بارد.',
  ],
  from12: [
    'From 12 years, with a parent. Divers under 15 stay within 12 metres.',
    'من 12 سنة بصحبة أحد الوالدين، ولا ينزل من هم دون 15 سنة تحت 12 مترًا.',
  ],
  adults: [
    'From 16 years: a trip for people who carry their own bag.',
    'من 16 سنة: رحلة لمن يحمل شنطته بنفسه.',
  ],
} as const satisfies Record<string, Pair>
export type PolicyKey = keyof typeof policies
