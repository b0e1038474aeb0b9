// @vitest-environment happy-dom
import { languages, type Language } from '@rihla/contract/values/language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ServerData } from '../../platform/cache/query.tsx'
import { answerWith, noConnection } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import arabic from './messages.ar.ts'
import english from './messages.en.ts'
import { MethodChoice, useMethods } from './payment/method-choice.tsx'
import { PromocodeBox } from './summary/promocode-box.tsx'
import { held } from './testing/held.ts'
import type { BookingDraft } from './traveller/use-booking.ts'

/** What the error catalogue says of checkout, word for word, and how an Arabic page says it. */
const said = {
  countriesFailed: ['Failed to load countries', 'تعذّر تحميل قائمة الدول'],
  methodsFailed: ['Failed to load payment methods', 'تعذّر تحميل طرق الدفع'],
  methodsNone: ['No payment methods available', 'لا توجد طرق دفع متاحة'],
  mealFailed: ['Failed to update meal selection', 'تعذّر تحديث اختيار الوجبات'],
  saveFailed: ['Failed to create reservation', 'تعذّر حفظ الحجز'],
  setupFailed: [
    'Card payment setup failed. Please try again or select a different payment method.',
    'تعذّر بدء الدفع بالبطاقة. حاول مرة أخرى أو اختر طريقة دفع أخرى.',
  ],
  confirmFailed: [
    'Failed to confirm payment. Please try again.',
    'تعذّر تأكيد الدفع. حاول مرة أخرى.',
  ],
  promocodeError: ['Promocode Error', 'لم يُطبَّق كود الخصم'],
  promocodeInvalid: ['Invalid promocode', 'كود الخصم غير صحيح'],
  promocodeApplied: ['Promocode Applied', 'تم تطبيق كود الخصم'],
  promocodeEmpty: ['Please enter a promocode to apply', 'من فضلك اكتب كود الخصم أولًا'],
  paymentError: ['Payment Error', 'تعذّر الدفع'],
  loginFirst: ['Please login to continue with your booking', 'سجّل الدخول لمتابعة الحجز'],
  methodRequired: ['Payment Method Required', 'اختر طريقة الدفع'],
  nameRequired: ['Name is required', 'الاسم مطلوب'],
  phoneInvalid: ['Please enter a valid phone number', 'من فضلك أدخل رقم هاتف صحيحًا'],
} as const

test.each(Object.entries(said))('%s is said as documented, in both languages', (key, words) => {
  const of = key as keyof typeof said
  expect([english[of], arabic[of]]).toEqual(words)
})

const wordsIn = (language: Language, key: keyof typeof said): string =>
  said[key][languages.indexOf(language)] ?? ''

const open = (language: Language, element: React.ReactElement, answers = {}) =>
  openPage('/', {
    language,
    answers,
    routes: [{ path: '/', element: <ServerData>{element}</ServerData> }],
  })
const booking = (tryPromocode: BookingDraft['tryPromocode']): BookingDraft =>
  // Only what the box reads of it.
  ({ held, promocode: null, ended: false, tryPromocode }) as BookingDraft

function Methods() {
  const methods = useMethods({ held } as BookingDraft)
  return <MethodChoice methods={methods} chosen={undefined} onChoose={() => undefined} />
}

describe.each(languages)('in %s', (language) => {
  test.each([
    ['cannot be asked for', noConnection, 'methodsFailed'],
    ['are none', answerWith([]), 'methodsNone'],
  ] as const)('methods that %s', async (_, paymentMethods, key) => {
    open(language, <Methods />, { paymentMethods })
    await screen.findByText(wordsIn(language, key))
  })

  const type = async (code: string): Promise<void> => {
    const field = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[name=promocode]')
      if (!found) throw new Error('no field yet')
      return found
    })
    fireEvent.change(field, { target: { value: code } })
    fireEvent.submit(field)
  }

  test.each([
    ['nothing', ' ', false, 'promocodeEmpty'],
    ['what isn’t one', 'NOPE', false, 'promocodeInvalid'],
    ['one', 'TEN', true, 'promocodeApplied'],
  ] as const)('%s is tried as a promocode', async (_, code, IsSuccess, key) => {
    open(language, <PromocodeBox booking={booking(async () => ({ IsSuccess, Message: '' }))} />)
    await type(code)
    await waitFor(() => expect(document.body.textContent).toContain(wordsIn(language, key)))
  })
})
