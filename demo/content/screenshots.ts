import { languages, type Language } from '@rihla/contract/values/language'
import type { Pair } from '../pair.ts'

type Screenshot = { name: string; alt: Pair }

const list: readonly Screenshot[] = [
  {
    name: 'app-hotels',
    alt: ['Hotels with their prices for a night', 'فنادق مع سعر الليلة'],
  },
  { name: 'app-stay', alt: ['A hotel with its pictures', 'صفحة فندق بصورها'] },
  {
    name: 'app-buses',
    alt: ['Buses of a day, by time and price', 'أتوبيسات اليوم بالمواعيد والأسعار'],
  },
  {
    name: 'app-activities',
    alt: ['Activities with their next free day', 'أنشطة مع أقرب يوم متاح'],
  },
]

/** Pictures of the product on a phone, each in both languages, in `images/`. */
export const screenshots = {
  heading: {
    title: ['See it before you get it', 'شاهد التطبيق قبل تحميله'] as Pair,
    subtitle: [
      'The same places and prices as here, made for one hand.',
      'الأماكن والأسعار نفسها، بتصميم ليد واحدة.',
    ] as Pair,
  },
  list,
}

/** The file of a screenshot in a language. */
export const fileOf = (name: string, language: Language): string => `${name}-${language}.webp`

export const screenshotFolder = new URL('./images/', import.meta.url)
export const screenshotFiles = list.flatMap(({ name }) =>
  languages.map((language) => fileOf(name, language)),
)
