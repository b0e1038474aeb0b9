import type { Pair } from '../pair.ts'

type Testimonial = { name: Pair; role: Pair; content: Pair; rating: number }

const list: readonly Testimonial[] = [
  {
    name: ['Salma Fathy', 'سلمى فتحي'],
    role: ['Cairo', 'القاهرة'],
    content: [
      'We booked a bus and a hotel in Dahab from the ferry queue. Both were confirmed before we boarded.',
      'حجزنا الأتوبيس وفندق دهب ونحن في الطابور، ووصلنا التأكيد قبل أن نتحرك.',
    ],
    rating: 5,
  },
  {
    name: ['Karim Adel', 'كريم عادل'],
    role: ['Mansoura', 'المنصورة'],
    content: [
      'The calendar shows the price of every night, so we moved our trip by two days and saved a lot.',
      'التقويم يوضح سعر كل ليلة، فقدّمنا السفر يومين ووفّرنا مبلغًا جيدًا.',
    ],
    rating: 4.8,
  },
  {
    name: ['Mariam Nabil', 'مريم نبيل'],
    role: ['Alexandria', 'الإسكندرية'],
    content: [
      'My parents used the Arabic site on their own to book a Luxor cruise. That says everything.',
      'والداي استخدما الموقع بالعربية وحدهما وحجزا كروز الأقصر. هذا يكفي.',
    ],
    rating: 4.9,
  },
  {
    name: ['Daniel Reyes', 'دانيال رييس'],
    role: ['Madrid', 'مدريد'],
    content: [
      'The balloon was called off by the wind. The money was back before we had finished breakfast.',
      'أُلغي البالون بسبب الرياح، وعاد المبلغ قبل أن ننهي الإفطار.',
    ],
    rating: 4.9,
  },
  {
    name: ['Hoda Samir', 'هدى سمير'],
    role: ['Tanta', 'طنطا'],
    content: [
      'Seven of us, two rooms, one price to the last pound. Nobody asked for more at the desk.',
      'كنا سبعة في غرفتين، بسعر واحد حتى آخر جنيه، ولم يطلب منا أحد شيئًا عند الاستقبال.',
    ],
    rating: 4.7,
  },
  {
    name: ['Anna Lindqvist', 'آنا ليندكفيست'],
    role: ['Gothenburg', 'غوتنبرغ'],
    content: [
      'I chose my seat on the plan of the bus and it was exactly there, by the window, on time.',
      'اخترت مقعدي على مخطط الأتوبيس فوجدته كما هو، بجوار النافذة وفي موعده.',
    ],
    rating: 4.8,
  },
]

/** What travellers say, and the words above and below. */
export const testimonials = {
  heading: {
    title: ['Travellers, in their words', 'آراء المسافرين'] as Pair,
    subtitle: ['4.8 out of 5 from 4,000+ reviews', '4.8 من 5، من أكثر من 4,000 تقييم'] as Pair,
    cta_title: ['Been somewhere with us?', 'سافرت معنا؟'] as Pair,
    cta_subtitle: [
      'Rate your trip under your reservations: it helps the next traveller choose.',
      'قيّم رحلتك من صفحة حجوزاتك، فتقييمك يساعد غيرك على الاختيار.',
    ] as Pair,
  },
  list,
}
