import pg from 'pg'
import { expect } from 'vitest'
import { book, cards, logIn, pay, test, typeCard } from '../../fixtures.ts'

async function givePoints(databaseUrl: string, email: string, piastres: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select lock_points(id) from users where email = $1', [email])
  await client.query(
    `select move_points(id, 'issued', 'available', $2, 'journey:' || id, null, null, now())
     from users where email = $1`,
    [email, piastres],
  )
  await client.end()
}

test('a booking is paid partly with points, and the profile says where they went', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  await givePoints(product.databaseUrl, traveller.email, 150_00)
  const { page, problems } = await product.open()
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, await product.findOffer())
  await page.getByRole('button', { name: /^Continue to payment/ }).click()
  await page.getByText('You have 150 points, worth EGP 150.').waitFor()
  await page.getByLabel('Points to use').fill('200')
  await page.getByRole('button', { name: 'Use points' }).click()
  await page.getByText('Type a number from 1 to 150').waitFor()
  await page.getByLabel('Points to use').fill('100')
  await page.getByRole('button', { name: 'Use points' }).click()
  await page.getByText('Your points pay EGP 100.').waitFor()
  await page.getByRole('radio', { name: /Bank card/ }).check()
  await typeCard(await pay(page), cards.paid)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.getByRole('link', { name: 'See your reservation' }).click()
  await page.getByText('Paid with points').waitFor()
  await page.goto('/profile')
  await page.getByText('50 points', { exact: true }).waitFor()
  await page.getByText('−100').waitFor()
  expect(problems).toEqual([])
})
