import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { api } from '@rihla/contract'
import type { OutputOf } from '@rihla/contract/endpoint'
import { cairoDate } from '@rihla/contract/values/dates'
import { faultsOf, openSignedIn, staff, tryLogIn } from '../../accounts.ts'
import { book, cards, openBank, test, typeCard, type Product } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn, type TwoWidths } from '../../looks.ts'

const words = {
  en: {
    link: 'Settlement with the gateway',
    open: 'Import a file',
    choose: 'Choose a file',
    back: 'Back',
    alike: 'Alike',
    none: 'Nothing differs',
    done: /^\d+ new transactions?\. Nothing differs|movements? of these days differs?\./,
    known: 'This file was imported before. Nothing was changed.',
    wrong: 'Line 1 of the file: the heading has no column transaction_id.',
  },
  ar: {
    link: 'التسوية مع بوابة الدفع',
    open: 'استيراد ملف',
    choose: 'اختر ملفًا',
    back: 'رجوع',
    alike: 'مطابق',
    none: 'لا فروق',
    done: /ولا فروق في هذه الأيام|فرق/,
    known: 'هذا الملف مستورد من قبل. لم يتغير شيء.',
    wrong: 'السطر 1 من الملف: لا يوجد عمود transaction_id في العناوين.',
  },
} as const

/** Somebody books and pays; the booking's reference. */
async function pay(product: Product, look: TwoWidths): Promise<string> {
  const { page } = await openSignedIn(product, look, await product.newTraveller(look.language))
  await book(page, await product.findOffer(look.language))
  await page.locator('input[name=phone]').fill('01012345678')
  await typeCard(await openBank(page), cards.paid)
  await page.locator('a[href^="/reservations/Activity/"]').click()
  await page.waitForURL('**/reservations/Activity/*')
  const named = page
    .locator('main')
    .getByText(/\bACT-\w{8}\b/)
    .first()
  const reference = /\bACT-\w{8}\b/.exec(await named.innerText())?.[0] ?? ''
  await page.context().close()
  return reference
}

/** The bookings of a day on whose money both sides don't agree, or not yet. */
async function notAlike(page: Page, day: string): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  for (const State of ['', 'expected', 'undone']) {
    const query = new URLSearchParams({ From: day, To: day, Size: '1000', State })
    const answer = await page.request.get(`/api/Desk/Settlement?${query}`, {
      headers: { 'application-id': crypto.randomUUID() },
    })
    const { Data } = (await answer.json()) as { Data: OutputOf<typeof api.getSettlement> }
    expect(Data.Unfiled).toEqual([])
    found.push(...Data.Items.map(({ Reservation }) => Reservation?.Reference))
  }
  return found
}

test.for(walkedIn('en'))(
  'a manager imports the gateway’s file of a day and sees it beside the ledger, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const reference = await pay(product, look)
    expect(reference).toBeTruthy()
    const day = cairoDate(new Date())
    const file = await fetch(`${product.sandboxUrl}/control/settlement?day=${day}`)
    const buffer = Buffer.from(await file.arrayBuffer())

    const desk = await product.open(look)
    const { page } = desk
    await page.goto(`/desk/money?from=${day}&to=${day}`)
    await tryLogIn(page, staff.email, staff.password)
    await page.getByRole('link', { name: say.link }).click()
    await page.waitForURL(`**/desk/money/settlement?from=${day}&to=${day}`)
    await page.getByRole('table').first().waitFor()
    await expectWell(desk, look, 'the ledger without a file')

    const importIt = async (name: string, bytes: Buffer) => {
      await page.getByRole('button', { name: say.open }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByLabel(say.choose)
        .setInputFiles({ name, mimeType: 'text/csv', buffer: bytes })
      return dialog
    }
    const dialog = await importIt(`settlement-${day}.csv`, buffer)
    await dialog.getByRole('status').waitFor()
    await expectWell(desk, look, 'a file before it is imported')
    await dialog.getByRole('button', { name: say.open }).click()
    await page.getByText(say.done).first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    const head = page.getByRole('rowheader', { name: say.alike }).first()
    await page.getByRole('row').filter({ has: head, hasText: /× \d+/ }).first().waitFor()
    expect(await notAlike(page, day)).not.toContain(reference)
    await expectWell(desk, look, 'the ledger beside its file')

    const again = await importIt(`settlement-${day}.csv`, buffer)
    await again.getByRole('status').waitFor()
    await again.getByRole('button', { name: say.open }).click()
    await page.getByText(say.known).first().waitFor()

    const wrong = await importIt('notes.csv', Buffer.from('a,b\r\n1,2\r\n'))
    await wrong.getByRole('alert').filter({ hasText: say.wrong }).waitFor()
    await wrong.getByRole('button', { name: say.back }).click()
    expect(faultsOf(desk, 400)).toEqual([])
  },
)
