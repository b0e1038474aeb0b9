/** A message from the gateway about one payment. */
export type PlannedCallback = { afterMs: number; badlySigned?: boolean }

/** What happens to a payment, from the click on 'pay' to the last message about it. */
export type Outcome = {
  name: string
  /** Card numbers that lead here. */
  cards: string[]
  /** Mobile numbers of wallets that lead here. */
  wallets?: string[]
  en: string
  ar: string
  approved: boolean
  /** The bank's words and code, as they reach the merchant. */
  message: string
  code: string
  /** Asks for the code 123456 first. */
  threeDSecure?: boolean
  /** How long the bank thinks before it answers. */
  thinksMs?: number
  callbacks: PlannedCallback[]
  /** The bank takes this sum instead of the right one. */
  takesInstead?: number
  /** The bank grants the right sum, of which so much is captured. */
  capturesOf?: (amount: number) => number
  /** The customer closes the page after paying. */
  neverReturns?: boolean
}

const atOnce: PlannedCallback[] = [{ afterMs: 0 }]
const approved = { approved: true, message: 'Approved', code: 'APPROVED', callbacks: atOnce }
const declined = { approved: false, callbacks: atOnce }

/** Every outcome by name: the cards on the payment page and the choices of the control page. */
export const outcomes: Outcome[] = [
  {
    ...approved,
    name: 'paid',
    cards: ['4111111111111111', '5123456789012346', '5123450000000008'],
    wallets: ['01010101010'],
    en: 'Paid',
    ar: 'تم الدفع',
  },
  {
    ...declined,
    name: 'declined',
    cards: ['4000000000000002'],
    wallets: ['01010101011'],
    en: 'Declined by the bank',
    ar: 'رفض البنك العملية',
    message: 'Do not honour',
    code: 'DECLINED',
  },
  {
    ...declined,
    name: 'insufficient-funds',
    cards: ['4000000000009995'],
    wallets: ['01010101012'],
    en: 'Declined: not enough money',
    ar: 'مرفوضة: الرصيد غير كافٍ',
    message: 'Insufficient funds',
    code: 'INSUFFICIENT_FUNDS',
  },
  {
    ...approved,
    name: 'three-d-secure',
    cards: ['4000000000003220'],
    en: 'Asks for a code (123456), then paid',
    ar: 'يطلب رمز تحقق (123456) ثم يتم الدفع',
    threeDSecure: true,
  },
  {
    ...declined,
    name: 'three-d-secure-declined',
    cards: ['4000000000000101'],
    en: 'Asks for a code (123456), then declined',
    ar: 'يطلب رمز تحقق (123456) ثم يرفض',
    threeDSecure: true,
    message: 'Do not honour',
    code: 'DECLINED',
  },
  {
    ...approved,
    name: 'slow',
    cards: ['4000000000000200'],
    wallets: ['01010101013'],
    en: 'Paid after 15 seconds',
    ar: 'تم الدفع بعد 15 ثانية',
    thinksMs: 15_000,
  },
  {
    ...approved,
    name: 'callback-late',
    cards: ['4000000000000309'],
    wallets: ['01010101014'],
    en: 'Paid, the shop hears of it 20 seconds later',
    ar: 'تم الدفع، ويصل الإشعار بعد 20 ثانية',
    callbacks: [{ afterMs: 20_000 }],
  },
  {
    ...approved,
    name: 'callback-twice',
    cards: ['4000000000000408'],
    en: 'Paid, the shop hears of it twice',
    ar: 'تم الدفع، ويصل الإشعار مرتين',
    callbacks: [{ afterMs: 0 }, { afterMs: 500 }],
  },
  {
    ...approved,
    name: 'callback-never',
    cards: ['4000000000000507'],
    wallets: ['01010101015'],
    en: 'Paid, the shop never hears of it',
    ar: 'تم الدفع، ولا يصل أي إشعار',
    callbacks: [],
  },
  {
    ...approved,
    name: 'callback-badly-signed',
    cards: ['4000000000000606'],
    en: 'Paid, but the message has a false signature',
    ar: 'تم الدفع، لكن توقيع الإشعار غير صحيح',
    callbacks: [{ afterMs: 0, badlySigned: true }],
  },
  {
    ...approved,
    name: 'wrong-amount',
    cards: ['4000000000000705'],
    en: 'The bank takes EGP 1.00 instead of the price',
    ar: 'يخصم البنك جنيهًا واحدًا بدلًا من السعر',
    takesInstead: 100,
  },
  {
    ...approved,
    name: 'partial-capture',
    cards: ['4000000000000903'],
    en: 'Granted, but only half of it is captured',
    ar: 'موافقة، لكن يُحصَّل نصف المبلغ فقط',
    capturesOf: (amount) => Math.floor(amount / 2),
  },
  {
    ...approved,
    name: 'browser-never-returns',
    cards: ['4000000000000804'],
    wallets: ['01010101016'],
    en: 'Paid, but the customer never comes back to the shop',
    ar: 'تم الدفع، لكن العميل لا يعود إلى الموقع',
    neverReturns: true,
  },
]

const unknownNumber: Outcome = {
  ...declined,
  name: 'unknown-number',
  cards: [],
  en: 'This test bank does not know the number',
  ar: 'هذا الرقم غير معروف لدى البنك التجريبي',
  message: 'Invalid card number',
  code: 'INVALID_CARD',
}

/** The outcome that a card or a wallet stands for by its number; those of real people are declined. */
export function outcomeOf(number: string): Outcome {
  const leadsTo = ({ cards, wallets = [] }: Outcome) => [...cards, ...wallets].includes(number)
  return outcomes.find(leadsTo) ?? unknownNumber
}

/** The outcome of this name, if there is one. */
export function outcomeNamed(name: string): Outcome | undefined {
  return outcomes.find((outcome) => outcome.name === name)
}
