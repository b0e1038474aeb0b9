import type { Pair } from '../../pair.ts'

/** What can be added on the spot, with what it costs there. */
export const extras = {
  balloon: [
    'Hot-air balloon over the West Bank, EGP 3,400 a person',
    'بالون فوق البر الغربي، 3,400 جنيه للفرد',
  ],
  tombs: [
    'Tombs of Seti I and Nefertari, tickets at the gate',
    'مقبرتا سيتي الأول ونفرتاري، بالتذكرة من الشباك',
  ],
  karnakShow: ['Sound and light at Karnak, EGP 750', 'الصوت والضوء في الكرنك، 750 جنيهًا'],
  philaeShow: [
    'Sound and light at Philae with the boat, EGP 850',
    'الصوت والضوء في فيلة شاملًا اللنش، 850 جنيهًا',
  ],
  gizaShow: ['Sound and light at the Sphinx, EGP 700', 'الصوت والضوء عند أبو الهول، 700 جنيه'],
  abuSimbelRoad: [
    'Abu Simbel by car before dawn, EGP 2,400 a person',
    'أبو سمبل بالسيارة قبل الفجر، 2,400 جنيه للفرد',
  ],
  abuSimbelAir: [
    'Abu Simbel by plane, from EGP 6,900 a person',
    'أبو سمبل بالطائرة، من 6,900 جنيه للفرد',
  ],
  dendera: ['Half a day at Dendera, EGP 1,300 for the car', 'نصف يوم في دندرة، 1,300 جنيه للسيارة'],
  camelRide: ['An hour on a camel, EGP 450', 'ساعة على الجمل، 450 جنيهًا'],
  horses: ['Horses at sunrise, EGP 600 an hour', 'خيل مع الشروق، 600 جنيه للساعة'],
  quads: ['Quad bikes at sunset, EGP 550', 'بيتش باجي وقت الغروب، 550 جنيهًا'],
  parasail: ['Parasailing for two, EGP 1,100', 'باراسيلنج لشخصين، 1,100 جنيه'],
  introDive: ['A first dive with an instructor, EGP 1,500', 'غطسة أولى مع مدرب، 1,500 جنيه'],
  nightDive: ['Night dive from the jetty, EGP 1,200', 'غطسة ليلية من السقالة، 1,200 جنيه'],
  thistlegorm: [
    'The wreck of the Thistlegorm, EGP 4,600 with lunch',
    'حطام ثيسلجورم، 4,600 جنيه بالغداء',
  ],
  dolphins: ['Morning with the dolphins of Sataya, EGP 2,100', 'صباح مع دلافين سطايح، 2,100 جنيه'],
  submarine: ['Glass-bottomed boat, EGP 500', 'مركب زجاجي القاع، 500 جنيه'],
  yacht: ['Yacht for yourselves, EGP 6,500 for four hours', 'يخت خاص، 6,500 جنيه لأربع ساعات'],
  kite: ['Kitesurfing lesson, EGP 2,200 for two hours', 'درس كايت سيرف، 2,200 جنيه لساعتين'],
  windsurf: ['Board and sail for a day, EGP 1,400', 'لوح وشراع ليوم، 1,400 جنيه'],
  sandboard: ['Sandboards for the afternoon, EGP 250', 'ألواح تزلج على الرمل، 250 جنيهًا'],
  telescope: ['An hour at the telescope, EGP 400', 'ساعة على التلسكوب، 400 جنيه'],
  pottery: ['Potter’s wheel for two hours, EGP 450', 'ساعتان على دولاب الفخار، 450 جنيهًا'],
  cooking: ['Cooking with the lady of the house, EGP 500', 'طبخة مع صاحبة البيت، 500 جنيه'],
  hammam: ['Hammam and scrub, EGP 900', 'حمام مغربي وسنفرة، 900 جنيه'],
  sandBath: ['Sand bath, in summer only, EGP 800', 'حمام رمل، صيفًا فقط، 800 جنيه'],
  saltFloat: ['A further salt lake by tuk-tuk, EGP 200', 'بحيرة ملح أخرى بالتوك توك، 200 جنيه'],
  photographer: ['A photographer for an hour, EGP 1,800', 'مصوّر لساعة، 1,800 جنيه'],
  dinnerAlone: [
    'A table for two away from everybody, EGP 1,900',
    'مائدة لشخصين بعيدًا عن الجميع، 1,900 جنيه',
  ],
  seaUpgrade: [
    'The next better room, when one is free, from EGP 900 a night',
    'الغرفة الأعلى إن خلت، من 900 جنيه لليلة',
  ],
  extraNight: ['A further night, at the day’s price', 'ليلة إضافية بسعر يومها'],
  single: ['A room to yourself, from EGP 700 a night', 'غرفة منفردة، من 700 جنيه لليلة'],
  privateGuide: [
    'A guide for your party alone, EGP 2,000 a day',
    'مرشد لكم وحدكم، 2,000 جنيه في اليوم',
  ],
  sleepingBags: ['Sleeping bag, EGP 150', 'كيس نوم، 150 جنيهًا'],
  camelUp: [
    'Camel to the last steps of the mountain, EGP 700',
    'جمل حتى آخر درجات الجبل، 700 جنيه',
  ],
  bikes: ['Bicycle for a day, EGP 150', 'دراجة ليوم، 150 جنيهًا'],
  fishing: ['Fishing with a local boatman, EGP 1,200', 'صيد مع مراكبي من أهل البلد، 1,200 جنيه'],
  canoe: ['Kayak through the mangroves, EGP 600', 'كاياك بين المانجروف، 600 جنيه'],
  wifi: ['A SIM card with data, EGP 250', 'شريحة بيانات، 250 جنيهًا'],
  carriage: ['Horse carriage along the sea, EGP 300', 'حنطور على الكورنيش، 300 جنيه'],
  museum: [
    'Tickets for another museum of the town, at the gate',
    'تذاكر متحف آخر في المدينة، من الشباك',
  ],
  childSeat: [
    'Child seat in the car, free if asked for two days ahead',
    'كرسي أطفال في السيارة، مجانًا بطلب قبل يومين',
  ],
} as const satisfies Record<string, Pair>
export type ExtraKey = keyof typeof extras
