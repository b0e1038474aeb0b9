import { chosenLanguage, isLanguage, type LocalizedText } from '@rihla/contract/values/language'
import type { Hono } from 'hono'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import type { AccountDeps } from '../deps.ts'
import { ACTIVATION_PATH, activateAccount, type Activation } from './activate-account.ts'

const activationsPerAddress: Limit = { name: 'activate-address', points: 60, seconds: 600 }

const messages = {
  activated: {
    en: 'Your account is active. You can sign in now.',
    ar: 'تم تفعيل حسابك. يمكنك تسجيل الدخول الآن.',
  },
  used: {
    en: 'Your account is already active.',
    ar: 'حسابك مفعّل بالفعل.',
  },
  stale: {
    en: 'This activation link has expired or was already used. Sign in, and we send a new one if you need it.',
    ar: 'انتهت صلاحية رابط التفعيل أو سبق استخدامه. سجّل الدخول وسنرسل رابطًا جديدًا إذا لزم.',
  },
  tooMany: {
    en: 'Many links were opened from your network just now. Please open this one again in a few minutes.',
    ar: 'فُتحت روابط كثيرة من شبكتك قبل قليل. افتح هذا الرابط مرة أخرى بعد دقائق.',
  },
} satisfies Record<Activation | 'tooMany', LocalizedText>

/**
 * The page address of activation mails. It lies outside `/api`, takes nothing but the token, and
 * always leads to the landing page, which shows the message: both in the language that was chosen in this browser,
 * else in the mail's.
 */
export function activationRoute(app: Hono<HttpEnv>, deps: AccountDeps): void {
  app.get(ACTIVATION_PATH, async (c) => {
    const { language: spoken, address } = c.get('caller')
    const mailed = c.req.query('lang')
    const language =
      chosenLanguage(c.req.header('cookie')) ?? (isLanguage(mailed) ? mailed : spoken)
    const activate = async (): Promise<keyof typeof messages> => {
      if ((await deps.limits.count(activationsPerAddress, address)) > 0) return 'tooMany'
      // Some mail scanners look at links with HEAD; only opening one activates.
      return c.req.method === 'GET' ? activateAccount(deps, c.req.query('token') ?? '') : 'stale'
    }
    const outcome = await activate()
    const success = String(outcome === 'activated' || outcome === 'used')
    const landing = { success, message: messages[outcome][language], lang: language }
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(`/?${new URLSearchParams(landing)}`, 302)
  })
}
