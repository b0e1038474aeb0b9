import type { RefusalCode } from '@rihla/contract/refusals'
import type { LocalizedText } from '@rihla/contract/values/language'

/** What refusals of a supplier’s rooms and of guests’ details say. */
export const externalHotelTexts = {
  supplier_unavailable: {
    en: 'We can’t reach our partner for prices right now. Please try again in a minute.',
    ar: 'لا نستطيع الوصول إلى شريكنا لمعرفة الأسعار الآن. حاول مرة أخرى بعد دقيقة.',
  },
  rate_gone: {
    en: 'This room is no longer available at this rate. Please choose another room.',
    ar: 'لم تعد هذه الغرفة متاحة بهذا السعر. من فضلك اختر غرفة أخرى.',
  },
  rate_expired: {
    en: 'This price has expired. Ask for a fresh one: what you have typed is kept.',
    ar: 'انتهت صلاحية هذا السعر. اطلب سعرًا جديدًا، وما كتبته محفوظ.',
  },
  guests_incomplete: {
    en: 'Please enter the details of all {count} guests.',
    ar: 'من فضلك أدخل بيانات كل الضيوف، وعددهم {count}.',
  },
  guest_field_required: { en: '{field} is required', ar: '{field}: هذه الخانة مطلوبة' },
  guest_phone_invalid: {
    en: 'Please enter a valid phone number for {country}',
    ar: 'من فضلك أدخل رقم هاتف صحيحًا في {country}',
  },
  guest_phone_digits: {
    en: 'Please enter a valid phone number (7-15 digits)',
    ar: 'من فضلك أدخل رقم هاتف صحيحًا (من 7 إلى 15 رقمًا)',
  },
  guest_age_invalid: {
    en: 'Please enter a valid age (0-120)',
    ar: 'من فضلك أدخل عمرًا صحيحًا (من 0 إلى 120)',
  },
  guest_name_latin: {
    en: '{field}: please use English letters, as in the passport',
    ar: '{field}: من فضلك اكتبه بالحروف الإنجليزية كما في جواز السفر',
  },
  guest_choice_unknown: {
    en: '{field}: please choose from the list',
    ar: '{field}: من فضلك اختر من القائمة',
  },
  guest_date_invalid: {
    en: '{field}: please enter a valid date',
    ar: '{field}: من فضلك أدخل تاريخًا صحيحًا',
  },
  companions_too_many: {
    en: 'You can keep up to {most} companions. Remove one to add another.',
    ar: 'يمكنك حفظ {most} مرافقًا على الأكثر. احذف واحدًا لتضيف آخر.',
  },
  companions_unavailable: {
    en: 'Companions can’t be kept here.',
    ar: 'لا يمكن حفظ المرافقين هنا.',
  },
  companion_document_incomplete: {
    en: 'Please give both the kind of the document and its number, or neither.',
    ar: 'من فضلك أدخل نوع الوثيقة ورقمها معًا، أو اتركهما معًا.',
  },
} satisfies Partial<Record<RefusalCode, LocalizedText>>
