import type { RefusalCode } from '@rihla/contract/refusals'
import type { LocalizedText } from '@rihla/contract/values/language'

/** What refusals of accounts, signing in and codes say. */
export const accountTexts = {
  invalid_credentials: {
    en: 'Invalid email or password.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  not_activated: {
    en: 'Please activate your account first. We have sent the activation e-mail again.',
    ar: 'من فضلك فعّل حسابك أولًا. أرسلنا رسالة التفعيل مرة أخرى.',
  },
  full_name_required: { en: 'Full name is required', ar: 'الاسم بالكامل مطلوب' },
  full_name_too_long: {
    en: 'Full name must be less than 100 characters',
    ar: 'الاسم بالكامل يجب ألا يزيد على 100 حرف',
  },
  email_invalid: {
    en: 'Please enter a valid email address',
    ar: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
  },
  nationality_required: { en: 'Please select your nationality', ar: 'من فضلك اختر جنسيتك' },
  second_factor_unavailable: {
    en: 'This installation has no key to keep second factors with. Ask whoever runs the server.',
    ar: 'لا يوجد في هذا النظام مفتاح لحفظ التحقق بخطوتين. اطلبه من القائم على الخادم.',
  },
  second_factor_on: {
    en: 'Your second factor is set up already.',
    ar: 'التحقق بخطوتين مفعّل لديك بالفعل.',
  },
  second_factor_off: {
    en: 'There is no second factor here yet.',
    ar: 'لا يوجد تحقق بخطوتين بعد.',
  },
  second_factor_code_wrong: {
    en: 'This code isn’t right, or was used before. Wait for the next one.',
    ar: 'الكود غير صحيح أو استُخدم من قبل. انتظر الكود التالي.',
  },
  second_factor_unproven: {
    en: 'Prove your second factor first.',
    ar: 'أكمل التحقق بخطوتين أولًا.',
  },
  second_factor_last: {
    en: 'Everybody here needs a second factor, and this is your last one. Add another before you take it away.',
    ar: 'التحقق بخطوتين إلزامي هنا، وهذه آخر وسيلة لديك. أضف وسيلة أخرى قبل إزالتها.',
  },
  passkey_over: {
    en: 'This took too long, or was answered already. Please try again.',
    ar: 'انتهت المهلة أو استُخدم هذا الطلب من قبل. حاول مرة أخرى.',
  },
  passkey_wrong: {
    en: 'This passkey could not be checked. Use one that you added here, and confirm with your fingerprint, face or PIN.',
    ar: 'تعذّر التحقق من مفتاح المرور. استخدم مفتاحًا أضفته هنا، وأكّد ببصمتك أو وجهك أو رقمك السري.',
  },
  passkey_copied: {
    en: 'This passkey may have been copied, so it isn’t taken. Sign in another way, take it away, and tell a manager.',
    ar: 'قد يكون مفتاح المرور هذا منسوخًا، لذلك لم نقبله. ادخل بوسيلة أخرى، واحذفه، وأبلغ أحد المديرين.',
  },
  passkey_not_found: {
    en: 'This passkey is not yours, or no longer there.',
    ar: 'مفتاح المرور هذا ليس لك، أو لم يعد موجودًا.',
  },
  passkey_known: {
    en: 'This passkey was added before.',
    ar: 'مفتاح المرور هذا مضاف من قبل.',
  },
  passkeys_too_many: {
    en: 'You have ten passkeys. Take one away first.',
    ar: 'لديك عشرة مفاتيح مرور. احذف واحدًا منها أولًا.',
  },
  phone_invalid: { en: 'Please enter a valid phone number', ar: 'من فضلك أدخل رقم هاتف صحيحًا' },
  password_weak: {
    en: 'Password must be at least 8 characters with a lowercase letter, an uppercase letter, a number and one of @$!%*?&',
    ar: 'كلمة المرور 8 أحرف على الأقل، فيها حرف صغير وحرف كبير ورقم وأحد الرموز @$!%*?&',
  },
  new_password_weak: {
    en: 'Password must be at least 8 characters with uppercase, lowercase, and numbers',
    ar: 'كلمة المرور 8 أحرف على الأقل، فيها حروف كبيرة وصغيرة وأرقام',
  },
  password_unchanged: {
    en: 'The new password must differ from the current one',
    ar: 'كلمة المرور الجديدة يجب أن تختلف عن الحالية',
  },
  current_password_required: {
    en: 'Please enter your current password',
    ar: 'من فضلك أدخل كلمة المرور الحالية',
  },
  current_password_wrong: {
    en: 'The current password is not correct.',
    ar: 'كلمة المرور الحالية غير صحيحة.',
  },
  no_password: {
    en: 'Your account has no password yet. Choose one with a code sent to your e-mail.',
    ar: 'ليست لحسابك كلمة مرور بعد. اختر واحدة بكود نرسله إلى بريدك الإلكتروني.',
  },
  code_required: { en: 'Please enter the verification code', ar: 'من فضلك أدخل كود التحقق' },
  code_wrong: {
    en: 'The verification code is wrong or has expired. Ask for a new one.',
    ar: 'كود التحقق غير صحيح أو انتهت صلاحيته. اطلب كودًا جديدًا.',
  },
  country_unknown: {
    en: 'Please choose a country from the list',
    ar: 'من فضلك اختر دولة من القائمة',
  },
  image_format: {
    en: 'Invalid file format. Only JPG, JPEG, PNG, and WebP files are allowed.',
    ar: 'صيغة الملف غير مقبولة. المسموح JPG وJPEG وPNG وWebP فقط.',
  },
  image_too_large: {
    en: 'File size too large. Maximum allowed size is 2MB.',
    ar: 'حجم الملف كبير. الحد الأقصى 2 ميجابايت.',
  },
  email_already_set: {
    en: 'Your account already has an e-mail address.',
    ar: 'لحسابك بريد إلكتروني بالفعل.',
  },
  external_login_failed: {
    en: 'External login failed. Please try again.',
    ar: 'تعذّر تسجيل الدخول بالحساب الخارجي. حاول مرة أخرى.',
  },
  external_email_taken: {
    en: 'An account already exists with the same email. Please try signing in with a different method.',
    ar: 'يوجد حساب بنفس البريد الإلكتروني. جرّب تسجيل الدخول بطريقة أخرى.',
  },
  sign_in_again: {
    en: 'Please log in again before you delete your account.',
    ar: 'من فضلك سجّل الدخول مرة أخرى قبل حذف حسابك.',
  },
  staff_stays: {
    en: 'Staff accounts are closed by whoever manages the staff.',
    ar: 'حسابات الموظفين يغلقها المسؤول عن الموظفين.',
  },
} satisfies Partial<Record<RefusalCode, LocalizedText>>
