import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { mapLink } from '@rihla/contract/values/map-link'
import { isolate } from '../../phrases.ts'
import type { MailFact } from '../mail-layout.ts'
import { fromTo } from './change-facts.ts'

type Place = {
  readonly name: LocalizedText
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Stops of a bus that are elsewhere by now; plain data. */
export type StopFacts = {
  readonly stops: readonly {
    readonly what: 'boarding' | 'alighting'
    readonly before: Place
    readonly after: Place
  }[]
  /** How cancelling stands, in a sentence. */
  readonly cancelling: LocalizedText
  /** Whether it is paid for: then it has a ticket. */
  readonly isBooked: boolean
}
type Moved = StopFacts['stops']

const labels = {
  boarding: {
    before: { en: 'You were to board at', ar: 'مكان الركوب السابق' },
    after: { en: 'You now board at', ar: 'مكان الركوب الآن' },
  },
  alighting: {
    before: { en: 'You were to arrive at', ar: 'مكان الوصول السابق' },
    after: { en: 'You now arrive at', ar: 'مكان الوصول الآن' },
  },
} satisfies Record<Moved[number]['what'], Record<'before' | 'after', LocalizedText>>

const placeLine = (label: string, { name, ...where }: Place, language: Language): MailFact => {
  const map = mapLink(where)
  const place = isolate(name[language])
  return map ? [label, place, map] : [label, place]
}

/** Each stop as two lines of a mail, which lead to the map: where it was, and where it is. */
export const stopLines = (stops: Moved, language: Language): MailFact[] =>
  stops.flatMap(({ what, before, after }) => [
    placeLine(labels[what].before[language], before, language),
    placeLine(labels[what].after[language], after, language),
  ])

const names = {
  boarding: { en: 'the place where you board', ar: 'مكان ركوب الأتوبيس' },
  alighting: { en: 'the place where you arrive', ar: 'مكان وصول الأتوبيس' },
} satisfies Record<Moved[number]['what'], LocalizedText>

const saying: Readonly<Record<Language, (places: readonly string[]) => string>> = {
  en: (places) => `${places.join(' and ')} ${places.length > 1 ? 'have' : 'has'} moved`,
  ar: (places) => `تغيّر ${places.join(' و')}`,
}

/** That these stops moved, as a part of a sentence. */
export const movedInWords = (stops: Moved, language: Language): string =>
  saying[language](stops.map(({ what }) => names[what][language]))

type Booking = { readonly name: string; readonly when: string }

const of = {
  en: ({ name, when }: Booking, moved: string) => `On ${name}, ${when}, ${moved}.`,
  ar: ({ name, when }: Booking, moved: string) => `رحلة ${name}، ${when}: ${moved}.`,
}
const onTheMap: LocalizedText = {
  en: 'Your booking shows it on the map.',
  ar: 'تجده على الخريطة في صفحة حجزك.',
}

/** The same for a bell: what it is called now, or, where that is the same, where to look. */
export const stopsText = (stops: Moved, booking: Booking, language: Language): string =>
  [
    of[language](booking, movedInWords(stops, language)),
    ...stops.map(({ before, after }) =>
      before.name[language] === after.name[language]
        ? onTheMap[language]
        : `${fromTo[language](isolate(before.name[language]), isolate(after.name[language]))}.`,
    ),
  ].join(' ')
