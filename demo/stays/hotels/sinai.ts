import type { DemoHotel } from '../stay.ts'

export const sinai: readonly DemoHotel[] = [
  {
    at: 'Dahab',
    style: 'dive',
    stars: 3,
    price: 1850,
    rated: [4.8, 1120],
    pin: [28.5007, 34.5178],
    rooms: ['single', 'garden', 'sea', 'family', 'suite'],
    has: ['pool', 'roof', 'bikes'],
    en: [
      'Lighthouse Lagoon Dahab',
      'Lighthouse district, Dahab promenade',
      'White walls, blue cushions and the house reef four metres from the last table. The dive centre opens at seven, the kitchen stays until the last diver has eaten. Goats have the right of way.',
    ],
    ar: [
      'لايت هاوس لاجون دهب',
      'منطقة الفنار، ممشى دهب',
      'حيطان بيضاء ومساند زرقاء وشعاب على أربعة أمتار من آخر طاولة. مركز الغوص يفتح في السابعة والمطبخ يبقى حتى يأكل آخر غواص. والأولوية للماعز.',
    ],
  },
  {
    at: 'Dahab',
    style: 'camp',
    stars: 0,
    price: 620,
    rated: [4.6, 734],
    pin: [28.4932, 34.5142],
    rooms: ['hut', 'hutBath', 'houseFamily'],
    has: ['wifi', 'pets', 'beach'],
    offer: [10, 'soon'],
    en: [
      'Assala Blue Camp',
      'Assala, north end of the bay',
      'Twelve huts and a garden of hammocks, freedivers in one corner and laptops in the other. Breakfast is what Sherif finds in the market. Quiet hours are real; so is the guitar before them.',
    ],
    ar: [
      'مخيم العسلة الأزرق',
      'العسلة، آخر الخليج شمالًا',
      'اثنتا عشرة عشة وحديقة أراجيح، الغوص الحر في ركن واللابتوبات في ركن. الفطار ما يجده شريف في السوق. وساعات الهدوء حقيقية، وكذلك الجيتار قبلها.',
    ],
  },
]
