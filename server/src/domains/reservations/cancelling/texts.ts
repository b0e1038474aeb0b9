import type { LocalizedText } from '@rihla/contract/values/language'
import type { CallText } from '@rihla/contract/values/support'

/** A step of a refund: its name, and what is said of it. */
export type StepText = CallText & { readonly title: LocalizedText }

/** What is said of a refund, step by step. */
export const refundTexts = {
  title: { en: 'Refund of {amount}', ar: 'رد {amount}' },
  unused: { en: 'A payment that was not used: {amount}', ar: 'دفعة لم تُستخدم: {amount}' },
  points: { en: 'Points worth {amount} returned', ar: 'أعدنا إليك نقاطًا بقيمة {amount}' },
  pointsBack: {
    title: { en: 'Back in your points', ar: 'عادت إلى رصيد نقاطك' },
    text: { en: 'You can use them at once.', ar: 'يمكنك استخدامها على الفور.' },
  },
  requested: {
    title: { en: 'Refund requested', ar: 'طُلب رد المبلغ' },
    text: { en: 'On {requested}.', ar: '{requested}.' },
  },
  sending: {
    title: { en: 'Sent to the bank', ar: 'إرسال المبلغ إلى البنك' },
    text: {
      en: 'We are sending it back the way you paid: {method}.',
      ar: 'نرسله الآن بالطريقة التي دفعت بها: {method}.',
    },
  },
  byHand: {
    title: { en: 'Our team returns it to you', ar: 'فريقنا يعيده إليك' },
    text: {
      en: 'You paid by {method}, so we call you to agree how you get it back.',
      ar: 'دفعت عن طريق {method}، لذا نتصل بك لنتفق على طريقة استلامه.',
    },
    call: {
      en: 'You can call us, too: {phone}.',
      ar: 'ويمكنك الاتصال بنا أيضًا: {phone}.',
    },
  },
  given: {
    title: { en: 'Given back to you', ar: 'رُدّ إليك المبلغ' },
    text: {
      en: 'On {sent}, as we agreed.',
      ar: '{sent}، كما اتفقنا.',
    },
    call: {
      en: 'If you have not had it, call us: {phone}.',
      ar: 'إن لم يصلك فاتصل بنا: {phone}.',
    },
  },
  disputed: {
    title: { en: 'Your bank decides first', ar: 'القرار للبنك أولًا' },
    text: {
      en: 'This payment is disputed at the bank. What the bank does not give back, we send once it has decided.',
      ar: 'هذه الدفعة محل اعتراض لدى البنك. ما لا يرده البنك إليك نرسله نحن بعد قراره.',
    },
  },
  byBank: {
    title: { en: 'Given back by the bank', ar: 'ردّه البنك' },
    text: {
      en: 'On {sent}, after the payment was disputed. If you have not had it, ask the bank.',
      ar: '{sent}، بعد الاعتراض على الدفعة. إن لم يصلك فاسأل البنك.',
    },
  },
  sent: {
    title: { en: 'Sent to the bank', ar: 'أُرسل المبلغ إلى البنك' },
    text: {
      en: 'On {sent}, the way you paid: {method}.',
      ar: '{sent}، بالطريقة التي دفعت بها: {method}.',
    },
  },
  failed: {
    title: { en: 'We are on it', ar: 'نتابع الأمر' },
    text: {
      en: 'The bank has not taken the refund yet. Our team knows and sees to it; you have nothing to do.',
      ar: 'لم يقبل البنك رد المبلغ بعد. فريقنا يعلم ويتابع الأمر، ولا حاجة إلى أي خطوة منك.',
    },
  },
  arrivesLater: {
    title: { en: 'In your account', ar: 'وصول المبلغ إلى حسابك' },
    text: {
      en: 'Banks take up to {days} days once they have it.',
      ar: 'يستغرق البنك حتى {days} يومًا بعد استلامه.',
    },
  },
  arrives: {
    title: { en: 'In your account', ar: 'وصول المبلغ إلى حسابك' },
    text: {
      en: 'Banks take up to {days} days: by {by} at the latest.',
      ar: 'يستغرق البنك حتى {days} يومًا: بحد أقصى {by}.',
    },
  },
  arrived: {
    title: { en: 'In your account', ar: 'وصل المبلغ إلى حسابك' },
    text: {
      en: 'It should be there since {by}.',
      ar: 'يُفترض أنه في حسابك منذ {by}.',
    },
    call: {
      en: 'If it isn’t, call us: {phone}.',
      ar: 'إن لم تجده فاتصل بنا: {phone}.',
    },
  },
} satisfies Record<string, LocalizedText | StepText>

/** Lines of the price after cancelling. */
export const cancelledLabels = {
  fee: { en: 'Cancellation fee', ar: 'رسوم الإلغاء' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
} satisfies Record<string, LocalizedText>

/** Payment states that the list of them is too short for. */
export const refundStatusTexts = {
  onItsWay: { en: 'Refund on its way', ar: 'جارٍ رد المبلغ' },
  part: { en: 'Partly refunded', ar: 'تم رد جزء من المبلغ' },
} satisfies Record<string, LocalizedText>

/**
 * How a booking ended that its traveller cancelled, or staff did for whatever reason. Which way money goes back,
 * and how far it is, stands with the refund: what came in cash or by transfer is given back by hand.
 */
export const cancelledSteps = {
  back: {
    text: { en: 'Cancelled', ar: 'أُلغي الحجز' },
    description: {
      en: 'This booking was cancelled. Refund: {refund} of {total}.',
      ar: 'أُلغي هذا الحجز. المبلغ المردود: {refund} من {total}.',
    },
  },
  unpaid: {
    text: { en: 'Cancelled', ar: 'أُلغي الحجز' },
    description: {
      en: 'This booking was cancelled before it was paid. Nothing was charged.',
      ar: 'أُلغي هذا الحجز قبل الدفع، ولم يُخصم أي مبلغ.',
    },
  },
} satisfies Record<string, { text: LocalizedText; description: LocalizedText }>
