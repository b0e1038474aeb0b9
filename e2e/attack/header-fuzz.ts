import { addresses } from '../journeys/pages/addresses.ts'
import type { AskedCall } from './calls.ts'
import { hostileHeaders, hostileQueries, MARK } from './hostile-headers.ts'
import { askRaw, forAll, type RawAnswer } from './raw-http.ts'

const AT_ONCE = 16
const SLOW_MS = 5000

/** What answers beside the contract and the pages. */
const others: readonly string[] = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/NotificationsApi/Stream',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/worker.js',
  '/visits',
  '/payment/callback',
  '/account/activate?token=none',
  '/auth/external/callback/google?state=none&code=none',
  '/images/none.webp?w=320',
  '/assets/none.js',
  '/blog/feed.xml',
  '/nile-cruises?x=1',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//example.com/%2f..',
]

type Route = {
  readonly method: string
  readonly path: string
  readonly headers: readonly string[]
  readonly body: string
}

const routesOf = (calls: readonly AskedCall[]): readonly Route[] => [
  ...calls
    .filter(({ call }) => call.carriedBy !== 'multipart')
    .map(({ method, path, headers, body }) => ({
      method,
      path,
      // Signed out: a session would be ended by some, and what is asked here is asked of the door.
      headers: Object.entries(headers)
        .filter(([name]) => name !== 'auth-key')
        .map(([name, value]) => `${name}: ${value}`),
      body: body?.toString('latin1') ?? '',
    })),
  ...[...addresses, ...others].map((path) => ({ method: 'GET', path, headers: [], body: '' })),
]

/** The hostile lines take the place of ours of the same names. */
function request(origin: string, route: Route, hostile: readonly string[], query = ''): string {
  const nameOf = (line: string): string => line.split(':')[0]?.toLowerCase() ?? ''
  const names = new Set(hostile.map(nameOf))
  const ours = [`Host: ${new URL(origin).host}`, 'Connection: close', ...route.headers]
  if (route.body && !names.has('transfer-encoding'))
    ours.push(`Content-Length: ${route.body.length}`)
  const lines = [...ours.filter((line) => !names.has(nameOf(line))), ...hostile]
  return `${route.method} ${route.path}${query} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${route.body}`
}

/** Whether an answer says what its caller made up: in its head, or in its body unescaped. */
function repeats({ head, body }: RawAnswer, byAddress: boolean): boolean {
  if (new RegExp(`^(set-cookie|x|location):.*${MARK}`, 'im').test(head)) return true
  return byAddress ? body.includes(`<script>${MARK}`) : head.includes(MARK) || body.includes(MARK)
}

export type HeaderFuzz = { readonly asked: number; readonly findings: readonly string[] }

/** Every route with every hostile head: no fault, no silence, nothing repeated, no line of its caller's. */
export async function fuzzHeaders(
  origin: string,
  calls: readonly AskedCall[],
  seconds: number,
): Promise<HeaderFuzz> {
  const findings: string[] = []
  const until = performance.now() + seconds * 1000
  let asked = 0
  const routes = routesOf(calls)
  const all = [
    ...Object.entries(hostileHeaders).flatMap(([name, lines]) =>
      routes.map((route) => ({
        name,
        route,
        byAddress: false,
        bytes: request(origin, route, lines),
      })),
    ),
    ...hostileQueries.flatMap((query) =>
      routes
        .filter(({ path }) => !path.includes('?'))
        .map((route) => ({
          name: query,
          route,
          byAddress: true,
          bytes: request(origin, route, [], query),
        })),
    ),
  ]
  await forAll(all, AT_ONCE, async ({ name, route, byAddress, bytes }) => {
    if (performance.now() > until) return
    asked += 1
    const answer = await askRaw(origin, bytes)
    const say = (what: string): void =>
      void findings.push(`${what}: ${route.method} ${route.path} with ${name}`)
    if (answer.status >= 500) say(String(answer.status))
    if (answer.status === 0) say('no answer')
    if (answer.ms > SLOW_MS) say(`${Math.round(answer.ms)} ms`)
    if (repeats(answer, byAddress)) say('repeats it')
  })
  if (asked < all.length)
    findings.push(`${all.length - asked} of ${all.length} were not asked in time`)
  return { asked, findings }
}
