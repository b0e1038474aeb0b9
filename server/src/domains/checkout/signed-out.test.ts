import { api } from '@rihla/contract'
import { expect, it } from 'vitest'
import { testApp, type Browser } from '../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../testing/booking.ts'
import { signIn } from '../../testing/people.ts'

const test = await testApp()
await givenPlaces(test)

const callsOf = (browser: Browser, id: number, activity: number) => {
  const payFor = { ReservationId: id, ModuleType: 'Activity' }
  return [
    () => browser.call(api.getTempReservation, { TempReseravtionId: id }),
    () => browser.call(api.renewTempReservation, { TempReseravtionId: id }),
    () => browser.call(api.paymentMethods, payFor),
    () => browser.call(api.paymentStatus, payFor),
    () => browser.call(api.setTempReservation, requestFor(activity, { TempReseravtionId: id })),
  ]
}

it('whose session ends while they pay is told to log in, not that there is no booking', async () => {
  const browser = test.browser()
  await signIn(test, browser)
  const activity = await givenActivity(test)
  const id = await givenHeld(browser, activity)
  await givenPaying(test, browser, id)
  await browser.data(api.signOut, {})
  const stranger = test.browser()
  const other = test.browser()
  await signIn(test, other)
  for (const call of callsOf(browser, id, activity)) {
    const { status, body } = await call()
    expect({ status, ...body }).toMatchObject({ status: 401, code: 'login_to_book' })
  }
  for (const browserOfOthers of [stranger, other])
    for (const call of callsOf(browserOfOthers, id, activity)) {
      const { status, body } = await call()
      expect({ status, ...body }).toMatchObject({ status: 404, code: 'booking_not_found' })
    }
})

it('tells that a hold is kept longer for the payment, once its page was opened', async () => {
  const browser = test.browser()
  await signIn(test, browser)
  const id = await givenHeld(browser, await givenActivity(test))
  const view = async () =>
    (await browser.data(api.getTempReservation, { TempReseravtionId: id })).Reservation
  const before = await view()
  expect(before.KeptForPayment).toBe(false)
  await givenPaying(test, browser, id)
  const after = await view()
  expect(after.KeptForPayment).toBe(true)
  expect(after.ExpiresAt > before.ExpiresAt).toBe(true)
})
