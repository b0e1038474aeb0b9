import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { faultsOf, openSignedIn, sees, tryLogIn } from '../../accounts.ts'
import { accessibilityProblems } from '../../accessibility.ts'
import { test } from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    ask: 'May we count visits and load live chat?',
    refuse: 'No, thanks',
    kept: 'Your choice is saved',
    chat: 'Chat with us',
    chatAsk: 'Load live chat?',
    chatAllow: 'Allow and open',
    chatTitle: 'Live chat',
    choices: 'Privacy choices',
    analytics: 'Counting visits',
    save: 'Save choices',
    download: 'Download my data',
    downloaded: 'Your data is downloaded',
    deleteIt: 'Delete my account',
    deleteAsk: 'Delete your account?',
    password: 'Your password',
    wrong: 'The current password is not correct.',
    deleted: 'Your account is deleted',
    mail: /Your Rihla account was deleted/,
    refused: 'Invalid email or password.',
  },
  ar: {
    ask: 'هل تسمح لنا بقياس الزيارات وتشغيل المحادثة المباشرة؟',
    refuse: 'لا، شكرًا',
    kept: 'تم حفظ اختيارك',
    chat: 'تحدث معنا',
    chatAsk: 'هل نشغّل المحادثة المباشرة؟',
    chatAllow: 'أسمح وافتحها',
    chatTitle: 'المحادثة المباشرة',
    choices: 'خيارات الخصوصية',
    analytics: 'قياس الزيارات',
    save: 'حفظ الاختيارات',
    download: 'تنزيل بياناتي',
    downloaded: 'تم تنزيل بياناتك',
    deleteIt: 'حذف حسابي',
    deleteAsk: 'هل تريد حذف حسابك؟',
    password: 'كلمة المرور',
    wrong: 'كلمة المرور الحالية غير صحيحة.',
    deleted: 'تم حذف حسابك',
    mail: /تم حذف حسابك في رحلة/,
    refused: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
} as const

type Counted = { event: { path?: string; language?: string } }

describe.each(walkedIn('ar'))('in $language at $width px', (look) => {
  const t = words[look.language]

  test('visits are counted, by us and by others, and chat loads only after a yes', async ({
    product,
  }) => {
    const tab = await product.open(look)
    const { page } = tab
    const others: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(product.sandboxUrl)) others.push(request.url())
      if (request.url() === `${product.url}/visits`) others.push(request.url())
    })
    const scripts = (name: string): string[] => others.filter((url) => url.endsWith(name))
    await page.goto('/activities')
    await page.getByRole('region', { name: t.ask }).waitFor()
    await page.goto('/')
    // What asks is in the first HTML, but answers only once its own script has come.
    await untilQuiet(tab)
    // By keyboard: sections above it get their true height as they come into view, which moves it away
    // from under a pointer between its down and its up.
    await page.getByRole('button', { name: t.refuse }).press('Enter')
    await sees(page, t.kept)
    await page.reload()
    await untilQuiet(tab)
    await page.getByRole('button', { name: t.chat }).press('Enter')
    expect(await page.getByRole('region', { name: t.ask }).count()).toBe(0)
    expect(others).toEqual([])

    const asked = page.getByRole('dialog', { name: t.chatAsk })
    await asked.getByRole('button', { name: t.chatAllow }).click()
    await page.getByRole('dialog', { name: t.chatTitle }).waitFor()
    await page.keyboard.press('Escape')
    expect([scripts('widget.js').length, scripts('script.js').length]).toEqual([1, 0])

    await page.getByRole('button', { name: t.choices }).press('Enter')
    const choices = page.getByRole('dialog', { name: t.choices })
    await choices.getByRole('switch', { name: t.analytics }).click()
    expect(await accessibilityProblems(page)).toEqual([])
    await choices.getByRole('button', { name: t.save }).click()
    await page.goto('/signup')
    const counted = async (): Promise<boolean> => {
      const events = (await (
        await fetch(`${product.sandboxUrl}/analytics/events`)
      ).json()) as Counted[]
      return events.some(
        ({ event }) => event.path === '/signup' && event.language === look.language,
      )
    }
    await expect.poll(counted).toBe(true)
    // What our own server counts leaves with the page.
    await page.goto('/login')
    await expect.poll(() => scripts('/visits').length).toBeGreaterThan(0)
    expect(faultsOf(tab)).toEqual([])
  })

  test('my data come as a file, and go with the account', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const tab = await openSignedIn(product, look, traveller)
    const { page } = tab
    await page.goto('/profile')
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: t.download }).click()
    const file = await begun
    expect(file.suggestedFilename()).toMatch(/^rihla-my-data-\d{4}-\d\d-\d\d\.json$/)
    const data = readFileSync(await file.path(), 'utf8')
    for (const mine of [traveller.email, traveller.name]) expect(data).toContain(mine)
    await sees(page, t.downloaded)

    await page.getByRole('button', { name: t.deleteIt }).click()
    const dialog = page.getByRole('dialog', { name: t.deleteAsk })
    const password = dialog.getByRole('textbox', { name: t.password })
    await password.fill('Traveller@9')
    await dialog.getByRole('button', { name: t.deleteIt }).click()
    await dialog.getByText(t.wrong).waitFor()
    await password.fill(traveller.password)
    await dialog.getByRole('button', { name: t.deleteIt }).click()
    await sees(page, t.deleted)
    await page.waitForURL((url) => url.pathname === '/')
    await product.mailWith(traveller.email, t.mail)
    await page.goto('/login')
    await tryLogIn(page, traveller.email, traveller.password)
    await page.getByRole('alert').getByText(t.refused).waitFor()
    expect(faultsOf(tab, 400, 401)).toEqual([])
  })
})
