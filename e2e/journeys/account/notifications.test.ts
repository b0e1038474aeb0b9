import pg from 'pg'
import { describe, expect } from 'vitest'
import { faultsOf, openSignedIn, sees } from '../../accounts.ts'
import { accessibilityProblems } from '../../accessibility.ts'
import { test, type Product } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    bell: 'Notifications',
    one: 'Notifications, 1 unread notice',
    loading: 'Loading notifications',
    failed: 'Failed to load notifications',
    again: 'Try again',
    empty: 'No notifications yet',
    announced: 'You have a new notification',
    fresh: '1 new',
    unseen: 'New:',
    notice: 'Your booking is confirmed',
  },
  ar: {
    bell: 'الإشعارات',
    one: 'الإشعارات، إشعار جديد',
    loading: 'جارٍ تحميل الإشعارات',
    failed: 'تعذّر تحميل الإشعارات',
    again: 'حاول مرة أخرى',
    empty: 'لا توجد إشعارات بعد',
    announced: 'لديك إشعار جديد',
    fresh: 'إشعار جديد',
    unseen: 'جديد:',
    notice: 'تم تأكيد حجزك',
  },
} as const

const LIST = '**/NotificationsApi/GetUserNotifications?*'

/** Adds notices to a user's bell and rings it, as the server does when a booking is confirmed. */
async function ring({ databaseUrl }: Product, email: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `with put as (
       insert into notifications
         (user_id, type, module, message_en, message_ar, deep_link, at, dedupe_key)
       select id, 'ReservationConfirmed', 'Activity', $2, $3, '/reservations',
         now() - interval '1 minute' * n, 'journey:' || gen_random_uuid()
       from users, generate_series(1, $4::int) as n where email = $1 returning user_id)
     select pg_notify('rihla_bell', user_id::text) from put limit 1`,
    [email, words.en.notice, words.ar.notice, count],
  )
  await client.end()
}

describe.each(walkedIn('en'))('in $language at $width px', (look) => {
  const t = words[look.language]

  test('the bell tells of loading, failure and nothing, then of what comes', async ({
    product,
  }) => {
    const traveller = await product.newTraveller(look.language)
    const tab = await openSignedIn(product, look, traveller)
    const { page } = tab
    const bell = page.getByRole('button', { name: new RegExp(`^${t.bell}`) })
    const list = page.getByRole('dialog', { name: t.bell })
    // Closing it asks for the count: an older answer must not meet the newer news.
    const close = async (): Promise<void> => {
      const counted = page.waitForResponse('**/GetUserNotificationsCount')
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'hidden' })
      await (await counted).finished()
    }
    await page.goto('/activities')
    const held = Promise.withResolvers<void>()
    await page.route(LIST, async (route) => {
      await held.promise
      await route.fulfill({ status: 400 })
    })
    await bell.click()
    await list.getByText(t.loading).waitFor()
    held.resolve()
    await list.getByRole('alert').getByText(t.failed).waitFor()
    await page.unroute(LIST)
    await list.getByRole('button', { name: t.again }).click()
    await list.getByText(t.empty).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
    await expect.poll(() => bell.evaluate((it) => it === document.activeElement)).toBe(true)

    await ring(product, traveller.email, 1)
    await page.getByRole('button', { name: t.one, exact: true }).waitFor()
    await page.getByRole('status').getByText(t.announced).waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    const notice = list.getByRole('link', { name: t.notice })
    await notice.waitFor()
    await list.getByText(t.fresh, { exact: true }).waitFor()
    expect(await notice.textContent()).toContain(t.unseen)
    expect(await accessibilityProblems(page)).toEqual([])
    for (let presses = 0; presses < 3; presses += 1) {
      if (await notice.evaluate((it) => it === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/reservations')
    await page.getByRole('button', { name: t.bell, exact: true }).click()
    await notice.waitFor()
    expect(await notice.textContent()).not.toContain(t.unseen)
    expect(await list.locator('[data-fresh]').count()).toBe(0)
    await close()

    await ring(product, traveller.email, 104)
    await sees(page, '99+')
    await bell.click()
    const rows = list.getByRole('listitem')
    await expect.poll(() => rows.count()).toBeGreaterThan(19)
    await rows.last().scrollIntoViewIfNeeded()
    await expect.poll(() => rows.count()).toBeGreaterThan(39)
    expect(faultsOf(tab, 400)).toEqual([])
  })
})
