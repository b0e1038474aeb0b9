import type { RefusalCode } from '@rihla/contract/refusals'
import type { LocalizedText } from '@rihla/contract/values/language'
import { blogRefusalTexts } from '../domains/blog/index.ts'
import { accountTexts } from './account-texts.ts'
import { externalHotelTexts } from './external-hotel-texts.ts'
import { deskRefusalTexts } from '../domains/desk/index.ts'

/** The error catalogue: what each refusal says. English texts were given where a call already had one: they don't change. */
export const refusalTexts: Readonly<Record<RefusalCode, LocalizedText>> = {
  invalid_input: { en: 'Please check your input', ar: 'من فضلك راجع البيانات المدخلة' },
  unauthenticated: { en: 'Unauthorized. Please login first.', ar: 'من فضلك سجّل الدخول أولًا.' },
  forbidden: {
    en: "Access Denied: You don't have permission to access this page.",
    ar: 'غير مسموح: ليست لديك صلاحية لفتح هذه الصفحة.',
  },
  cross_site: {
    en: 'This request did not come from our site.',
    ar: 'هذا الطلب لم يصدر من موقعنا.',
  },
  not_found: { en: 'Not found', ar: 'غير موجود' },
  method_not_allowed: {
    en: 'This call does not accept that method.',
    ar: 'طريقة الاستدعاء غير مقبولة.',
  },
  too_large: { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' },
  too_many_requests: {
    en: 'Too many attempts. Please try again in {wait}.',
    ar: 'محاولات كثيرة. حاول مرة أخرى بعد {wait}.',
  },
  busy: {
    en: 'This is taking longer than usual. Please try again in a moment.',
    ar: 'يستغرق هذا وقتًا أطول من المعتاد. حاول مرة أخرى بعد لحظات.',
  },
  server_error: {
    en: 'Something went wrong on our side. Please try again. Reference: {requestId}',
    ar: 'حدث خطأ من جانبنا. حاول مرة أخرى. مرجع المشكلة: {requestId}',
  },
  unavailable: { en: 'The service is not available right now.', ar: 'الخدمة غير متاحة الآن.' },
  offer_not_found: { en: 'This offer is no longer available.', ar: 'هذا العرض لم يعد متاحًا.' },
  destination_not_found: { en: 'There is no such destination.', ar: 'لا توجد وجهة بهذا العنوان.' },
  date_outside_range: {
    en: 'Choose a date from {min} to {max}.',
    ar: 'اختر تاريخًا من {min} إلى {max}.',
  },
  hotel_not_found: { en: 'This hotel was not found.', ar: 'لم نجد هذا الفندق.' },
  stay_dates_wrong: {
    en: 'Choose an arrival, and a departure 1 to {max} nights later.',
    ar: 'اختر تاريخ الوصول، ثم المغادرة بعده بليلة إلى {max} ليلة.',
  },
  adults_outside_limits: {
    en: 'Choose {min} to {max} adults.',
    ar: 'اختر من {min} إلى {max} بالغين.',
  },
  children_outside_limits: {
    en: 'At most {max} children can be booked at once.',
    ar: 'أقصى عدد للأطفال في الحجز الواحد {max}.',
  },
  child_age_outside_limits: {
    en: 'Children are {min} to {max} years old. Older guests count as adults.',
    ar: 'عمر الطفل من {min} إلى {max} سنة. الأكبر من ذلك يُحسب بالغًا.',
  },
  children_not_taken: {
    en: 'Only adults, from 13 years, can be booked here.',
    ar: 'الحجز هنا للبالغين فقط، من 13 سنة.',
  },
  child_too_young: {
    en: 'Children can come along from {min} years on. Take the younger ones out of the booking.',
    ar: 'يمكن للأطفال المشاركة من عمر {min} سنة. أزل من هم أصغر من الحجز.',
  },
  rooms_do_not_fit: {
    en: 'The rooms of this trip have no space for so many children. Take fewer, or call us.',
    ar: 'غرف هذه الرحلة لا تتسع لهذا العدد من الأطفال. اختر عددًا أقل أو اتصل بنا.',
  },
  party_does_not_fit: {
    en: 'This room has no space for so many guests. Choose another room.',
    ar: 'هذه الغرفة لا تتسع لهذا العدد. اختر غرفة أخرى.',
  },
  stay_too_short: {
    en: 'Minimum stay in this room: {min} nights.',
    ar: 'أقل مدة للإقامة في هذه الغرفة بالليالي: {min}.',
  },
  does_not_sail: {
    en: 'The ship doesn’t sail on these dates. Choose one of its sailings.',
    ar: 'لا تبحر الباخرة في هذه التواريخ. اختر إحدى رحلاتها.',
  },
  meal_plan_unknown: {
    en: 'This meal plan is not offered with this room.',
    ar: 'نظام الوجبات هذا غير متاح مع هذه الغرفة.',
  },
  sold_out: {
    en: 'Not enough places are left on this date. Please choose another date or fewer people.',
    ar: 'الأماكن المتبقية في هذا التاريخ لا تكفي. اختر تاريخًا آخر أو عددًا أقل.',
  },
  too_many_holds: {
    en: 'You are holding too many places at once. Finish a booking you have started or let its time run out, choose fewer places, or call us for a group.',
    ar: 'تحجز أماكن كثيرة في وقت واحد. أكمل حجزًا بدأته أو انتظر حتى تنتهي مهلته، أو اختر أماكن أقل، أو اتصل بنا لحجوزات المجموعات.',
  },
  too_many_guests: {
    en: 'At most {max} people can be booked at once.',
    ar: 'أقصى عدد في الحجز الواحد {max}.',
  },
  name_required: { en: 'Name is required', ar: 'الاسم مطلوب' },
  hold_ended: {
    en: 'The hold has ended. Your details are saved; please hold your booking again.',
    ar: 'انتهت مدة الحجز المؤقت. بياناتك محفوظة؛ جدّد الحجز المؤقت.',
  },
  payment_open: {
    en: 'A payment page is open for this booking. Finish it, or close it and try again in a moment.',
    ar: 'هناك صفحة دفع مفتوحة لهذا الحجز. أكملها، أو أغلقها وحاول مرة أخرى بعد لحظات.',
  },
  booking_not_found: { en: 'This booking was not found.', ar: 'لم نجد هذا الحجز.' },
  already_booked: { en: 'This booking is already paid.', ar: 'هذا الحجز مدفوع بالفعل.' },
  booking_cancelled: {
    en: 'This booking was cancelled. Please start a new one.',
    ar: 'أُلغي هذا الحجز. ابدأ حجزًا جديدًا.',
  },
  price_changed: {
    en: 'The price has changed to {price}. Please look at it before you pay.',
    ar: 'تغيّر السعر إلى {price}. راجعه قبل الدفع.',
  },
  terms_changed: {
    en: 'What is said of cancelling or of the deposit has changed. Please read it before you pay.',
    ar: 'تغيّرت شروط الإلغاء أو العربون. راجعها قبل الدفع.',
  },
  login_to_book: {
    en: 'Please login to continue with your booking',
    ar: 'من فضلك سجّل الدخول لإكمال حجزك',
  },
  payment_method_unknown: {
    en: 'This payment method is not available.',
    ar: 'طريقة الدفع هذه غير متاحة.',
  },
  payment_setup_failed: {
    en: 'Card payment setup failed. Please try again or select a different payment method.',
    ar: 'تعذّر بدء الدفع بالبطاقة. حاول مرة أخرى أو اختر طريقة دفع أخرى.',
  },
  method_needs_time: {
    en: 'There is too little time left to pay this way. Choose another way to pay.',
    ar: 'الوقت المتبقي لا يكفي للدفع بهذه الطريقة. اختر طريقة أخرى.',
  },
  too_many_unpaid: {
    en: 'Other bookings of yours still wait for their payment. Pay for one of them, or pay for this one by card.',
    ar: 'لديك حجوزات أخرى في انتظار الدفع. ادفع أحدها، أو ادفع هذا الحجز بالبطاقة.',
  },
  points_too_few: {
    en: 'You have fewer points than that by now. Please look at what is left to pay.',
    ar: 'رصيد نقاطك الآن أقل من ذلك. راجع المبلغ المتبقي للدفع.',
  },
  choice_over: {
    en: 'There is nothing to choose any more. The page of your reservation says what became of your payment.',
    ar: 'لم يعد هناك ما تختاره. تجد في صفحة حجزك ما تم بشأن المبلغ.',
  },
  proof_not_expected: {
    en: 'This booking is not waiting for a receipt.',
    ar: 'هذا الحجز لا ينتظر إيصالًا.',
  },
  proof_under_review: {
    en: 'We are checking your receipt. You don’t need to pay again.',
    ar: 'نراجع إيصالك الآن. لا حاجة إلى الدفع مرة أخرى.',
  },
  receipt_replaced: {
    en: 'Its traveller sent another receipt meanwhile. Close this, look at the new one, and decide then.',
    ar: 'أرسل المسافر إيصالًا آخر في هذه الأثناء. أغلق هذه النافذة وراجع الإيصال الجديد ثم اتخذ قرارك.',
  },
  proof_format: {
    en: 'Invalid file format. Only JPG, PNG, WebP and PDF files are allowed.',
    ar: 'صيغة الملف غير مقبولة. المسموح JPG وPNG وWebP وPDF فقط.',
  },
  proof_too_large: {
    en: 'File size too large. Maximum allowed size is 5MB.',
    ar: 'حجم الملف كبير. الحد الأقصى 5 ميجابايت.',
  },
  login_to_view_reservations: {
    en: 'Login Required: Please login to view your reservations and booking history.',
    ar: 'تسجيل الدخول مطلوب: سجّل الدخول لعرض حجوزاتك وسجلها.',
  },
  reservation_not_found: { en: 'This reservation was not found.', ar: 'لم نجد هذا الحجز.' },
  booking_unknown: {
    en: 'We found no booking with these details. Check the reference, and the e-mail or PIN.',
    ar: 'لم نجد حجزًا بهذه البيانات. راجع رقم الحجز والبريد الإلكتروني أو الرقم السري.',
  },
  not_cancelable: {
    en: 'This booking can no longer be cancelled.',
    ar: 'لم يعد إلغاء هذا الحجز ممكنًا.',
  },
  refund_changed: {
    en: 'What comes back has changed to {refund}. Please look at it before you cancel.',
    ar: 'تغيّر المبلغ المسترد إلى {refund}. راجعه قبل الإلغاء.',
  },
  not_changeable: {
    en: 'This booking can no longer be changed.',
    ar: 'لم يعد تعديل هذا الحجز ممكنًا.',
  },
  change_too_late: {
    en: 'Names and special requests can be changed until the day before the booking begins.',
    ar: 'يمكن تعديل الاسم والطلبات الخاصة حتى اليوم السابق لبداية الحجز.',
  },
  change_forbidden: {
    en: 'The terms of this booking give nothing back any more, so its dates and guests stay as they are.',
    ar: 'لم تعد شروط هذا الحجز تسمح باسترداد أي مبلغ، لذا تبقى تواريخه وعدد أفراده كما هي.',
  },
  pay_rest_first: {
    en: 'Please pay the rest of this booking first; then it can be changed to these dates.',
    ar: 'ادفع باقي هذا الحجز أولًا، ثم يمكن تعديله إلى هذه التواريخ.',
  },
  nothing_changed: {
    en: 'These are the dates and guests that you have booked already.',
    ar: 'هذه هي التواريخ وعدد الأفراد المحجوزة بالفعل.',
  },
  quote_ended: {
    en: 'This price is no longer kept for you. Please look at the new one.',
    ar: 'انتهت مهلة هذا السعر. راجع السعر الجديد.',
  },
  balance_overdue: {
    en: 'The time to pay the rest has ended.',
    ar: 'انتهت مهلة دفع الباقي.',
  },
  not_rateable: {
    en: 'A booking can be rated once it is over.',
    ar: 'يمكنك تقييم الحجز بعد انتهائه.',
  },
  already_rated: {
    en: 'You have rated this booking already.',
    ar: 'سبق أن قيّمت هذا الحجز.',
  },
  station_unknown: { en: 'This bus station was not found.', ar: 'لم نجد محطة الأتوبيس هذه.' },
  trip_not_found: { en: 'This bus trip was not found.', ar: 'لم نجد رحلة الأتوبيس هذه.' },
  sale_closed: {
    en: 'Booking for this day has closed. Please choose a later one.',
    ar: 'انتهى الحجز لهذا اليوم. اختر يومًا بعده.',
  },
  trip_sale_closed: {
    en: 'Booking for this trip has closed. Please choose a later one.',
    ar: 'انتهى الحجز على هذه الرحلة. اختر رحلة بعدها.',
  },
  seats_not_changeable: {
    en: 'The seats of this trip can no longer be changed.',
    ar: 'لم يعد تغيير مقاعد هذه الرحلة ممكنًا.',
  },
  seat_unknown: {
    en: 'This seat is not on this bus. Please choose again.',
    ar: 'هذا المقعد غير موجود في هذا الأتوبيس. اختر من جديد.',
  },
  seat_taken: {
    en: 'One of these seats has just been taken. Please choose another.',
    ar: 'حجز شخص آخر أحد هذه المقاعد للتو. اختر مقعدًا غيره.',
  },
  legs_do_not_match: {
    en: 'The return trip does not match the outbound trip: the same places the other way round, later, and as many seats.',
    ar: 'رحلة العودة لا تطابق رحلة الذهاب: المكانان نفسهما بالعكس، بعد الوصول، وبعدد المقاعد نفسه.',
  },
  too_many_seats_held: {
    en: 'You already hold seats on other trips. Pay for them or let them go first.',
    ar: 'لديك بالفعل مقاعد محجوزة مؤقتًا على رحلات أخرى. ادفع ثمنها أو اتركها أولًا.',
  },
  ...accountTexts,
  ...externalHotelTexts,
  ...deskRefusalTexts,
  ...blogRefusalTexts,
}
