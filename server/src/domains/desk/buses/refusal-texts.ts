import type { LocalizedText } from '@rihla/contract/values/language'

export type BusRefusal =
  | 'timetable_not_found'
  | 'timetable_dates_wrong'
  | 'timetable_nothing_asked'
  | 'timetable_prices_wrong'
  | 'timetable_station_off'
  | 'timetable_taken'
  | 'departure_not_found'
  | 'departure_claimed'

/** What refusals say about the timetable of our own buses. */
export const busRefusalTexts: Readonly<Record<BusRefusal, LocalizedText>> = {
  timetable_not_found: {
    en: 'This isn’t in the timetable any more.',
    ar: 'لم يعد هذا الموعد في جدول الأتوبيسات.',
  },
  timetable_dates_wrong: {
    en: 'Choose days on which this departure runs, none of them past, the first not after the last.',
    ar: 'اختر أيامًا يسير فيها هذا الموعد ولم تمضِ، وأولها لا يأتي بعد آخرها.',
  },
  timetable_nothing_asked: {
    en: 'Say what is to change: the time, the days or the price.',
    ar: 'حدد ما تريد تغييره: الموعد أو الأيام أو السعر.',
  },
  timetable_prices_wrong: {
    en: 'A seat as a leg of a round trip can’t cost more than one way.',
    ar: 'لا يمكن أن يزيد سعر المقعد ضمن الذهاب والعودة على سعره في اتجاه واحد.',
  },
  timetable_station_off: {
    en: '{station} is out of use, so no departure of this line would come on sale. Bring the station back with the operator’s files first.',
    ar: 'محطة {station} خارج الخدمة، فلن تُعرض أي رحلة على هذا الخط للبيع. أعد المحطة أولًا عن طريق ملفات الشركة المشغلة.',
  },
  timetable_taken: {
    en: 'A bus of this line and class leaves at this time already on some of these days.',
    ar: 'هناك أتوبيس على هذا الخط ومن هذه الفئة يغادر في الموعد نفسه في بعض هذه الأيام.',
  },
  departure_not_found: {
    en: 'This departure has left, or isn’t in the timetable any more.',
    ar: 'غادر هذا الأتوبيس، أو لم يعد موعده في الجدول.',
  },
  departure_claimed: {
    en: 'Seats are sold or held. {days} Cancel these bookings first; until then you can end the sale of the departure.',
    ar: 'هناك مقاعد مباعة أو محجوزة. {days} ألغِ هذه الحجوزات أولًا، ويمكنك حتى ذلك الحين إيقاف بيع الرحلة.',
  },
}
