import type { DemoHotel } from '../stay.ts'

export const redSeaSouth: readonly DemoHotel[] = [
  {
    at: 'Marsa Alam',
    style: 'allIn',
    stars: 5,
    price: 6400,
    rated: [4.7, 2240],
    pin: [25.1586, 34.8396],
    rooms: ['garden', 'pool', 'sea', 'family', 'seafront', 'suite'],
    has: ['reef', 'spa', 'dive', 'jetty', 'gym'],
    offer: [20, 'early'],
    en: [
      'Marsa Lagoon Resort',
      'Quseir Road, km 22 north of Marsa Alam',
      'A sheltered lagoon where turtles graze in the morning; the lifeguard keeps a slate with today’s count. Rooms stand in a half circle so that the wind passes above. Airport forty minutes, stars included.',
    ],
    ar: [
      'مرسى لاجون ريزورت',
      'طريق القصير، الكيلو 22 شمال مرسى علم',
      'لاجون محمي ترعى فيه السلاحف صباحًا، والمنقذ يكتب عددها اليوم على لوح. الغرف في نصف دائرة كي يمر الهواء فوقها. المطار أربعون دقيقة والنجوم مجانًا.',
    ],
  },
  {
    at: 'Marsa Alam',
    style: 'dive',
    stars: 3,
    price: 2100,
    rated: [4.8, 654],
    pin: [24.7003, 35.0873],
    rooms: ['single', 'bungalow', 'sea', 'family'],
    has: ['solar', 'garden'],
    en: [
      'Wadi Gimal Divers’ Lodge',
      'Hamata road, Wadi el-Gimal park',
      'Stone bungalows at the edge of the national park, forty minutes by zodiac from Dolphin House. Power is solar, so hair dryers rest after ten. Bread comes from the Ababda village behind the dune.',
    ],
    ar: [
      'لودج غواصي وادي الجمال',
      'طريق حماطة، محمية وادي الجمال',
      'بنجالوهات حجرية على حافة المحمية، وبيت الدلافين أربعون دقيقة بالزودياك. الكهرباء من الشمس فالسشوار يرتاح بعد العاشرة. والعيش من قرية العبابدة خلف الكثيب.',
    ],
  },
  {
    at: 'Marsa Alam',
    style: 'camp',
    stars: 0,
    price: 880,
    rated: [4.5, 318],
    pin: [25.2411, 34.7968],
    rooms: ['hut', 'tent', 'hutBath'],
    has: ['beach', 'reef', 'dive', 'kayaks'],
    en: [
      'Marsa Shagra Shore Camp',
      'Marsa Shagra bay, km 20',
      'Tents and palm huts on the sand with a reef you enter from your breakfast table. Full tanks stand by the water day and night. No Wi-Fi at the shore, on purpose.',
    ],
    ar: [
      'مخيم شاطئ مرسى شجرة',
      'خليج مرسى شجرة، الكيلو 20',
      'خيام وعشش على الرمل وشعاب تدخلها من طاولة الفطار. الأسطوانات ممتلئة على الشط ليلًا ونهارًا. ولا واي فاي على البحر، عن قصد.',
    ],
  },
]
