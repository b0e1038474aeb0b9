import type { DemoHotel } from '../stay.ts'

export const luxor: readonly DemoHotel[] = [
  {
    at: 'Luxor',
    style: 'grand',
    stars: 5,
    price: 5200,
    rated: [4.7, 1988],
    pin: [25.6962, 32.6361],
    rooms: ['comfort', 'nile', 'familyCity', 'citySuite', 'nileSuite', 'royal'],
    has: ['garden', 'heatedPool', 'kids', 'parking'],
    offer: [15, 'early'],
    en: [
      'Thebes Riverside Palace',
      'Khaled Ibn el-Walid Street, East Bank',
      'Four acres of lawn between the corniche and the water, with a pool that seems to spill into the Nile. Balloons rise over the far bank at breakfast. Luxor Temple is a kilometre along the river, best walked at night.',
    ],
    ar: [
      'قصر طيبة على النيل',
      'شارع خالد بن الوليد، البر الشرقي',
      'أربعة أفدنة من النجيل بين الكورنيش والماء، وحمام سباحة كأنه ينسكب في النيل. المناطيد تصعد فوق البر الغربي مع الفطار. ومعبد الأقصر على كيلومتر بمحاذاة النهر، وأحلى مشيه ليلًا.',
    ],
  },
  {
    at: 'Luxor',
    style: 'guesthouse',
    stars: 0,
    price: 1050,
    rated: [4.8, 903],
    pin: [25.7206, 32.6074],
    rooms: ['mud', 'palm', 'roofRoom', 'houseFamily'],
    has: ['bikes', 'garden'],
    en: [
      'Ramla Garden House',
      'El-Ramla village, West Bank ferry landing',
      'A farmhouse among sugar cane, five minutes by bicycle from the ferry. Umm Ahmed bakes sun bread on Tuesdays and lets guests try. Valley of the Kings by taxi in twenty minutes, by donkey in a morning.',
    ],
    ar: [
      'بيت حديقة الرملة',
      'قرية الرملة، مرسى المعدية، البر الغربي',
      'بيت فلاحين وسط القصب على خمس دقائق بالدراجة من المعدية. أم أحمد تخبز العيش الشمسي يوم الثلاثاء وتترك الضيوف يجربون. وادي الملوك ثلث ساعة بالتاكسي، وصباح كامل بالحمار.',
    ],
  },
  {
    at: 'Luxor',
    style: 'city',
    stars: 3,
    price: 1650,
    rated: [4.2, 756],
    pin: [25.7021, 32.6437],
    rooms: ['solo', 'classic', 'nile', 'triple', 'familyCity'],
    has: ['pool', 'roof'],
    en: [
      'Karnak Road Hotel',
      '41 El-Karnak Street, East Bank',
      'Halfway between the two temples, with a small cold pool on the roof and the Avenue of Sphinxes behind the garden wall. The desk rents bicycles by the hour and lends maps drawn by the night porter.',
    ],
    ar: [
      'فندق طريق الكرنك',
      '41 شارع الكرنك، البر الشرقي',
      'في منتصف المسافة بين المعبدين، على سطحه حمام سباحة صغير بارد وخلف سور حديقته طريق الكباش. الاستقبال يؤجر الدراجات بالساعة ويعيرك خرائط رسمها موظف الليل.',
    ],
  },
]
