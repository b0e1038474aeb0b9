import pg from 'pg'
import { expect } from 'vitest'
import { book, test } from '../../fixtures.ts'

/** Lets every hold of one traveller's bookings be over, on the server. */
async function endHolds(databaseUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update holds set expires_at = now() - interval '1 second'
     where id in (select hold_id from temp_reservations where user_name = $1)`,
    [name],
  )
  await client.end()
}

test('a hold that ends while somebody types is taken again, and nothing typed is lost', async ({
  product,
}) => {
  const name = `Typist ${crypto.randomUUID()}`
  const { page, problems } = await product.open({ fresh: true })
  await page.clock.install()
  await book(page, await product.findOffer())
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/SetTempReservation') && answer.ok(),
  )
  await page.getByLabel('Full name').fill(name)
  await saved
  await endHolds(product.databaseUrl, name)
  await page.clock.fastForward('11:00')
  await page.getByText('The hold has ended. Your details are saved.').waitFor()
  expect(await page.getByRole('button', { name: 'Continue to payment' }).isDisabled()).toBe(true)

  await page.getByLabel('Special request').fill('Typed after the end')
  await page.getByRole('button', { name: 'Hold again' }).click()
  await page.getByText('Places held for you', { exact: true }).waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe(name)
  expect(await page.getByLabel('Special request').inputValue()).toBe('Typed after the end')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /Bank card/ }).waitFor()

  await page.reload()
  await page.getByRole('radio', { name: /Bank card/ }).waitFor()
  await page.getByRole('button', { name: 'Back to details' }).click()
  expect(await page.getByLabel('Special request').inputValue()).toBe('Typed after the end')
  expect(problems).toEqual([])
})
