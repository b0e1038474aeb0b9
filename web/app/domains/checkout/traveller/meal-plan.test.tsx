// @vitest-environment happy-dom
import type { CheckoutConfig, HeldBooking } from '@rihla/contract/checkout'
import type { Language } from '@rihla/contract/values/language'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServerData } from '../../../platform/cache/query.tsx'
import { answerWith } from '../../../testing/fake-server.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { held } from '../testing/held.ts'
import { MealPlan } from './meal-plan.tsx'

const meal = (RatePlanId: number, MealName: string, Supplement: number) => ({
  RatePlanId,
  MealName,
  Supplement,
  AllowFreeCancellationToggle: true,
})
const config: CheckoutConfig = {
  AvailableMeals: [meal(0, 'Breakfast', 0), meal(5, 'Half board', 470)],
  DepositEnabled: false,
  DepositAmount: 0,
}

const open = (language: Language, reservation: Partial<HeldBooking['Reservation']> = {}) => {
  const booking = {
    plan: { ratePlanId: 0, refundable: false, payInFull: false },
    choosePlan: async () => {},
    ended: false,
    held: { ...held, Reservation: { ...held.Reservation, ...reservation } },
  }
  const element = (
    <ServerData>
      <MealPlan config={config} booking={booking} />
    </ServerData>
  )
  openPage('/', {
    language,
    answers: { checkoutConfig: answerWith(config) },
    routes: [{ path: '/', element }],
  })
}
/** As it is read: without what only sets directions, and with plain spaces. */
const read = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/[\u00a0\s]+/g, ' ')

test.each([
  ['en', /EGP 1,990 .*comes back/, 'Free cancellation until 10 Dec'],
  ['ar', /1,990 ج\.م .*يعود إليك/, 'إلغاء مجاني حتى 10 ديسمبر'],
] as const)(
  '%s: the switch names its price and its deadline',
  async (language, price, deadline) => {
    open(language)
    const label = (await screen.findByRole('switch')).closest('label')
    expect(read(label)).toContain(deadline)
    expect(read(label)).toMatch(price)
  },
)

test.each([
  ['en', 'EGP 4,700for the 4 of you'],
  ['ar', '4,700 ج.ملـ4 أفراد'],
] as const)('%s: a board costs what it adds for everybody', async (language, text) => {
  open(language)
  const [, halfBoard] = await screen.findAllByRole('radio')
  expect(read(halfBoard?.closest('label') ?? null)).toContain(text)
})

test('a booking of before says what a board costs an adult a night', async () => {
  open('en', { MealPrices: [] })
  const [, halfBoard] = await screen.findAllByRole('radio')
  expect(read(halfBoard?.closest('label') ?? null)).toContain('EGP 470for each adult and night')
})
