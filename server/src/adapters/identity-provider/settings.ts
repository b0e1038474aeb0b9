import { createPrivateKey } from 'node:crypto'
import type { IdentitySettings } from './index.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads which providers this installation is registered with. One without any setting isn't offered;
 * half a registration, or a wrong one, is listed in `wrong`. Off the demo, all must speak https.
 */
export function readIdentitySettings(
  environment: Environment,
  demo: boolean,
  wrong: string[],
): IdentitySettings {
  const address = (name: string, otherwise: string): string => {
    const value = environment[name] || otherwise
    const protocol = URL.canParse(value) ? new URL(value).protocol : null
    if (protocol !== 'https:' && !(demo && protocol === 'http:'))
      wrong.push(`${name} must be an https address, not "${value}"`)
    return value
  }
  /** All of these, or null when one is missing. */
  const together = <Name extends string>(...names: Name[]): Record<Name, string> | null => {
    const missing = names.filter((name) => !environment[name])
    if (missing.length === names.length) return null
    const set = names.filter((name) => environment[name])
    for (const name of missing) wrong.push(`${name} is missing, while ${set.join(', ')} is set`)
    const values = names.map((name) => [name, environment[name] ?? ''])
    return missing.length > 0 ? null : (Object.fromEntries(values) as Record<Name, string>)
  }
  const google = together('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const apple = together('APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY')
  const facebook = together('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')
  return {
    google: google && {
      issuer: address('GOOGLE_ISSUER', 'https://accounts.google.com'),
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      issuer: address('APPLE_ISSUER', 'https://appleid.apple.com'),
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: signingKey(apple.APPLE_PRIVATE_KEY, wrong),
    },
    facebook: facebook && {
      appId: facebook.FACEBOOK_APP_ID,
      appSecret: facebook.FACEBOOK_APP_SECRET,
      dialogUrl: address('FACEBOOK_DIALOG_URL', 'https://www.facebook.com/v23.0/dialog/oauth'),
      graphUrl: address('FACEBOOK_GRAPH_URL', 'https://graph.facebook.com/v23.0'),
    },
  }
}

/** A file of settings has no line ends inside a value, so they may be written `\n`. */
function signingKey(text: string, wrong: string[]): string {
  const pem = text.replaceAll(String.raw`\n`, '\n')
  if (!isSigningKey(pem)) wrong.push('APPLE_PRIVATE_KEY must be a PKCS8 key (PEM) on P-256')
  return pem
}

function isSigningKey(pem: string): boolean {
  try {
    const isPkcs8 = pem.includes('-----BEGIN PRIVATE KEY-----')
    return isPkcs8 && createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
