import type { Pair } from '../../pair.ts'

type Addition = { readonly text: Pair; readonly icon: string }
const a = (icon: string, en: string, ar: string): Addition => ({ text: [en, ar], icon })

/** What packages include; icons are Lucide's names. */
export const inclusions = {
  breakfast: a('coffee', 'Breakfast every day', 'الفطار يوميًا'),
  halfBoard: a('utensils', 'Breakfast and dinner', 'الفطار والعشاء'),
  fullBoard: a('utensils', 'All three meals', 'الوجبات الثلاث'),
  allInclusive: a(
    'utensils',
    'All meals and drinks at the hotel',
    'كل الوجبات والمشروبات في الفندق',
  ),
  campMeals: a('cooking-pot', 'Meals cooked at the camp', 'وجبات تُطبخ في المخيم'),
  lunches: a('sandwich', 'Lunch on days out', 'الغداء في أيام الجولات'),
  flight: a('plane', 'Return flight from Cairo', 'طيران من القاهرة ذهابًا وعودة'),
  oneFlight: a('plane', 'One domestic flight', 'رحلة طيران داخلية واحدة'),
  sleeper: a('train-front', 'Berths on the night train', 'كابينة نوم في قطار الليل'),
  train: a('train-front', 'First-class train seats', 'تذاكر قطار درجة أولى'),
  coach: a('bus', 'Air-conditioned coach from Cairo and back', 'أتوبيس مكيف من القاهرة وإليها'),
  minibus: a('bus', 'Minibus of our own all the way', 'ميني باص خاص طوال الرحلة'),
  car: a('car', 'Private car and driver', 'سيارة خاصة بسائق'),
  transfers: a('car', 'Transfers on the first and last day', 'الانتقالات في أول يوم وآخر يوم'),
  jeep: a('car-front', 'Four-wheel drive with a desert driver', 'سيارة دفع رباعي بسائق صحراء'),
  camels: a('footprints', 'Camels for people and luggage', 'جمال للركاب والأمتعة'),
  guide: a('landmark', 'Egyptologist guide', 'مرشد أثري'),
  leader: a('user-round-check', 'Trip leader from start to finish', 'مشرف رحلة من أولها إلى آخرها'),
  bedouin: a('tent', 'Bedouin guide', 'دليل من بدو المنطقة'),
  naturalist: a('binoculars', 'Naturalist guide', 'مرشد طبيعة'),
  diveGuide: a('anchor', 'Dive guide, tanks and weights', 'مرشد غوص وأسطوانات وأوزان'),
  gear: a('anchor', 'Diving gear', 'معدات الغوص كاملة'),
  instructor: a('graduation-cap', 'Certified instructor', 'مدرب معتمد'),
  entrance: a('ticket', 'Entrance tickets of the itinerary', 'تذاكر الدخول المذكورة في البرنامج'),
  park: a('trees', 'Park fees and permits', 'رسوم المحميات والتصاريح'),
  boat: a('ship', 'A day on a boat with lunch', 'يوم بحري بالغداء'),
  privateBoat: a('sailboat', 'A boat for the two of you, half a day', 'مركب لكما وحدكما نصف يوم'),
  felucca: a('sailboat', 'Felucca at sunset', 'فلوكة وقت الغروب'),
  visits: a('binoculars', 'The ship’s visits with its guide', 'زيارات المركب مع مرشدها'),
  tents: a('tent', 'Tents, mattresses and blankets', 'خيام ومراتب وبطاطين'),
  water: a('glass-water', 'Bottled water on the road', 'مياه معدنية في الطريق'),
  insurance: a('shield-check', 'Travel insurance within Egypt', 'تأمين سفر داخل مصر'),
  petals: a('flower-2', 'Room dressed with flowers on arrival', 'تزيين الغرفة بالورد عند الوصول'),
  fruit: a('apple', 'Fruit and dates in the room', 'سلة فاكهة وتمر في الغرفة'),
  candles: a('flame', 'One dinner by candlelight', 'عشاء على ضوء الشموع'),
  inRoom: a('egg-fried', 'One breakfast served in the room', 'فطار يُقدم في الغرفة مرة'),
  photos: a('camera', 'An hour with a photographer', 'ساعة مع مصوّر'),
  massage: a('flower', 'A massage for each of you', 'جلسة مساج لكل منكما'),
  cake: a('cake', 'A cake on the first evening', 'تورتة في أول ليلة'),
  late: a('clock', 'Late check-out where the house allows', 'تأخير المغادرة إن سمح الفندق'),
  bicycles: a('bike', 'Bicycles', 'دراجات'),
  workshop: a('hand', 'A workshop with its materials', 'ورشة بخاماتها'),
} as const satisfies Record<string, Addition>
export type InclusionKey = keyof typeof inclusions

/** What packages leave out. */
export const exclusions = {
  tips: a('hand-coins', 'Tips', 'الإكراميات'),
  otherMeals: a('utensils-crossed', 'Meals that aren’t mentioned', 'الوجبات غير المذكورة'),
  drinks: a('glass-water', 'Drinks with meals', 'المشروبات مع الوجبات'),
  arriving: a('plane', 'The way to the meeting point', 'الوصول إلى نقطة التجمع'),
  tickets: a('ticket', 'Entrance tickets', 'تذاكر الدخول'),
  cameras: a('camera', 'Camera tickets inside the tombs', 'تذاكر التصوير داخل المقابر'),
  gearHire: a('anchor', 'Hire of diving gear', 'تأجير معدات الغوص'),
  certificate: a('award', 'The certification fee', 'رسوم إصدار الشهادة'),
  sleepingBag: a('bed', 'Sleeping bags', 'أكياس النوم'),
  laundry: a('shirt', 'Laundry and telephone', 'المغسلة والتليفون'),
  spa: a('flower', 'Spa and paid activities', 'السبا والأنشطة المدفوعة'),
  beachFees: a('umbrella', 'Fees of public beaches', 'رسوم الشواطئ العامة'),
} as const satisfies Record<string, Addition>
export type ExclusionKey = keyof typeof exclusions
