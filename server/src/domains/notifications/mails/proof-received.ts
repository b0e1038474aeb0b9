import type { Language } from '@rihla/contract/values/language'
import { nameOf, reservationPath, type ReservationFacts } from '../facts.ts'
import { isolate, leftToRight } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly places: string
  readonly link: string
}

/** What becomes of the places while staff look: they are kept, or were given up before it came, or it has begun. */
const placesText: Readonly<Record<Language, { readonly held: string; readonly over: string }>> = {
  en: {
    held: 'Your booking stays held while we look.',
    over: 'The time to pay was over, so nothing is held for you any more. Once your transfer is here we look whether what you booked can still be had: if so, we confirm your booking; if not, your money goes back.',
  },
  ar: {
    held: 'يظل حجزك محفوظًا أثناء المراجعة.',
    over: 'انتهت مهلة الدفع، ولم يعد ما حجزته محفوظًا لك. عند وصول تحويلك نراجع ما إذا كان ما زال متاحًا: إن كان كذلك أكدنا حجزك، وإلا أعدنا إليك المبلغ.',
  },
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, places, link }) => ({
    subject: `We have your receipt: ${name}`,
    preview: `We check it within one working day. Reference ${leftToRight(facts.reference)}.`,
    title: 'We have your receipt',
    paragraphs: [
      `Thank you. We look for your transfer for ${name} within one working day and write to you as soon as it is here.`,
      places,
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See your reservation', href: link },
    notes: ['Sent the wrong file? Send another on the same page: the last one counts.'],
  }),
  ar: ({ facts, name, places, link }) => ({
    subject: `وصلنا إيصالك: ${name}`,
    preview: `نراجعه خلال يوم عمل. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'وصلنا إيصالك',
    paragraphs: [
      `شكرًا لك. نبحث عن تحويلك مقابل ${name} خلال يوم عمل، ونكتب إليك فور وصوله.`,
      places,
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: ['أرسلت ملفًا غير صحيح؟ أرسل غيره من الصفحة نفسها: آخر ملف هو المعتمد.'],
  }),
}

/** The mail that the receipt of a transfer is here, and whether its places are still `held`. */
export function proofReceivedMail(
  language: Language,
  facts: ReservationFacts,
  { held = true }: { readonly held?: boolean },
  site: string,
): Rendered {
  const name = isolate(nameOf(facts, language))
  const places = placesText[language][held ? 'held' : 'over']
  const link = `${site}${reservationPath(facts)}`
  return render(letters[language]({ facts, name, places, link }), language)
}
