import type { DemoHotel } from '../stay.ts'

export const giza: readonly DemoHotel[] = [
  {
    at: 'Giza',
    style: 'guesthouse',
    stars: 0,
    price: 1700,
    rated: [4.6, 1534],
    pin: [29.9757, 31.1421],
    rooms: ['quiet', 'triple', 'pyramid', 'pyramidSuite'],
    offer: [20, 'soon'],
    en: [
      'Nazlet Horizon Inn',
      '5 Abou el-Hol Street, Nazlet el-Semman',
      'Nine rooms and a roof opposite the Sphinx gate, run by three brothers and their mother, who cooks. Coffee is poured at sunrise because nobody sleeps through it. Camels pass below from eight.',
    ],
    ar: [
      'نُزل أفق النزلة',
      '5 شارع أبو الهول، نزلة السمان',
      'تسع غرف وسطح أمام بوابة أبي الهول، يديرها ثلاثة إخوة وأمهم التي تطبخ. القهوة مع الشروق لأن أحدًا لا ينام وقته. والجمال تمر تحتك من الثامنة.',
    ],
  },
  {
    at: 'Giza',
    style: 'grand',
    stars: 5,
    price: 7600,
    rated: [4.6, 1877],
    pin: [29.9872, 31.1325],
    rooms: ['comfort', 'pyramid', 'familyCity', 'club', 'pyramidSuite', 'royal'],
    has: ['heatedPool', 'garden', 'parking', 'kids', 'courts'],
    en: [
      'Plateau Gardens Hotel',
      'Alexandria Desert Road, by Remaya Square, Haram',
      'Low wings in sixteen acres of palms, so that every second window has a pyramid in it. The Grand Museum is five minutes away and the shuttle runs every half hour. Swim at dusk, when the stones turn blue.',
    ],
    ar: [
      'فندق حدائق الهضبة',
      'طريق إسكندرية الصحراوي، ميدان الرماية، الهرم',
      'مبانٍ منخفضة في ستة عشر فدانًا من النخيل، ففي كل شباك ثانٍ هرم. المتحف الكبير على بعد خمس دقائق والأتوبيس كل نصف ساعة. اسبح عند المغرب حين يصير الحجر أزرق.',
    ],
  },
]
