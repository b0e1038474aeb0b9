import { soldModuleNames, soldModules } from '@rihla/contract/modules'
import type { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/caller.ts'

/** Which apps may open our addresses; each null where there is none. */
export type AppLinks = {
  /** `TEAMID.bundle.id` of each app for iOS. */
  readonly ios: readonly string[] | null
  readonly android: {
    readonly packageName: string
    readonly fingerprints: readonly string[]
  } | null
}

const IOS_ID = /^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/
const PACKAGE = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/
const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((it) => it.trim() || [])

/** Reads which apps there are; what is wrong is added to `wrong`. */
export function readAppLinks(
  environment: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): AppLinks {
  const ios = listOf(environment['IOS_APP_IDS'])
  if (!ios.every((id) => IOS_ID.test(id)))
    wrong.push('IOS_APP_IDS must be like ABCDE12345.com.example.app')
  const packageName = environment['ANDROID_PACKAGE'] || null
  const fingerprints = listOf(environment['ANDROID_CERT_FINGERPRINTS']).map((it) =>
    it.toUpperCase(),
  )
  if (packageName && !PACKAGE.test(packageName))
    wrong.push('ANDROID_PACKAGE is not the name of a package')
  if (!fingerprints.every((it) => FINGERPRINT.test(it)))
    wrong.push('ANDROID_CERT_FINGERPRINTS must be SHA-256, as AA:BB:...')
  if ((packageName === null) !== (fingerprints.length === 0))
    wrong.push('ANDROID_PACKAGE and ANDROID_CERT_FINGERPRINTS belong together')
  return {
    ios: ios.length > 0 ? ios : null,
    android: packageName && fingerprints.length > 0 ? { packageName, fingerprints } : null,
  }
}

/** What an app may open instead of the browser: pages of offers, places and bookings; never payment. */
const OPENED = [
  ...soldModuleNames.flatMap((name) => {
    const { list, details } = soldModules[name]
    return [list, ...(details ? [details, `${details}/*`] : [])]
  }),
  '/destinations/*',
  '/reservations/*',
  '/bus-bookings/*',
]

const appleAssociation = (ids: readonly string[]) => ({
  applinks: { details: [{ appIDs: ids, components: OPENED.map((path) => ({ '/': path })) }] },
  webcredentials: { apps: ids },
})

const assetLinks = ({ packageName, fingerprints }: NonNullable<AppLinks['android']>) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    },
  },
]

/** Tells phones which apps open our addresses; without an app the file is not there. */
export function appLinkRoutes(http: Hono<HttpEnv>, { ios, android }: AppLinks): void {
  const files = {
    'apple-app-site-association': ios && appleAssociation(ios),
    'assetlinks.json': android && assetLinks(android),
  }
  for (const [name, content] of Object.entries(files))
    http.get(`/.well-known/${name}`, (c) => {
      if (!content) return c.notFound()
      c.header('cache-control', 'public, max-age=3600')
      return c.json(content)
    })
}
