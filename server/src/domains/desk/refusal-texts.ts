import type { LocalizedText } from '@rihla/contract/values/language'
import { busRefusalTexts, type BusRefusal } from './buses/refusal-texts.ts'

type DeskRefusal =
  | BusRefusal
  | 'not_for_your_role'
  | 'second_person_needed'
  | 'deed_differs'
  | 'approval_decided'
  | 'approval_waiting'
  | 'refund_not_failed'
  | 'refund_not_by_hand'
  | 'alert_settled'
  | 'dispute_not_found'
  | 'nothing_to_resend'
  | 'nothing_to_ask'
  | 'nothing_to_return'
  | 'return_changed'
  | 'gateway_silent'
  | 'no_address'
  | 'refund_too_high'
  | 'staff_not_found'
  | 'last_manager'
  | 'review_not_found'
  | 'review_decided'
  | 'promocode_not_found'
  | 'promocode_taken'
  | 'promocode_discount_wrong'
  | 'promocode_dates_wrong'
  | 'promocode_below_uses'
  | 'promocode_over'
  | 'promocode_refused'
  | 'inventory_not_found'
  | 'inventory_dates_wrong'
  | 'inventory_nothing_asked'
  | 'inventory_two_prices'
  | 'inventory_below_claims'
  | 'offer_priced_by_night'
  | 'offer_discount_wrong'
  | 'offer_discount_end_wrong'
  | 'money_dates_wrong'
  | 'settlement_file_wrong'
  | 'settlement_file_empty'
  | 'settlement_file_large'
  | 'settlement_dates_wrong'
  | 'settlement_contradicts'
  | 'customer_not_found'
  | 'nothing_to_pay'
  | 'setting_wrong'
  | 'site_dates_wrong'
  | 'site_prices_wrong'
  | 'report_dates_wrong'
  | 'content_changed'
  | 'photo_gone'
  | 'content_repeated'
  | 'photo_format'
  | 'photo_too_large'

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
  dispute_not_found: {
    en: 'There is no such dispute.',
    ar: 'لا يوجد اعتراض بهذا الرقم.',
  },
  deed_differs: {
    en: 'You asked for this before with other details, and that may be done. Look at what stands now, then press again if you want it as it is here.',
    ar: 'أرسلت هذا الطلب من قبل ببيانات مختلفة، وربما تم تنفيذه. راجع الوضع الحالي أولًا، ثم اضغط مرة أخرى إن أردت تنفيذه بالبيانات المكتوبة هنا.',
  },
  approval_decided: {
    en: 'Somebody has already decided this.',
    ar: 'سبق أن بتّ أحد في هذا الطلب.',
  },
  approval_waiting: {
    en: 'Something else was asked for here before, and waits for a second person. That has to be decided first.',
    ar: 'سبق طلب إجراء مختلف هنا، وهو في انتظار موافقة شخص آخر. يجب البت فيه أولًا.',
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
  nothing_to_ask: {
    en: 'There is nothing to ask: this payment is settled, or no gateway knows of it.',
    ar: 'لا شيء نسأل عنه: سُوّيت هذه الدفعة، أو لا تعرفها أي بوابة دفع.',
  },
  nothing_to_return: {
    en: 'There is no money of this payment to give back, or somebody has decided it.',
    ar: 'لا يوجد مبلغ يُرد من هذه الدفعة، أو سبق أن بتّ فيها أحد.',
  },
  return_changed: {
    en: 'By now {amount} would go back, which isn’t what was asked for. Nothing was given back: look at this payment, and ask again.',
    ar: 'أصبح المبلغ الذي سيُرد {amount}، وهو غير المبلغ المطلوب رده. لم يُرد أي مبلغ: راجع هذه الدفعة ثم اطلب الرد من جديد.',
  },
  gateway_silent: {
    en: 'The gateway doesn’t answer, so nothing was given back. Try again in a few minutes.',
    ar: 'بوابة الدفع لا ترد، فلم يُرد أي مبلغ. حاول مرة أخرى بعد دقائق.',
  },
  no_address: {
    en: 'We have no e-mail address of this traveller. Call instead.',
    ar: 'لا يوجد بريد إلكتروني لهذا المسافر. اتصل به هاتفيًا.',
  },
  refund_too_high: {
    en: 'More can’t go back than was paid.',
    ar: 'لا يمكن رد أكثر مما دُفع.',
  },
  staff_not_found: {
    en: 'Nobody at the desk has this number any more.',
    ar: 'لم يعد هذا الشخص من فريق العمل.',
  },
  last_manager: {
    en: 'This is the last manager. Make somebody else a manager first.',
    ar: 'هذا آخر مدير. عيّن مديرًا آخر أولًا.',
  },
  review_not_found: {
    en: 'This review isn’t there.',
    ar: 'هذا التقييم غير موجود.',
  },
  review_decided: {
    en: 'Somebody has already decided this.',
    ar: 'سبق أن بتّ أحد في هذا التقييم.',
  },
  promocode_not_found: {
    en: 'This promocode isn’t there.',
    ar: 'كود الخصم هذا غير موجود.',
  },
  promocode_taken: {
    en: 'There is a promocode of this name already, perhaps one that has ended.',
    ar: 'هناك كود خصم بهذا الاسم بالفعل، وربما انتهت مدته.',
  },
  promocode_discount_wrong: {
    en: 'Give either a percentage or an amount.',
    ar: 'حدد نسبة مئوية أو مبلغًا، لا الاثنين.',
  },
  promocode_dates_wrong: {
    en: 'The last day must be today or later, and not before the first.',
    ar: 'يجب أن يكون آخر يوم اليوم أو بعده، وألا يسبق أول يوم.',
  },
  promocode_below_uses: {
    en: 'This promocode is used already, {uses} times in all. It can’t be limited to fewer.',
    ar: 'استُخدم هذا الكود بالفعل، ومجموع مرات استخدامه {uses}. لا يمكن أن يقل الحد عن ذلك.',
  },
  promocode_refused: {
    en: 'This customer can’t use the promocode. Take it out, or try another one.',
    ar: 'لا يمكن لهذا العميل استخدام كود الخصم. احذفه أو جرّب كودًا آخر.',
  },
  promocode_over: {
    en: 'This promocode has already ended.',
    ar: 'انتهى كود الخصم هذا بالفعل.',
  },
  inventory_not_found: {
    en: 'This isn’t on sale, or isn’t there.',
    ar: 'هذا غير معروض للبيع أو غير موجود.',
  },
  inventory_dates_wrong: {
    en: 'Choose up to 62 days, and to change them none that is past.',
    ar: 'اختر 62 يومًا على الأكثر، ولا يمكن تغيير يوم مضى.',
  },
  inventory_nothing_asked: {
    en: 'Say what is to change: the places, the price, or whether it is closed.',
    ar: 'حدد ما تريد تغييره: عدد الأماكن أو السعر أو الإغلاق.',
  },
  inventory_two_prices: {
    en: 'Choose one: a price of these days, or that of all days.',
    ar: 'اختر واحدًا: سعرًا خاصًا بهذه الأيام، أو سعر كل الأيام.',
  },
  inventory_below_claims: {
    en: 'Fewer places than are sold or held. {days}',
    ar: 'عدد الأماكن أقل من المباع والمحجوز. {days}',
  },
  offer_priced_by_night: {
    en: 'Each night has its own price here: change it in the calendar. A discount is a percentage.',
    ar: 'لكل ليلة هنا سعرها: عدّله من التقويم. والخصم هنا نسبة مئوية.',
  },
  offer_discount_wrong: {
    en: 'The price with the discount must be at least 1 EGP and below the price. A percentage is 1 to 90.',
    ar: 'يجب ألا يقل السعر بعد الخصم عن جنيه واحد وأن يكون أقل من السعر الأصلي. والنسبة من 1 إلى 90.',
  },
  offer_discount_end_wrong: {
    en: 'Say when the discount ends: later than now, and within a year.',
    ar: 'حدد موعد انتهاء الخصم: بعد الآن وخلال سنة.',
  },
  money_dates_wrong: {
    en: 'Choose three months at most, the first day before the last.',
    ar: 'اختر مدة لا تزيد على ثلاثة أشهر، وأول يوم فيها قبل آخر يوم.',
  },
  settlement_file_wrong: {
    en: 'Line {line} of the file: {reason}. Nothing of it was imported.',
    ar: 'السطر {line} من الملف: {reason}. لم يُستورد منه شيء.',
  },
  settlement_file_empty: {
    en: 'There are no transactions in this file. Say which days it is for.',
    ar: 'لا توجد عمليات في هذا الملف. حدد الأيام التي يخصها.',
  },
  settlement_file_large: {
    en: 'A settlement file may have 5 MB at most. Ask for fewer days at once.',
    ar: 'أقصى حجم لملف التسوية 5 ميجابايت. اطلب أيامًا أقل في المرة الواحدة.',
  },
  settlement_dates_wrong: {
    en: 'A file is for three months at most, the first day before the last, and for no day to come.',
    ar: 'يخص الملف مدة لا تزيد على ثلاثة أشهر، أول يوم فيها قبل آخر يوم، ولا يخص أيامًا لم تأت بعد.',
  },
  settlement_contradicts: {
    en: 'Line {line} of the file says otherwise of transaction {number} than line {before} of {file}, which was imported before. Nothing was imported: ask the gateway which is right.',
    ar: 'ما يقوله السطر {line} من الملف عن العملية {number} يخالف السطر {before} من الملف {file} المستورد من قبل. لم يُستورد شيء: اسأل بوابة الدفع أيهما الصحيح.',
  },
  setting_wrong: {
    en: 'This can’t be so. Look at what belongs together: deadlines one after the other, one way to end a sale.',
    ar: 'هذا غير ممكن. راجع ما يرتبط بعضه ببعض: المواعيد بالترتيب، وطريقة واحدة لإنهاء البيع.',
  },
  ...busRefusalTexts,
  site_dates_wrong: {
    en: 'The first day can’t be after the last, and the last must lie between {min} and {max}: further ahead there are no places yet.',
    ar: 'لا يمكن أن يكون أول يوم بعد آخر يوم، ويجب أن يقع آخر يوم بين {min} و{max}، فلا أماكن مفتوحة بعد ذلك حتى الآن.',
  },
  site_prices_wrong: {
    en: 'The lowest price must be below the highest.',
    ar: 'يجب أن يكون أقل سعر دون أعلى سعر.',
  },
  customer_not_found: {
    en: 'This account isn’t there any more. Look for the customer again.',
    ar: 'لم يعد هذا الحساب موجودًا. ابحث عن العميل من جديد.',
  },
  nothing_to_pay: {
    en: 'There is nothing to pay by link: this is paid, over, or wasn’t sold on the phone.',
    ar: 'لا يوجد ما يُدفع بالرابط: الحجز مدفوع أو منتهٍ أو لم يُبَع بالهاتف.',
  },
  report_dates_wrong: {
    en: 'Choose a year at most, up to today, the first day before the last.',
    ar: 'اختر مدة لا تزيد على سنة ولا تتجاوز اليوم، وأول يوم فيها قبل آخر يوم.',
  },
  content_changed: {
    en: 'Somebody saved this while you were writing. See what they changed, then save again.',
    ar: 'حفظ شخص آخر هذا الجزء وأنت تكتب. راجع ما غيّره ثم احفظ من جديد.',
  },
  content_repeated: {
    en: 'Two rows of this have the same name. Leave one of them out.',
    ar: 'هناك صفان بالاسم نفسه. احذف أحدهما.',
  },
  photo_gone: {
    en: 'This photograph isn’t there any more. Upload it again.',
    ar: 'هذه الصورة لم تعد موجودة. ارفعها من جديد.',
  },
  photo_format: {
    en: 'This isn’t a whole JPEG, PNG or WebP picture.',
    ar: 'هذا الملف ليس صورة سليمة من نوع JPEG أو PNG أو WebP.',
  },
  photo_too_large: {
    en: 'A photograph may have 10 MB at most.',
    ar: 'أقصى حجم للصورة 10 ميجابايت.',
  },
}
