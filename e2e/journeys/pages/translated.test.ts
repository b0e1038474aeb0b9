import { expect } from 'vitest'
import { cards, logIn, offerPath, openBank, test, typeCard } from '../../fixtures.ts'

/** As Chrome does it: each text makes way for a `<font>` with its translation, as soon as it is there. */
function translate(): void {
  const translations = new WeakSet<Node>()
  const translateText = (text: Text): void => {
    const isKept =
      !text.parentElement || text.parentElement.closest('[translate=no], script, style')
    if (isKept || translations.has(text) || !/\p{L}/u.test(text.data)) return
    const translation = document.createElement('font')
    translation.append(`${text.data}°`)
    translations.add(translation.firstChild as Node)
    text.before(translation)
    text.remove()
  }
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translateText)
  }
  translateAll(document.body)
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(translateAll)),
  ).observe(document.body, { childList: true, subtree: true })
}

test('a page that the browser translates tells the truth, and can be booked and paid', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const { page, problems } = await product.open()
  await page.goto('/login')
  await logIn(page, traveller)
  await page.goto(offerPath(await product.findChangeable()))
  await page.evaluate(translate)
  const said = (adults: number) =>
    page.getByText(new RegExp(`^${adults}\\sadults°$`)).filter({ visible: true })
  await said(2).first().waitFor()
  await page.getByRole('button', { name: /^Edit/ }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'More: Adults' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Save°' }).filter({ visible: true }).click()
  await said(3).first().waitFor()
  await expect.poll(() => said(2).count()).toBe(0)
  await page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')
  await typeCard(await openBank(page), cards.paid)
  await page.getByRole('heading', { name: 'You are booked°' }).waitFor()
  // A part that was translated before it came alive is drawn anew: React says so, and nothing is lost.
  expect(problems.filter((it) => !it.includes('React error #418'))).toEqual([])
})
