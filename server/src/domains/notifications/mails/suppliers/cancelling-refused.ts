import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { bookingInWords, callUs, leftToRight } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = { facts: ReservationFacts; name: string; when: string; link: string }

const seller = {
  en: ({ bus }: ReservationFacts) => (bus ? 'The bus company' : 'The hotel'),
  ar: ({ bus }: ReservationFacts) => (bus ? 'لم توافق شركة الأتوبيسات' : 'لم يوافق الفندق'),
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, link }) => ({
    subject: `Not cancelled: ${name}, ${when}`,
    preview: `Your booking stands. Reference ${leftToRight(facts.reference)}.`,
    title: 'Your booking stands',
    paragraphs: [
      `${seller.en(facts)} did not agree to cancel ${name}, ${when}. Your booking is as it was, and no money goes back.`,
      ['Our team knows of it and looks into it.', ...callUs(facts, 'en')].join(' '),
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See the booking', href: link },
    notes: [],
  }),
  ar: ({ facts, name, when, link }) => ({
    subject: `لم يُلغَ حجزك: ${name}، ${when}`,
    preview: `حجزك ما زال قائمًا. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'حجزك ما زال قائمًا',
    paragraphs: [
      `${seller.ar(facts)} على إلغاء ${name}، ${when}. حجزك كما كان، ولا يُسترد أي مبلغ.`,
      ['فريقنا على علم بذلك ويتابع الأمر.', ...callUs(facts, 'ar')].join(' '),
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: [],
  }),
}

/** The mail that the hotel or the bus company doesn't cancel what its traveller asked to cancel: they are expected. */
export function cancellingRefusedMail(
  language: Language,
  facts: ReservationFacts,
  site: string,
): Rendered {
  const link = `${site}${reservationPath(facts)}`
  return render(letters[language]({ facts, ...bookingInWords(facts, language), link }), language)
}
