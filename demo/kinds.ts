import type { KindKey } from './activities/index.ts'
import type { PhraseKey } from './phrases.ts'

/** What activities of a kind have in common. */
export type Kind = {
  readonly id: number
  readonly en: string
  readonly ar: string
  readonly included: readonly PhraseKey[]
  readonly excluded: readonly PhraseKey[]
  readonly bring: readonly PhraseKey[]
  readonly children: 'free6' | 'half12' | 'from8' | 'from12'
  /** Places a day. */
  readonly places: number
}

/** 13 is left out: it means day-use and is never an activity's. */
export const kinds: Readonly<Record<KindKey, Kind>> = {
  nile: { id: 1, en: 'Nile and sailing', ar: 'النيل والفلايك', included: ['captain', 'tea', 'vests'], excluded: ['tips', 'meals'], bring: ['jacket', 'camera'], children: 'free6', places: 16 },
  balloon: { id: 2, en: 'Hot-air balloons', ar: 'المناطيد', included: ['pilot', 'insurance', 'tea'], excluded: ['tips', 'photos'], bring: ['jacket', 'closedshoes', 'id'], children: 'from8', places: 16 },
  diving: { id: 3, en: 'Diving', ar: 'الغوص', included: ['diveguide', 'tanks', 'equipment', 'insurance', 'water'], excluded: ['tips', 'certificate'], bring: ['towel', 'swimwear', 'divecard'], children: 'from12', places: 12 },
  snorkel: { id: 4, en: 'Snorkelling and boat trips', ar: 'السنوركل ورحلات المراكب', included: ['guide', 'masks', 'vests', 'water'], excluded: ['tips', 'photos'], bring: ['towel', 'swimwear', 'sunscreen'], children: 'half12', places: 24 },
  safari: { id: 5, en: 'Desert safaris', ar: 'السفاري', included: ['driver', 'fuel', 'water', 'tea'], excluded: ['tips', 'scarf'], bring: ['sunglasses', 'closedshoes', 'jacket'], children: 'half12', places: 20 },
  camping: { id: 6, en: 'Camping under the stars', ar: 'التخييم تحت النجوم', included: ['driver', 'tents', 'water', 'tea'], excluded: ['tips', 'softdrinks'], bring: ['jacket', 'torch', 'personal'], children: 'half12', places: 14 },
  temples: { id: 7, en: 'Temples and tombs', ar: 'المعابد والمقابر', included: ['egyptologist', 'tickets', 'water'], excluded: ['tips', 'extratombs'], bring: ['hat', 'closedshoes', 'id'], children: 'free6', places: 16 },
  museums: { id: 8, en: 'Museums', ar: 'المتاحف', included: ['egyptologist', 'tickets', 'headsets'], excluded: ['tips', 'meals'], bring: ['id', 'closedshoes'], children: 'free6', places: 15 },
  walks: { id: 9, en: 'City and village walks', ar: 'جولات المشي', included: ['guide', 'tickets', 'tea'], excluded: ['tips', 'shopping'], bring: ['closedshoes', 'hat'], children: 'free6', places: 14 },
  food: { id: 10, en: 'Food and cooking', ar: 'الأكل والطبخ', included: ['host', 'tastings', 'recipes', 'water'], excluded: ['tips', 'shopping'], bring: ['appetite', 'allergies'], children: 'half12', places: 10 },
  hiking: { id: 11, en: 'Hiking and climbing', ar: 'الهايكنج والتسلق', included: ['guide', 'permits', 'tea'], excluded: ['tips', 'sticks'], bring: ['hikingshoes', 'jacket', 'twolitres'], children: 'from8', places: 14 },
  watersports: { id: 12, en: 'Water sports', ar: 'الرياضات المائية', included: ['instructor', 'equipment', 'vests', 'insurance'], excluded: ['tips', 'photos'], bring: ['swimwear', 'towel', 'sunscreen'], children: 'from8', places: 12 },
  evenings: { id: 14, en: 'Shows and evenings', ar: 'العروض والسهرات', included: ['tickets', 'host', 'tea'], excluded: ['tips', 'softdrinks'], bring: ['jacket', 'camera'], children: 'half12', places: 30 },
  crafts: { id: 15, en: 'Workshops and crafts', ar: 'الورش والحرف', included: ['artisan', 'materials', 'piece', 'tea'], excluded: ['tips', 'shipping'], bring: ['oldclothes', 'patience'], children: 'half12', places: 8 },
  riding: { id: 16, en: 'Horses and camels', ar: 'الخيل والجمال', included: ['guide', 'helmets', 'tea'], excluded: ['tips', 'photos'], bring: ['longtrousers', 'closedshoes', 'hat'], children: 'from8', places: 12 },
  springs: { id: 17, en: 'Springs and wellness', ar: 'العيون والاستشفاء', included: ['host', 'entry', 'tea'], excluded: ['tips', 'towels'], bring: ['swimwear', 'towel', 'slippers'], children: 'half12', places: 12 },
  nature: { id: 18, en: 'Wildlife and nature', ar: 'الطبيعة والطيور', included: ['naturalist', 'binoculars', 'permits', 'water'], excluded: ['tips', 'photos'], bring: ['hat', 'quietcolours', 'camera'], children: 'half12', places: 12 },
}
