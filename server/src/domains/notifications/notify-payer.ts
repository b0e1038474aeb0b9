import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import type { Trx } from '../../platform/database/connect.ts'
import { nameOf, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import type { HowToPay } from './mails/how-to-pay.ts'
import type { StandsBeside } from './mails/proof-rejected.ts'
import { createNotification, type NotifyDeps } from './notify-traveller.ts'
import { amountText, isolate, momentText } from './phrases.ts'

/** A traveller chose to pay later: notice and mail say how and until when, once for each `occasion`. */
export async function notifyHowToPay(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { how, occasion }: { readonly how: HowToPay; readonly occasion: string },
): Promise<void> {
  const deadline = new Date(how.deadline)
  const message = {
    en: `${isolate(nameOf(facts, 'en'))} is held for you. Pay ${amountText(facts.amountPiastres, 'en')} by ${momentText(deadline, 'en')}.`,
    ar: `${isolate(nameOf(facts, 'ar'))} محجوز لك. ادفع ${amountText(facts.amountPiastres, 'ar')} قبل ${momentText(deadline, 'ar')}.`,
  }
  const key = await createNotification(trx, clock, facts, 'PaymentDue', message, `:how:${occasion}`)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'how-to-pay', facts, how, to, language, key })
}

/** Sold on the phone: notice, and the mail with the link that pays, once for each `occasion`. */
export async function notifyPaymentLink(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { deadline, occasion }: { readonly deadline: Date; readonly occasion: string },
): Promise<void> {
  const message = {
    en: `${isolate(nameOf(facts, 'en'))} is held for you. Pay ${amountText(facts.amountPiastres, 'en')} by ${momentText(deadline, 'en')}.`,
    ar: `${isolate(nameOf(facts, 'ar'))} محجوز لك. ادفع ${amountText(facts.amountPiastres, 'ar')} قبل ${momentText(deadline, 'ar')}.`,
  }
  const key = await createNotification(
    trx,
    clock,
    facts,
    'PaymentDue',
    message,
    `:link:${occasion}`,
  )
  if (!facts.email) return
  const { email: to, language } = facts
  const due = deadline.toISOString()
  await queueMail(trx, jobs, { kind: 'payment-link', facts, deadline: due, to, language, key })
}

/** A receipt arrived: notice and mail say what happens next, and the mail whether the places are still `held`. */
export async function notifyProofReceived(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { occasion, held }: { readonly occasion: string; readonly held: boolean },
): Promise<void> {
  const message = {
    en: `We have your receipt for ${isolate(nameOf(facts, 'en'))}. We check it within one working day.`,
    ar: `وصلنا إيصال دفع ${isolate(nameOf(facts, 'ar'))}. نراجعه خلال يوم عمل.`,
  }
  const key = await createNotification(trx, clock, facts, 'ProofReceived', message, `:${occasion}`)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'proof-received', facts, held, to, language, key })
}

/** A receipt was accepted; the confirmation, which is sent with it, is the mail. */
export async function notifyProofApproved(
  trx: Trx,
  { clock }: NotifyDeps,
  facts: ReservationFacts,
  occasion: string,
): Promise<void> {
  const message = {
    en: `Your transfer of ${amountText(facts.amountPiastres, 'en')} for ${isolate(nameOf(facts, 'en'))} is here.`,
    ar: `وصل تحويلك ${amountText(facts.amountPiastres, 'ar')} مقابل ${isolate(nameOf(facts, 'ar'))}.`,
  }
  await createNotification(trx, clock, facts, 'ProofReviewed', message, `:${occasion}`)
}

type Rejection = {
  readonly occasion: string
  readonly reason: string
  readonly deadline: Date | null
  readonly stands?: StandsBeside | undefined
}

const beside: Readonly<Record<StandsBeside, LocalizedText>> = {
  booked: {
    en: 'Your booking is paid another way and stays as it is.',
    ar: 'حجزك مدفوع بطريقة أخرى ويبقى كما هو.',
  },
  chooses: {
    en: 'Your other payment waits for your choice.',
    ar: 'دفعتك الأخرى في انتظار اختيارك.',
  },
  over: { en: 'This booking has ended.', ar: 'انتهى هذا الحجز.' },
}

/** What a clerk wrote, with or without a full stop, ends with one. */
const sentence = (written: string): string =>
  `${isolate(written)}${/[.!?؟…]$/.test(written) ? '' : '.'}`

/** A receipt was not accepted: notice and mail say why, and until when another may come, or how the booking stands. */
export async function notifyProofRejected(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { occasion, reason, deadline, stands }: Rejection,
): Promise<void> {
  const until = inEachLanguage((language) => deadline && momentText(deadline, language))
  const { en, ar } = beside[stands ?? 'over']
  const message = {
    en: `We could not accept your receipt for ${isolate(nameOf(facts, 'en'))}: ${sentence(reason)} ${until.en ? `Send another by ${until.en}.` : en}`,
    ar: `لم نتمكن من قبول إيصال دفع ${isolate(nameOf(facts, 'ar'))}: ${sentence(reason)} ${until.ar ? `أرسل إيصالًا آخر قبل ${until.ar}.` : ar}`,
  }
  const key = await createNotification(trx, clock, facts, 'ProofReviewed', message, `:${occasion}`)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, {
    kind: 'proof-rejected',
    facts,
    reason,
    deadline: deadline?.toISOString() ?? null,
    ...(stands && { stands }),
    to,
    language,
    key,
  })
}
