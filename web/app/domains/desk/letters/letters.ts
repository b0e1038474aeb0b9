import type { OpenMoneyKind } from '@rihla/contract/desk/open-money/open-money'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import type { Language } from '@rihla/contract/values/language'

/** What a letter is about, and `blank` for all else. */
export const letterKinds = [
  'checking',
  'payAgain',
  'receipt',
  'returned',
  'found',
  'awaited',
  'blank',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Letters to begin with, in the traveller's language: it needn't be the one of whoever sends them. */
export const letters: Readonly<Record<Language, Readonly<Record<LetterKind, string>>>> = {
  en: {
    checking:
      'Your payment for this booking hasn’t reached us yet. We are looking for it, and write to you as soon as we know. Please don’t pay a second time until then.',
    payAgain:
      'We have no payment for this booking. Please pay on the page of your booking while it is held for you. If money has left your account, call us with your reference.',
    receipt:
      'Please send us the receipt of your transfer on the page of your booking, so that we can confirm it.',
    returned:
      'What your bank took for this booking isn’t what was agreed, so we are giving it back. It can take some working days to arrive. Your booking isn’t paid yet: please pay again on its page while it is held for you.',
    awaited:
      'Your payment is here. The company that runs what you booked hasn’t confirmed it yet: we write to you as soon as it does. Please don’t pay a second time.',
    found: 'Your payment is here, and your booking is confirmed. Thank you for your patience.',
    blank: '',
  },
  ar: {
    checking:
      'لم تصل إلينا دفعتك لهذا الحجز بعد. نحن نبحث عنها، وسنكتب إليك فور معرفة ما حدث. يُرجى عدم الدفع مرة أخرى حتى ذلك الحين.',
    payAgain:
      'لم تصل إلينا أي دفعة لهذا الحجز. يُرجى الدفع من صفحة حجزك ما دام محفوظًا لك. وإذا خُصم المبلغ من حسابك، فاتصل بنا ومعك رقم الحجز.',
    receipt: 'يُرجى إرسال إيصال التحويل من صفحة حجزك حتى نتمكن من تأكيده.',
    returned:
      'ما خصمه البنك لهذا الحجز لا يطابق ما اتفقنا عليه، لذلك نعيده إليك. قد يستغرق وصوله عدة أيام عمل. حجزك لم يُدفع بعد: يُرجى الدفع مرة أخرى من صفحته ما دام محفوظًا لك.',
    awaited:
      'وصلت إلينا دفعتك. لم تؤكد الشركة المقدمة للخدمة حجزك بعد، وسنكتب إليك فور تأكيده. يُرجى عدم الدفع مرة أخرى.',
    found: 'وصلت إلينا دفعتك وتأكد حجزك. شكرًا لصبرك.',
    blank: '',
  },
}

const booked: ReadonlySet<string> = new Set(['Confirmed', 'Deposit Paid', 'Full Paid'])
/** Whether its traveller has papers: paid for in full or in part, and not over. */
export const isBooked = (statusCode: string): boolean => booked.has(statusCode)
const unpaid: ReadonlySet<string> = new Set(['Pending Payment', 'Under Review'])

/** Those that say that the money is here. */
const arrived: ReadonlySet<LetterKind> = new Set(['found', 'awaited'])

const firstOf: Partial<Readonly<Record<OpenMoneyKind, LetterKind>>> = {
  page_open: 'checking',
  page_over: 'checking',
  review: 'checking',
  receipt_waits: 'checking',
  code_waits: 'payAgain',
  cash_waits: 'payAgain',
  declined: 'payAgain',
  transfer_waits: 'receipt',
  hand_over: 'blank',
  refund_refused: 'returned',
  refund_by_hand: 'returned',
  refund_underway: 'returned',
}

/** The letters that are true of a reservation as it stands, the likeliest first. */
export function lettersFor({
  Reservation: { StatusCode },
  OpenMoney: [first],
  Paid,
  AwaitsSeller,
}: Pick<DeskReservation, 'Reservation' | 'OpenMoney' | 'Paid' | 'AwaitsSeller'>): LetterKind[] {
  if (isBooked(StatusCode)) return ['found', 'blank']
  if (AwaitsSeller) return ['awaited', 'blank']
  // Whoever paid too late chooses what becomes of it.
  if (!unpaid.has(StatusCode) || Paid > 0) return ['blank']
  const likeliest = first ? firstOf[first.Kind] : 'payAgain'
  // Whoever gets their money back isn't to wait until we have looked for it.
  const kinds = letterKinds.filter(
    (kind) => !arrived.has(kind) && (likeliest !== 'returned' || kind !== 'checking'),
  )
  return likeliest ? [likeliest, ...kinds.filter((kind) => kind !== likeliest)] : kinds
}
