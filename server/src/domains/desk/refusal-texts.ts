import type { LocalizedText } from '@rihla/contract/values/language'

type DeskRefusal =
  | 'not_for_your_role'
  | 'second_person_needed'
  | 'approval_decided'
  | 'refund_not_failed'
  | 'refund_not_by_hand'
  | 'alert_settled'
  | 'nothing_to_resend'
  | 'refund_too_high'

/** What the refusals of the desk say. */
export const deskRefusalTexts: Readonly<Record<DeskRefusal, LocalizedText>> = {
  not_for_your_role: {
    en: 'Your role doesn’t include this. Ask a manager.',
    ar: 'هذا خارج صلاحياتك. اطلبه من أحد المديرين.',
  },
  second_person_needed: {
    en: 'Somebody else has to agree to this: you asked for it yourself.',
    ar: 'لا بد أن يوافق شخص آخر، فأنت من طلب هذا.',
  },
  approval_decided: {
    en: 'Somebody has already decided this.',
    ar: 'سبق أن بتّ أحد في هذا الطلب.',
  },
  refund_not_failed: {
    en: 'This refund isn’t refused any more.',
    ar: 'لم يعد هذا الاسترداد مرفوضًا.',
  },
  refund_not_by_hand: {
    en: 'This refund isn’t one to pay by hand, or it is paid already.',
    ar: 'هذا الاسترداد لا يُدفع يدويًا، أو سبق دفعه.',
  },
  alert_settled: {
    en: 'Somebody has already seen to this.',
    ar: 'سبق أن تعامل أحد مع هذا التنبيه.',
  },
  nothing_to_resend: {
    en: 'There is no confirmation to send: this isn’t booked, or has no e-mail address.',
    ar: 'لا توجد رسالة تأكيد لإرسالها: الحجز غير مؤكد أو بلا بريد إلكتروني.',
  },
  refund_too_high: {
    en: 'More can’t go back than was paid.',
    ar: 'لا يمكن رد أكثر مما دُفع.',
  },
}
