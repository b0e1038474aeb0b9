import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { accountMenu, faultsOf, newEmail, sees, signIn } from '../../accounts.ts'
import { logIn, test } from '../../fixtures.ts'
import { onDesktop } from '../../looks.ts'

const EVIL = `<img src=x onerror="document.title='owned'">`
const WORSE = `"><svg onload="document.title='owned'">`

const words = {
  en: { edit: 'Edit', save: 'Save', saved: 'Profile updated', code: /Your code for a new/ },
  ar: { edit: 'تعديل', save: 'حفظ', saved: 'تم تحديث حسابك', code: /كود تغيير كلمة المرور/ },
} as const

/** Shown as the text that it is; nothing of it became a part of the page. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.title()).not.toBe('owned')
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0)
}

describe.each(onDesktop)('in $language at $width px', (look) => {
  const t = words[look.language]

  test('a name and a message full of markup stay text', async ({ product }) => {
    const tab = await product.open(look)
    const { page } = tab
    const api = page.context().request
    const headers = {
      'application-id': crypto.randomUUID(),
      'accept-language': look.language,
      origin: product.url,
    }
    const [email, password] = [newEmail(), 'Traveller@1']
    const person = { FullName: EVIL, Email: email, Password: password, Country: 1 }
    await api.post('/api/AccountApi/Register', { headers, data: person })
    const mail = await product.mailWith(email, /account\/activate/)
    await api.get(/http\S+\/account\/activate\S+/.exec(mail.text)?.[0] ?? '', { maxRedirects: 0 })

    await page.goto('/login')
    await logIn(page, { name: EVIL, email, password })
    await sees(page, EVIL)
    await page.goto('/profile')
    await page.getByRole('main').getByText(EVIL).first().waitFor()
    await page.getByRole('button', { name: t.edit, exact: true }).click()
    await page.locator('input[name=name]').fill(WORSE)
    await page.getByRole('button', { name: t.save, exact: true }).click()
    await sees(page, t.saved)
    await accountMenu(page).click()
    expect(await page.getByText(WORSE).count()).toBeGreaterThan(1)
    await expectHarmless(page)

    await api.post('/api/AccountApi/VerifyCode', { headers, data: { Email: email } })
    await product.mailWith(email, t.code)
    for (const { html } of await product.mailsTo(email))
      expect(html).not.toMatch(/<img src=x|<svg on/)

    for (const success of ['true', 'false']) {
      await page.goto(`/?success=${success}&message=${encodeURIComponent(EVIL)}`)
      await sees(page, EVIL)
      await expectHarmless(page)
    }
    expect(faultsOf(tab)).toEqual([])
  })
})

test('whatever a return path says, one stays on this site', async ({ product }) => {
  const traveller = await product.newTraveller()
  const { page } = await product.open()
  const strangers = [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    '/%5Cevil.test/..//evil.test',
  ]
  const api = page.context().request
  for (const stranger of strangers) {
    const start = `/auth/external/start/google?return=${encodeURIComponent(stranger)}`
    await api.get(start, { maxRedirects: 0 })
    const asked = await api.get('/api/AccountApi/GetExternalSignIn', {
      headers: { 'application-id': crypto.randomUUID() },
    })
    const { Data } = (await asked.json()) as { Data: { State: string; ReturnTo: string | null } }
    expect(Data.State).toBe('pending')
    expect(Data.ReturnTo ?? '/').toMatch(/^\/(?![/\\])/)
  }
  for (const stranger of strangers.slice(0, 3)) {
    await page.goto(`/login?from=${stranger}&returnTo=${stranger}&redirect=${stranger}`)
    await page.evaluate((from) => {
      sessionStorage.setItem('rihla:return-to', from)
      history.replaceState({ ...history.state, usr: { from } }, '')
    }, stranger)
    await page.reload()
    await logIn(page, traveller)
    await page.waitForURL(`${product.url}/`)
    await page.context().clearCookies()
  }
})

test('the session is out of reach of scripts and of other sites', async ({ product }) => {
  const { page, problems } = await product.open()
  await signIn(page.context(), product, await product.newTraveller())
  await page.goto('/profile')
  await accountMenu(page).waitFor()
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(session?.value)

  expect(problems).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = `document.title = 'owned'`
    document.body.append(script)
  })
  expect(await page.title()).not.toBe('owned')
  await expect.poll(() => problems.join()).toContain('Content Security Policy')
})
