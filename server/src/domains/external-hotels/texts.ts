import type { GuestFieldId } from '@rihla/contract/external-hotels/guest-fields'
import { commaOf, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { ageText } from '@rihla/contract/values/party'
import type { SupplierBoard } from '../../ports/hotel-supplier.ts'

export const boardTexts: Readonly<Record<SupplierBoard, LocalizedText>> = {
  RO: { en: 'Room only', ar: 'بدون وجبات' },
  SC: { en: 'With a kitchen, no meals', ar: 'مع مطبخ، بدون وجبات' },
  BB: { en: 'Breakfast included', ar: 'شامل الإفطار' },
  HB: { en: 'Half board', ar: 'نصف إقامة' },
  FB: { en: 'Full board', ar: 'إقامة كاملة' },
  AI: { en: 'All inclusive', ar: 'شامل كليًا' },
}

export const fieldTexts: Readonly<Record<GuestFieldId | 'Passport' | 'NationalId', LocalizedText>> =
  {
    Name: { en: 'First name', ar: 'الاسم الأول' },
    Surname: { en: 'Surname', ar: 'اسم العائلة' },
    Email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
    PhoneNumber: { en: 'Phone number', ar: 'رقم الهاتف' },
    Nationality: { en: 'Nationality', ar: 'الجنسية' },
    Age: { en: 'Age', ar: 'العمر' },
    DocumentType: { en: 'Document', ar: 'نوع الوثيقة' },
    DocumentValue: { en: 'Document number', ar: 'رقم الوثيقة' },
    Address: { en: 'Address', ar: 'العنوان' },
    City: { en: 'City', ar: 'المدينة' },
    Country: { en: 'Country', ar: 'الدولة' },
    PostalCode: { en: 'Postal code', ar: 'الرمز البريدي' },
    Passport: { en: 'Passport', ar: 'جواز سفر' },
    NationalId: { en: 'National ID', ar: 'بطاقة الرقم القومي' },
  }

type Titled = {
  readonly age: number | null
  /** Among the adults, or the children. */
  readonly nth: number
  readonly roomOfAll: number
  readonly roomCount: number
}

/** `Adult 1`, `Child 1 (6 years)`; with several rooms, in which one. */
export function guestTitle({ age, nth, roomOfAll, roomCount }: Titled, language: Language): string {
  const who: LocalizedText =
    age === null
      ? { en: `Adult ${nth}`, ar: `البالغ ${nth}` }
      : {
          en: `Child ${nth} (${ageText(age, 'en')})`,
          ar: `الطفل ${nth} (${ageText(age, 'ar')})`,
        }
  const room: LocalizedText = { en: `Room ${roomOfAll}`, ar: `الغرفة ${roomOfAll}` }
  return roomCount > 1 ? `${room[language]}${commaOf(language)}${who[language]}` : who[language]
}

export const bookingTexts = {
  partner: { en: 'Sold by a partner', ar: 'عن طريق شريك' },
  unrated: { en: 'Hotel', ar: 'فندق' },
  room: { en: 'Room', ar: 'الغرفة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  taxes: { en: 'Taxes and service', ar: 'الضرائب والخدمة' },
  fee: { en: 'Payment fee', ar: 'رسوم الدفع' },
  included: { en: 'Included', ar: 'شاملة' },
  freeCancellation: { en: 'Free cancellation', ar: 'إلغاء مجاني' },
  partlyRefundable: { en: 'Partly refundable', ar: 'يُسترد جزء من المبلغ' },
  nonRefundable: { en: 'Non-refundable', ar: 'غير قابلة للاسترداد' },
  penalty: { en: 'Cancelling costs {amount}.', ar: 'تكلفة الإلغاء {amount}.' },
  penaltyFrom: {
    en: 'From {when} cancelling costs {amount}.',
    ar: 'ابتداءً من {when} تكون تكلفة الإلغاء {amount}.',
  },
  noPenalty: {
    en: 'You can cancel free of charge until your stay begins.',
    ar: 'يمكنك الإلغاء مجانًا حتى بداية إقامتك.',
  },
} satisfies Record<string, LocalizedText>

export const payTexts = {
  confirming: {
    en: 'Your payment is here. We are confirming with the hotel; this can take some minutes. Do not pay again: we write to you as soon as we know.',
    ar: 'وصل المبلغ، ونؤكد الحجز الآن مع الفندق. قد يستغرق ذلك بضع دقائق. لا تدفع مرة أخرى، وسنكتب إليك فور التأكيد.',
  },
  confirmed: {
    en: 'The hotel has confirmed your booking. We have sent it with the ticket to your e-mail.',
    ar: 'أكد الفندق حجزك، وأرسلنا التفاصيل والتذكرة إلى بريدك.',
  },
  depositPaid: {
    en: 'The hotel has confirmed your booking, and your deposit is paid. You pay the rest on the page of the booking; we remind you in time.',
    ar: 'أكد الفندق حجزك واستلمنا العربون. تدفع الباقي من صفحة الحجز، ونذكّرك قبل موعده.',
  },
  balancePaid: {
    en: 'Your booking is paid in full. There is nothing left to pay.',
    ar: 'حجزك مدفوع بالكامل، ولا يتبقى عليك شيء.',
  },
  bookingOver: {
    en: 'This booking was cancelled meanwhile. If you have just paid, that money is on its way back.',
    ar: 'أُلغي هذا الحجز في هذه الأثناء. إن كنت قد دفعت للتو فسيعود إليك ذلك المبلغ.',
  },
  refunded: {
    en: 'The hotel could not confirm this room. Your money is on its way back in full.',
    ar: 'لم يتمكن الفندق من تأكيد هذه الغرفة. نعيد إليك المبلغ بالكامل الآن.',
  },
  returned: {
    en: 'You changed this booking after its payment page was opened, so that payment was not used. Your money is on its way back.',
    ar: 'عدّلت هذا الحجز بعد فتح صفحة الدفع، فلم تُستخدم هذه الدفعة. نعيد إليك المبلغ الآن.',
  },
  declined: { en: 'The bank declined the card.', ar: 'رفض البنك البطاقة.' },
} satisfies Record<string, LocalizedText>
