import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses as pages } from '../journeys/pages/addresses.ts'
import { headersOf, type AskedCall } from './calls.ts'
import type { Attacker } from './attacked.ts'
import { runTool } from './tools.ts'

/**
 * Without those that need a server of theirs on the internet, and without `http_headers`, which asks for
 * X-Frame-Options and X-XSS-Protection: our policy's `frame-ancestors` and nonces take their place, and
 * `security-headers.test.ts` holds them.
 */
const MODULES = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
].join()

type Entry = {
  readonly method: string
  readonly path: string
  readonly info: string
  readonly parameter?: string
}
type Report = {
  readonly vulnerabilities: Readonly<Record<string, readonly Entry[]>>
  readonly anomalies: Readonly<Record<string, readonly Entry[]>>
}

/** `addresses`: how many of them wapiti knew in the end. */
export type Scanned = { readonly findings: readonly string[]; readonly addresses: number }

/** Lets wapiti look at the public pages and at every GET call, signed in as a traveller. */
export async function scanPages(
  origin: string,
  calls: readonly AskedCall[],
  as: Attacker,
  {
    crawlSeconds,
    moduleSeconds,
    seconds,
  }: { crawlSeconds: number; moduleSeconds: number; seconds: number },
): Promise<Scanned> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-wapiti-'))
  const out = join(folder, 'report.json')
  const gets = calls.filter(({ method }) => method === 'GET').map(({ path }) => path)
  const starts = [...pages, ...gets].flatMap((path) => ['-s', origin + path])
  const headers = Object.entries(headersOf(as)).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  try {
    const options = ['-u', `${origin}/`, '--scope', 'domain', '-m', MODULES, '-d', '2', '-t', '10']
    const limits = [
      '--max-scan-time',
      String(crawlSeconds),
      '--max-attack-time',
      String(moduleSeconds),
    ]
    const kept = [
      '--store-session',
      folder,
      '--store-config',
      folder,
      '--flush-session',
      '--no-bugreport',
    ]
    const said = await runTool(
      'wapiti',
      [...options, ...limits, ...kept, ...headers, ...starts, '-f', 'json', '-o', out],
      seconds,
    )
    const addresses = Number(/Wapiti found (\d+) URLs/.exec(said)?.[1] ?? 0)
    if (!existsSync(out))
      return { findings: [`wapiti wrote no report: ${said.slice(-500)}`], addresses }
    const { vulnerabilities, anomalies } = JSON.parse(readFileSync(out, 'utf8')) as Report
    const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(
      ([kind, entries]) =>
        entries.map(
          ({ method, path, info, parameter }) =>
            `${kind}: ${method} ${path} ${parameter ?? ''} ${info}`,
        ),
    )
    return { findings, addresses }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
