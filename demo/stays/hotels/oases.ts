import type { DemoHotel } from '../stay.ts'

export const oases: readonly DemoHotel[] = [
  {
    at: 'Siwa Oasis',
    style: 'lodge',
    stars: 4,
    price: 4200,
    rated: [4.9, 512],
    pin: [29.1732, 25.7385],
    rooms: ['palm', 'lake', 'ecoSuite'],
    has: ['spring', 'pool', 'dryHotel'],
    onRequest: true,
    en: [
      'Salt Shore Lodge',
      'East shore of Lake Zeitoun, Siwa',
      'Eleven rooms of salt and clay on the quiet lake, lit by beeswax. There is no electricity after sunset and no one asks for it. Dinner is wherever the cook felt like laying the carpets.',
    ],
    ar: [
      'لودج ضفة الملح',
      'الضفة الشرقية لبحيرة الزيتون، سيوة',
      'إحدى عشرة غرفة من الملح والطين على البحيرة الهادئة تضيئها شموع العسل. لا كهرباء بعد الغروب ولا أحد يطلبها. والعشاء حيث خطر للطباخ أن يفرش السجاد.',
    ],
  },
  {
    at: 'Siwa Oasis',
    style: 'lodge',
    stars: 0,
    price: 1450,
    rated: [4.7, 689],
    pin: [29.2041, 25.5232],
    rooms: ['mud', 'palm', 'houseFamily'],
    has: ['spring', 'bikes', 'wifi'],
    offer: [12, 'soon'],
    en: [
      'Ninety Olives House',
      'Behind the Shali fortress, Siwa town',
      'A garden of ninety olive trees with the old fortress for a backdrop. The spring pool is fed day and night and stays at 27 degrees. Bicycles are free; the salt lakes are eight kilometres of flat road.',
    ],
    ar: [
      'بيت التسعين زيتونة',
      'خلف قلعة شالي، مدينة سيوة',
      'حديقة فيها تسعون زيتونة وخلفها القلعة القديمة. حوض العين يجري ليلًا ونهارًا على 27 درجة. الدراجات مجانية وبحيرات الملح على ثمانية كيلومترات من طريق مستوٍ.',
    ],
  },
  {
    at: 'Siwa Oasis',
    style: 'camp',
    stars: 0,
    price: 540,
    rated: [4.5, 402],
    pin: [29.1857, 25.5469],
    rooms: ['tent', 'mud', 'houseFamily'],
    has: ['spring'],
    en: [
      'Dakrour Palm Camp',
      'Foot of Gebel Dakrour, Siwa',
      'Tents between palms, a fire each night and sand baths next door from July to September. Haj Omar plays the simsimiyya when the tea is right. Showers are hot because the spring is.',
    ],
    ar: [
      'مخيم نخيل الدكرور',
      'سفح جبل الدكرور، سيوة',
      'خيام بين النخيل ونار كل ليلة وحمامات رمل بجوارنا من يوليو إلى سبتمبر. الحاج عمر يعزف السمسمية حين يُضبط الشاي. والدش ساخن لأن العين ساخنة.',
    ],
  },
]
