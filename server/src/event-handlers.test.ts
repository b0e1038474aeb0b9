import { api } from '@rihla/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from './testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from './testing/booking.ts'
import { signIn } from './testing/people.ts'

const test = await testApp()
await givenPlaces(test)
const { mailer, gateway } = test

const linkIn = (text: string): string =>
  /https?:\/\/\S+\/account\/activate\?\S+/.exec(text)?.[0] ?? ''

describe('from an e-mail address to a confirmed booking', () => {
  it('register, mail, link, sign in, hold, pay, mail: each step sets off the next', async () => {
    const browser = test.browser()
    const Email = 'Nour@Example.com'
    const Password = 'Felucca@26'
    const countries = await browser.data(api.getAvailableCountries, {})
    const Country = countries.findIndex((country) => country.Code === 'EG') + 1
    await browser.data(api.register, {
      FullName: 'Nour Mostafa',
      Email,
      Password,
      Country,
      Phone: '010 1234 5678',
    })
    const early = await browser.call(api.login, { Email, Password })
    expect(early.body).toMatchObject({ code: 'not_activated' })

    await test.work()
    const link = new URL(linkIn(mailer.sent.at(-1)?.text ?? ''))
    const opened = await test.app.http.request(link.pathname + link.search)
    expect(opened.headers.get('location')).toMatch(/^\/\?success=true&message=/)

    const signedIn = await browser.data(api.login, { Email: 'nour@example.com', Password })
    browser.token = signedIn.Token
    expect(await browser.data(api.getCurrentUserInfo, {})).toMatchObject({
      FullName: 'Nour Mostafa',
      PhoneNumber: '+201012345678',
      TotalBookings: 0,
    })

    const tempId = await givenHeld(browser, await givenActivity(test))
    await test.deliver(gateway.settle(await givenPaying(test, browser, tempId)))
    expect(await statusOf(browser, tempId)).toMatchObject({ State: 'paid' })
    await test.work()
    const mail = mailer.sent.at(-1)
    expect(mail?.to).toBe('Nour@Example.com')
    expect(mail?.attachments?.at(-1)?.content).toContain(DAY.replaceAll('-', ''))
    expect(await browser.data(api.getCurrentUserInfo, {})).toMatchObject({ TotalBookings: 1 })
  })

  it('a mail server that is down delays the mail, and the booking stands', async () => {
    const browser = test.browser()
    const before = mailer.sent.length
    await signIn(test, browser)
    const tempId = await givenHeld(browser, await givenActivity(test))
    await test.deliver(gateway.settle(await givenPaying(test, browser, tempId)))
    mailer.fail(1)
    await expect(test.work()).rejects.toThrow('out of order')
    expect(await statusOf(browser, tempId)).toMatchObject({ State: 'paid' })
    expect(mailer.sent.length).toBe(before)
  })
})
