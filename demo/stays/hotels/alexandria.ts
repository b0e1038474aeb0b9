import type { DemoHotel } from '../stay.ts'

export const alexandria: readonly DemoHotel[] = [
  {
    at: 'Alexandria',
    style: 'grand',
    stars: 5,
    price: 5600,
    rated: [4.5, 1420],
    pin: [31.2446, 29.9634],
    rooms: ['comfort', 'seaTown', 'familyCity', 'club', 'suite', 'royal'],
    has: ['beach', 'parking', 'kids'],
    offer: [18, 'quiet'],
    en: [
      'San Stefano Bay Hotel',
      '399 El-Geish Road, San Stefano',
      'Every room but twelve looks at the Mediterranean, and the twelve are cheaper. A tunnel leads under the Corniche to the sand. Friday’s fish lunch is booked by Alexandrians, so reserve when you check in.',
    ],
    ar: [
      'فندق خليج سان ستيفانو',
      '399 طريق الجيش، سان ستيفانو',
      'كل الغرف على البحر إلا اثنتي عشرة، وهذه أرخص. نفق تحت الكورنيش يوصلك إلى الرمل. غداء السمك يوم الجمعة يحجزه أهل إسكندرية، فاحجز مكانك وأنت تسجل الوصول.',
    ],
  },
  {
    at: 'Alexandria',
    style: 'city',
    stars: 3,
    price: 1900,
    rated: [4.3, 876],
    pin: [31.2007, 29.9011],
    rooms: ['solo', 'classic', 'seaTown', 'triple', 'citySuite'],
    has: ['roof', 'cafe'],
    en: [
      'Raml Station Hotel',
      '16 Saad Zaghloul Square, Raml Station',
      'Trams below, gulls above and a café on the ground floor where the waiters have worked longer than the clock. Rooms on the sea side get the sunset; rooms on the square get the city. The library is a twenty-minute stroll along the water.',
    ],
    ar: [
      'فندق محطة الرمل',
      '16 ميدان سعد زغلول، محطة الرمل',
      'الترام تحت والنورس فوق وكافيه في الدور الأرضي عماله أقدم من ساعته. غرف البحر لها الغروب وغرف الميدان لها المدينة. والمكتبة على بعد ثلث ساعة مشيًا بمحاذاة الماء.',
    ],
  },
  {
    at: 'Alexandria',
    style: 'plain',
    stars: 1,
    price: 780,
    rated: [3.9, 411],
    pin: [31.2096, 29.8859],
    rooms: ['classic', 'quiet', 'triple', 'seaTown'],
    free: null,
    en: [
      'Anfoushi Pension',
      '3 Qasr Ras el-Tin Street, Bahary',
      'Fourth floor, no lift, clean sheets and the fish market round the corner. The landlady will fry what you buy for the price of the oil. Cash kept in an envelope with your name on it.',
    ],
    ar: [
      'بنسيون الأنفوشي',
      '3 شارع قصر رأس التين، بحري',
      'دور رابع بلا أسانسير وملاءات نظيفة وسوق السمك على الناصية. صاحبة البنسيون تقلي لك ما تشتريه بثمن الزيت. وأماناتك في ظرف عليه اسمك.',
    ],
  },
]
