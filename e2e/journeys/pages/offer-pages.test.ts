import { describe } from 'vitest'
import { book, dayUsePath, logIn, offerPath, test } from '../../fixtures.ts'
import { findPackage, findSoldOut, packagePath } from '../../packages.ts'
import { findStay, stayPath } from '../../stays.ts'
import { expectWell } from './looks-well.ts'
import { looks } from '../../looks.ts'

describe.each(looks)('in $language, come at $width px', (look) => {
  test('a honeymoon and a trip are well', async ({ product }) => {
    const tab = await product.open(look)
    await tab.page.goto(packagePath(await findPackage(product, look.language, 'honeymoon')))
    await expectWell(tab, look, 'the honeymoon')
    await tab.page.goto(packagePath(await findSoldOut(product, 'honeymoon')))
    await expectWell(tab, look, 'the honeymoon that is sold out')
    await tab.page.goto(packagePath(await findPackage(product, look.language, 'trip')))
    await expectWell(tab, look, 'the trip')
  })

  test('an offer, its checkout and my reservations are well', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findOffer(look.language)
    const tab = await product.open(look)
    await tab.page.goto('/login')
    await logIn(tab.page, traveller)
    await tab.page.goto(offerPath(offer))
    await expectWell(tab, look, 'the offer')
    await tab.page.goto(stayPath(await findStay(product, look.language, {})))
    await expectWell(tab, look, 'the hotel')
    const sailing = await findStay(product, look.language, { cruise: true })
    await tab.page.goto(stayPath(sailing, 'cruise'))
    await expectWell(tab, look, 'the cruise')
    await tab.page.goto(dayUsePath(await product.findDayUse(4, look.language), 4))
    await expectWell(tab, look, 'the day at a hotel')
    await book(tab.page, offer)
    await expectWell(tab, look, 'the details')
    await tab.page.locator('.checkout-actions .button-primary').click()
    await tab.page.getByRole('radio').first().check()
    await expectWell(tab, look, 'the payment')
    await tab.page.goto('/reservations')
    await expectWell(tab, look, 'my reservations')
    await tab.page.goto('/profile')
    await tab.page.getByRole('definition').getByText(traveller.email).waitFor()
    await expectWell(tab, look, 'my profile')
    await tab.page.locator('.profile-panel button').first().click()
    await tab.page.locator('input[name=photo]').waitFor({ state: 'attached' })
    await expectWell(tab, look, 'my profile being edited')
    await tab.page.goto('/reservations/nothing/1')
    await expectWell(tab, look, 'no reservation')
  })
})
