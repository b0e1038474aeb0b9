/** What the supplier answers a call with, in place of the truth. */
export type Answer = 'truth' | 'error 500' | 'html' | 'cut json' | 'nothing'

/** How one hotel behaves from the check of its rate on. */
export type Outcome = {
  name: string
  en: string
  ar: string
  /** The price in percent of what was offered, from the check on. */
  pricePercent?: number
  /** The rate is gone: at the check already, or only when it is booked. */
  gone?: 'at check' | 'at booking'
  /** A booking of more than one room fails as a whole. */
  secondRoomGone?: boolean
  /** A booking asked for by POST /bookings: is it made, what is answered, and how late. */
  booking?: { made: boolean; answer: Answer }
  /** So long a booking that was made is missing from the list. */
  hiddenMs?: number
  /** Every answer about this hotel, availability aside, takes so long. */
  slowMs?: number
  cancelling?: 'refused' | 'answer lost' | 'full charge'
}

/** Every outcome by name; the first is how hotels are. */
export const outcomes: readonly Outcome[] = [
  { name: 'normal', en: 'Books at once', ar: 'يُحجز فورًا' },
  {
    name: 'price-rises',
    en: 'The check finds a price 9 % higher',
    ar: 'يرتفع السعر 9٪ عند التحقق',
    pricePercent: 109,
  },
  {
    name: 'price-falls',
    en: 'The check finds a price 6 % lower',
    ar: 'ينخفض السعر 6٪ عند التحقق',
    pricePercent: 94,
  },
  {
    name: 'gone',
    en: 'The rate is gone at the check',
    ar: 'العرض غير متاح عند التحقق',
    gone: 'at check',
  },
  {
    name: 'gone-at-booking',
    en: 'The rate is gone when it is booked',
    ar: 'العرض غير متاح عند الحجز',
    gone: 'at booking',
  },
  {
    name: 'second-room-gone',
    en: 'Two rooms can’t be booked together',
    ar: 'لا يمكن حجز غرفتين معًا',
    secondRoomGone: true,
  },
  { name: 'slow', en: 'Answers after 8 seconds', ar: 'يجيب بعد 8 ثوانٍ', slowMs: 8000 },
  {
    name: 'error-500',
    en: 'Booking answers 500, nothing is booked',
    ar: 'الحجز يجيب بـ 500 ولا يُحجز شيء',
    booking: { made: false, answer: 'error 500' },
  },
  {
    name: 'error-500-booked',
    en: 'Booked, but the answer is a 500',
    ar: 'يُحجز، لكن الرد 500',
    booking: { made: true, answer: 'error 500' },
  },
  {
    name: 'html',
    en: 'Booked, but the answer is an HTML page',
    ar: 'يُحجز، لكن الرد صفحة HTML',
    booking: { made: true, answer: 'html' },
  },
  {
    name: 'cut-json',
    en: 'Booked, but the answer is cut off',
    ar: 'يُحجز، لكن الرد مبتور',
    booking: { made: true, answer: 'cut json' },
  },
  {
    name: 'answer-lost',
    en: 'Booked, but the answer never comes',
    ar: 'يُحجز، لكن الرد لا يصل',
    booking: { made: true, answer: 'nothing' },
  },
  {
    name: 'appears-late',
    en: 'Booked, the answer is lost, the list has it 90 seconds later',
    ar: 'يُحجز ويضيع الرد، ويظهر في القائمة بعد 90 ثانية',
    booking: { made: true, answer: 'nothing' },
    hiddenMs: 90_000,
  },
  {
    name: 'never-booked',
    en: 'The answer is lost and nothing is booked',
    ar: 'يضيع الرد ولا يُحجز شيء',
    booking: { made: false, answer: 'nothing' },
  },
  {
    name: 'cancelling-refused',
    en: 'Refuses to cancel',
    ar: 'يرفض الإلغاء',
    cancelling: 'refused',
  },
  {
    name: 'cancelling-answer-lost',
    en: 'Cancels, but the answer is lost',
    ar: 'يُلغى، لكن الرد لا يصل',
    cancelling: 'answer lost',
  },
  {
    name: 'cancelling-full-charge',
    en: 'Charges everything when cancelled',
    ar: 'يخصم المبلغ كله عند الإلغاء',
    cancelling: 'full charge',
  },
]

const normal: Outcome = outcomes[0] ?? { name: 'normal', en: '', ar: '' }

/** The outcome of this name, if there is one. */
export const outcomeNamed = (name: string): Outcome | undefined =>
  outcomes.find((outcome) => outcome.name === name)

/** Hotels that behave so by themselves, for trying things by hand. */
const peculiar: ReadonlyMap<number, string> = new Map([
  [100_212, 'price-rises'],
  [100_213, 'gone'],
  [100_214, 'gone-at-booking'],
  [100_215, 'slow'],
  [100_216, 'error-500'],
  [100_217, 'html'],
  [100_218, 'cut-json'],
  [100_219, 'answer-lost'],
  [100_313, 'price-falls'],
  [100_314, 'appears-late'],
  [100_315, 'second-room-gone'],
  [100_316, 'never-booked'],
  [100_317, 'cancelling-refused'],
  [100_318, 'error-500-booked'],
])

/** How a hotel behaves unless steered. */
export const outcomeOfHotel = (code: number): Outcome =>
  outcomeNamed(peculiar.get(code) ?? 'normal') ?? normal
