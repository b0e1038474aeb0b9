import { describe, expect, it } from 'vitest'
import arProblems from '../../platform/problems/messages.ar.ts'
import enProblems from '../../platform/problems/messages.en.ts'
import arDesk from '../desk/messages.ar.ts'
import arLanding from '../landing/messages.ar.ts'
import enLanding from '../landing/messages.en.ts'
import arBell from '../notifications/messages.ar.ts'
import enBell from '../notifications/messages.en.ts'
import ar from './messages.ar.ts'
import en from './messages.en.ts'

/** Texts that are fixed word for word, and their Arabic. */
const texts = {
  missingTitle: ['Missing Information', 'بيانات ناقصة'],
  missingText: [
    'Please enter both email and password.',
    'من فضلك أدخل البريد الإلكتروني وكلمة المرور.',
  ],
  welcome: ['Welcome back, {name}!', 'أهلًا بعودتك يا {name}!'],
  registrationFailed: ['Registration Failed', 'لم يكتمل التسجيل'],
  updateProblem: ['Update Failed', 'لم يتم التحديث'],
  validationError: ['Validation Error', 'بيانات ناقصة'],
  nameTooLong: [
    'Full name must be less than 100 characters',
    'الاسم بالكامل يجب ألا يزيد على 100 حرف',
  ],
  nationalityRequired: ['Please select your nationality', 'من فضلك اختر جنسيتك'],
  emailInvalid: ['Please enter a valid email address', 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا'],
  codeRequired: ['Please enter the verification code', 'من فضلك أدخل كود التحقق'],
  resetPasswordWeak: [
    'Password must be at least 8 characters with uppercase, lowercase, and numbers',
    'كلمة المرور 8 أحرف على الأقل، فيها حرف كبير وحرف صغير ورقم',
  ],
  passwordsDiffer: ['Passwords do not match', 'كلمتا المرور غير متطابقتين'],
  imageInvalid: ['Invalid Image', 'صورة غير مقبولة'],
  imageNone: ['No file selected', 'لم تختر ملفًا'],
  imageFormat: [
    'Invalid file format. Only JPG, JPEG, PNG, and WebP files are allowed.',
    'صيغة الملف غير مقبولة. المسموح JPG وJPEG وPNG وWebP فقط.',
  ],
  imageTooLarge: [
    'File size too large. Maximum allowed size is 2MB.',
    'حجم الملف كبير. أقصى حجم مسموح 2 ميجابايت.',
  ],
  adminLogin: ['Admin Login', 'دخول الإدارة'],
  adminLoginFailed: ['Login Failed', 'لم يتم تسجيل الدخول'],
  adminInvalid: [
    'Invalid credentials. Please try again.',
    'بيانات الدخول غير صحيحة. حاول مرة أخرى.',
  ],
  accessDenied: [
    "Access Denied: You don't have permission to access this page.",
    'غير مسموح بالدخول: ليس لديك صلاحية لعرض هذه الصفحة.',
  ],
} as const

describe('the fixed texts about accounts', () => {
  it.each(Object.entries(texts))('%s is said in both languages', (key, [english, arabic]) => {
    const name = key as keyof typeof texts
    expect([en[name], ar[name]]).toEqual([english, arabic])
  })

  it('and what other parts of the site say of them', () => {
    expect([
      [enLanding.activated, arLanding.activated],
      [enLanding.errorOccurred, arLanding.errorOccurred],
      [enBell.empty, arBell.empty],
      [enBell.failed, arBell.failed],
      [enBell.failedAgain, arBell.failedAgain],
      [enBell.countFailed, arBell.countFailed],
      [enBell.tryAgain, arBell.tryAgain],
      [enProblems.loginTitle, arProblems.loginTitle],
      [enProblems.loginText, arProblems.loginText],
      [enProblems.loginFirst, arProblems.loginFirst],
      [enProblems.forbidden, arProblems.forbidden],
      [enProblems.checkInput, arProblems.checkInput],
    ]).toEqual([
      ['Account Activated', 'تم تفعيل الحساب'],
      ['Error Occurred', 'حدث خطأ'],
      ['No notifications yet', 'لا توجد إشعارات بعد'],
      ['Failed to load notifications', 'تعذّر تحميل الإشعارات'],
      ['Failed to load notifications. Please try again.', 'تعذّر تحميل الإشعارات. حاول مرة أخرى.'],
      [
        'Failed to load notifications count. Please try again.',
        'تعذّر معرفة عدد الإشعارات الجديدة. حاول مرة أخرى.',
      ],
      ['Try again', 'حاول مرة أخرى'],
      ['Login Required', 'سجّل الدخول أولًا'],
      [
        'Please login to view your reservations and booking history.',
        'سجّل الدخول لترى حجوزاتك الحالية والسابقة.',
      ],
      ['Please login to continue with your booking', 'سجّل الدخول لمتابعة الحجز'],
      [
        "Access Denied: You don't have permission to access this page.",
        'غير مسموح: ليس لديك صلاحية لعرض هذه الصفحة.',
      ],
      ['Please check your input', 'راجع البيانات التي أدخلتها'],
    ])
  })

  it('call a password by one word in Arabic', () => {
    const others = Object.entries({ ...ar, ...arDesk }).filter(([, text]) =>
      /كلم(?:ة|ات) (?:ال)?سر/.test(text),
    )
    expect(others).toEqual([])
    expect(ar.secondRequired).toContain('سوى دقيقة')
  })
})
