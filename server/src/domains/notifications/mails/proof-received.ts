import type { Language } from '@rihla/contract/values/language'
import { nameOf, reservationPath, type ReservationFacts } from '../facts.ts'
import { isolate, leftToRight } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = { readonly facts: ReservationFacts; readonly name: string; readonly link: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, link }) => ({
    subject: `We have your receipt: ${name}`,
    preview: `We check it within one working day. Reference ${leftToRight(facts.reference)}.`,
    title: 'We have your receipt',
    paragraphs: [
      `Thank you. We look for your transfer for ${name} within one working day and write to you as soon as it is here.`,
      'Your booking stays held while we look.',
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See your reservation', href: link },
    notes: ['Sent the wrong file? Send another on the same page: the last one counts.'],
  }),
  ar: ({ facts, name, link }) => ({
    subject: `وصلنا إيصالك: ${name}`,
    preview: `نراجعه خلال يوم عمل. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'وصلنا إيصالك',
    paragraphs: [
      `شكرًا لك. نبحث عن تحويلك مقابل ${name} خلال يوم عمل، ونكتب إليك فور وصوله.`,
      'يظل حجزك محفوظًا أثناء المراجعة.',
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: ['أرسلت ملفًا غير صحيح؟ أرسل غيره من الصفحة نفسها: آخر ملف هو المعتمد.'],
  }),
}

/** The mail that the receipt of a transfer is here. */
export function proofReceivedMail(
  language: Language,
  facts: ReservationFacts,
  site: string,
): Rendered {
  const name = isolate(nameOf(facts, language))
  const link = `${site}${reservationPath(facts)}`
  return render(letters[language]({ facts, name, link }), language)
}
