import type { LocalizedText } from '@rihla/contract/values/language'

/** What many offers include, leave out or ask to bring, said once. */
export const phrases = {
  captain: { en: 'Captain and crew', ar: 'الريّس وطاقم المركب' },
  tea: { en: 'Tea or hibiscus', ar: 'شاي أو كركديه' },
  vests: { en: 'Life jackets in every size', ar: 'جاكيت نجاة بكل المقاسات' },
  tips: { en: 'Tips', ar: 'الإكراميات' },
  meals: { en: 'Meals', ar: 'الوجبات' },
  jacket: { en: 'A light jacket', ar: 'جاكيت خفيف' },
  camera: { en: 'Camera or a charged phone', ar: 'كاميرا أو موبايل مشحون' },
  pilot: { en: 'Licensed pilot', ar: 'طيار مرخّص' },
  insurance: { en: 'Insurance', ar: 'التأمين' },
  photos: { en: 'Photo and video package', ar: 'باقة الصور والفيديو' },
  closedshoes: { en: 'Closed shoes', ar: 'حذاء مغلق' },
  id: { en: 'Passport or national ID', ar: 'جواز السفر أو البطاقة' },
  diveguide: { en: 'Dive guide', ar: 'مرشد غوص' },
  tanks: { en: 'Tanks and weights', ar: 'الأسطوانات والأوزان' },
  equipment: { en: 'Full equipment', ar: 'المعدات كاملة' },
  water: { en: 'Bottled water', ar: 'مياه معدنية' },
  certificate: { en: 'Certification courses', ar: 'كورسات الشهادات' },
  towel: { en: 'Towel', ar: 'فوطة' },
  swimwear: { en: 'Swimwear', ar: 'ملابس بحر' },
  divecard: {
    en: 'Certification card and logbook, if you have them',
    ar: 'بطاقة الغوص ودفتر الغطسات إن وُجدا',
  },
  guide: { en: 'Local guide', ar: 'مرشد من أهل المكان' },
  masks: { en: 'Mask, snorkel and fins', ar: 'نظارة وسنوركل وزعانف' },
  sunscreen: { en: 'Reef-safe sunscreen', ar: 'واقي شمس صديق للمرجان' },
  driver: { en: 'Driver who knows the desert', ar: 'سائق يعرف الصحراء' },
  fuel: { en: 'Fuel and vehicle', ar: 'السيارة والوقود' },
  scarf: { en: 'Desert scarf (on sale there)', ar: 'الشال (يُباع في المكان)' },
  sunglasses: { en: 'Sunglasses', ar: 'نظارة شمس' },
  tents: { en: 'Tent and mattress', ar: 'خيمة ومرتبة' },
  softdrinks: { en: 'Soft drinks', ar: 'المشروبات الغازية' },
  torch: { en: 'Torch or headlamp', ar: 'كشاف' },
  personal: { en: 'Personal toiletries', ar: 'أدوات النظافة الشخصية' },
  egyptologist: { en: 'Egyptologist guide', ar: 'مرشد أثري' },
  tickets: { en: 'Entrance tickets', ar: 'تذاكر الدخول' },
  extratombs: { en: 'Tombs with an extra ticket', ar: 'المقابر ذات التذكرة الإضافية' },
  hat: { en: 'Hat', ar: 'كاب أو طاقية' },
  headsets: { en: 'Headsets', ar: 'سماعات' },
  shopping: { en: 'What you buy on the way', ar: 'مشترياتك في الطريق' },
  host: { en: 'Your host', ar: 'مضيف يرافقك' },
  tastings: { en: 'All tastings and the meal', ar: 'كل التذوقات والوجبة' },
  recipes: { en: 'Recipes in both languages', ar: 'الوصفات باللغتين' },
  appetite: { en: 'An empty stomach', ar: 'معدة خالية' },
  allergies: { en: 'Word of any allergies', ar: 'إخبارنا بأي حساسية طعام' },
  permits: { en: 'Permits and park fees', ar: 'التصاريح ورسوم المحمية' },
  sticks: { en: 'Walking sticks', ar: 'عصا المشي' },
  hikingshoes: { en: 'Hiking shoes', ar: 'حذاء هايكنج' },
  twolitres: { en: 'Two litres of water', ar: 'لترا ماء' },
  instructor: { en: 'Certified instructor', ar: 'مدرب معتمد' },
  artisan: { en: 'Time with the artisan', ar: 'وقت مع الأسطى' },
  materials: { en: 'Materials and tools', ar: 'الخامات والأدوات' },
  piece: { en: 'The piece you make', ar: 'القطعة التي تصنعها' },
  shipping: { en: 'Shipping abroad', ar: 'الشحن خارج مصر' },
  oldclothes: { en: 'Clothes that may get dirty', ar: 'ملابس لا يضرّها الاتساخ' },
  patience: { en: 'Patience', ar: 'طول بال' },
  helmets: { en: 'Helmets', ar: 'خوذات' },
  longtrousers: { en: 'Long trousers', ar: 'بنطلون طويل' },
  entry: { en: 'Entry', ar: 'رسم الدخول' },
  towels: { en: 'Towel hire', ar: 'تأجير الفوط' },
  slippers: { en: 'Slippers', ar: 'شبشب' },
  naturalist: { en: 'Naturalist guide', ar: 'مرشد طبيعة' },
  binoculars: { en: 'Binoculars', ar: 'مناظير' },
  quietcolours: { en: 'Clothes in quiet colours', ar: 'ملابس بألوان هادئة' },
  transfer: { en: 'Hotel transfer, there and back', ar: 'الانتقال من الفندق وإليه' },
  lunch: { en: 'Lunch', ar: 'الغداء' },
  dinner: { en: 'Dinner', ar: 'العشاء' },
  breakfast: { en: 'Breakfast', ar: 'الفطار' },
  breakfastbox: { en: 'Breakfast box', ar: 'علبة فطار' },
  hut: { en: 'Hut by the sea', ar: 'عشة على البحر' },
  bike: { en: 'Bicycle', ar: 'دراجة' },
  bedding: { en: 'Blankets and pillows', ar: 'بطاطين ومخدات' },
} as const satisfies Record<string, LocalizedText>

export type PhraseKey = keyof typeof phrases

export const luggage = {
  none: { en: '0', ar: '0' },
  large: { en: 'Large suitcases', ar: 'الحقائب الكبيرة' },
} as const

/** Terms, by how cancelling works. */
export const terms = {
  free: {
    en: '<p>How much comes back when you cancel, and until when, stands under Cancellation; it depends on the day and how soon that is. If weather or the authorities stop us, choose another day or get everything back.</p>',
    ar: '<p>ما يُرد عند الإلغاء، وحتى متى، مبيّن تحت «الإلغاء»، ويختلف بحسب اليوم وقربه. وإذا منعنا الطقس أو الجهات المختصة فلك يوم آخر أو استرداد المبلغ كله.</p>',
  },
  never: {
    en: '<p>This price can’t be cancelled. If weather or the authorities stop us, choose another day or get everything back.</p>',
    ar: '<p>هذا السعر غير قابل للإلغاء. وإذا منعنا الطقس أو الجهات المختصة فلك يوم آخر أو استرداد المبلغ كله.</p>',
  },
} as const

export const arriveEarly: LocalizedText = {
  en: 'Please be there ten minutes early; your guide’s number arrives with the confirmation.',
  ar: 'نرجو الحضور قبل الموعد بعشر دقائق، ورقم المرشد يصلك مع التأكيد.',
}
