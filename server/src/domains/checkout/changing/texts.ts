import type { LocalizedText } from '@rihla/contract/values/language'
import type { CallText } from '@rihla/contract/values/support'

/** What stays with us of what a booking got cheaper by. */
export const keptLine: LocalizedText = { en: 'Change fee', ar: 'رسوم التعديل' }

/** What can be changed of a booking, said beforehand. */
export const optionTexts = {
  contact: {
    en: 'The name and special requests can be changed until the end of {until}, Cairo time. It costs nothing.',
    ar: 'يمكن تعديل الاسم والطلبات الخاصة حتى نهاية يوم {until} بتوقيت القاهرة، دون أي رسوم.',
  },
  contactAndHotel: {
    en: 'The name, the hotel we fetch you from and special requests can be changed until the end of {until}, Cairo time. It costs nothing.',
    ar: 'يمكن تعديل الاسم والفندق الذي نصطحبك منه والطلبات الخاصة حتى نهاية يوم {until} بتوقيت القاهرة، دون أي رسوم.',
  },
  sale: {
    en: 'Dates and guests can be changed until {until}. You pay only the difference, or get it back in full.',
    ar: 'يمكن تعديل التواريخ وعدد الأفراد حتى {until}. تدفع الفرق فقط، أو تسترده بالكامل.',
  },
  saleInPart: {
    en: 'Dates and guests can be changed until {until}. If it gets dearer you pay the difference; if it gets cheaper, {percent}% of the difference comes back.',
    ar: 'يمكن تعديل التواريخ وعدد الأفراد حتى {until}. إذا زاد السعر تدفع الفرق، وإذا قل يُرد {percent}% من الفرق.',
  },
  saleDeposit: {
    en: 'Dates and guests can be changed until {until}. The deposit stays, and the difference is part of what is left to pay.',
    ar: 'يمكن تعديل التواريخ وعدد الأفراد حتى {until}. يبقى العربون كما هو، ويُضاف الفرق إلى الباقي أو يُخصم منه.',
  },
} satisfies Record<string, LocalizedText>

/** Why something of a booking can't be changed, and whom to call about it. */
export const whyNotTexts = {
  contactLate: {
    text: {
      en: 'The name and special requests could be changed until the day before the booking begins. That time is over.',
      ar: 'كان تعديل الاسم والطلبات الخاصة ممكنًا حتى اليوم السابق لبداية الحجز، وقد انتهت المهلة.',
    },
    call: {
      en: 'Call us if something is wrong: {phone}.',
      ar: 'اتصل بنا إذا كان هناك خطأ: {phone}.',
    },
  },
  saleForbidden: {
    text: {
      en: 'Dates and guests stay as they are: by the terms of this booking nothing comes back any more.',
      ar: 'تبقى التواريخ وعدد الأفراد كما هي: لم تعد شروط هذا الحجز تسمح باسترداد أي مبلغ.',
    },
  },
  takenBack: {
    text: {
      en: 'Dates and guests stay as they are: money of this booking went back to its payer.',
      ar: 'تبقى التواريخ وعدد الأفراد كما هي: عاد مبلغ من هذا الحجز إلى من دفعه.',
    },
    call: { en: 'Questions? Call us: {phone}.', ar: 'للاستفسار اتصل بنا: {phone}.' },
  },
  notBooked: {
    text: {
      en: 'Only a booking that is paid and not over can be changed.',
      ar: 'يمكن تعديل الحجز المدفوع الذي لم ينته فقط.',
    },
  },
  guest: {
    text: {
      en: 'This booking was made without an account, so our team changes it for you.',
      ar: 'هذا الحجز بدون حساب، لذلك يعدّله فريقنا نيابة عنك.',
    },
    call: { en: 'Call us at {phone}.', ar: 'اتصل بنا على {phone}.' },
  },
  signedOut: {
    text: {
      en: 'Log in to the account of this booking to change it.',
      ar: 'سجّل الدخول إلى حساب صاحب هذا الحجز لتعديله.',
    },
    call: { en: 'Or call us: {phone}.', ar: 'أو اتصل بنا: {phone}.' },
  },
  supplier: {
    text: {
      en: 'The hotel’s own partner keeps this booking, and takes no changes from us.',
      ar: 'هذا الحجز لدى شريك الفندق، ولا يقبل التعديل من خلالنا.',
    },
    call: {
      en: 'Call us and we ask them for you: {phone}.',
      ar: 'اتصل بنا لنطلبه منه نيابة عنك: {phone}.',
    },
  },
} satisfies Record<string, CallText>

/** What the terms say of a change that is quoted. */
export const quoteTexts = {
  free: {
    en: 'By the terms of your booking this change costs no fee.',
    ar: 'وفقًا لشروط حجزك لا رسوم على هذا التعديل.',
  },
  kept: {
    en: 'By the terms of your booking {percent}% of what it gets cheaper by comes back now: {kept} stays with us.',
    ar: 'وفقًا لشروط حجزك يُرد الآن {percent}% من فرق السعر، ونحتفظ بمبلغ {kept}.',
  },
  capped: {
    en: 'Cancelling later gives back {percent}% at most, as it would now.',
    ar: 'عند الإلغاء لاحقًا يُرد {percent}% بحد أقصى، كما هو الحال الآن.',
  },
  deposit: {
    en: 'Your deposit stays. {left} is left to pay by {by}.',
    ar: 'يبقى عربونك كما هو. المتبقي {left}، ويُدفع قبل {by}.',
  },
} satisfies Record<string, LocalizedText>

/** What became of it. */
export const changedTexts = {
  done: {
    en: 'Your booking was changed. The new ticket is on its way to your e-mail.',
    ar: 'تم تعديل حجزك. نرسل التذكرة الجديدة إلى بريدك.',
  },
  doneHere: {
    en: 'Your booking was changed. The new ticket is on the page of your reservation.',
    ar: 'تم تعديل حجزك. تجد التذكرة الجديدة في صفحة حجزك.',
  },
  back: {
    en: 'Your booking was changed. {amount} goes back to you.',
    ar: 'تم تعديل حجزك. نعيد إليك {amount}.',
  },
  pay: {
    en: 'Pay {amount} by {by}. Until then your booking stays as it was.',
    ar: 'ادفع {amount} قبل {by}. حتى ذلك الحين يبقى حجزك كما هو.',
  },
  ended: {
    en: 'The difference was not paid in time. Your booking stays as it was.',
    ar: 'لم يُدفع الفرق في موعده. يبقى حجزك كما كان.',
  },
  replaced: {
    en: 'Another change of this booking was agreed since, so this one is over.',
    ar: 'اتُّفق بعد ذلك على تعديل آخر لهذا الحجز، فلم يعد هذا التعديل قائمًا.',
  },
  cancelled: {
    en: 'This booking is cancelled, so it is not changed any more.',
    ar: 'أُلغي هذا الحجز، فلا يُعدَّل بعد الآن.',
  },
  returned: {
    en: 'Your payment came after this change was over. It goes back to you in full.',
    ar: 'وصل المبلغ بعد انتهاء هذا التعديل، ونعيده إليك كاملًا.',
  },
} satisfies Record<string, LocalizedText>
