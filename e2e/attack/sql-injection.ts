import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedCall } from './calls.ts'
import { runTool } from './tools.ts'

/** Processes side by side: each waits for answers most of its time. */
const AT_ONCE = 2
const OPTIONS = [
  '--batch',
  '--ignore-stdin',
  '--flush-session',
  '--disable-coloring',
  '--dbms=postgresql',
  '--technique=BEUST',
  '--time-sec=2',
  '--level=1',
  // A refusal is an answer to compare, too.
  '--ignore-code=*',
]
/** Of one target: what is said from its number to the next. */
const TARGETS = /^\[(\d+)\/\d+\] URL:$/m
const PARSED = /sqlmap parsed (\d+) \(parameter unique\) requests/
const DONE =
  /all tested parameters do not appear to be injectable|sqlmap identified the following injection/
const DOUBTED = /false positive or unexploitable/

export type Injected = {
  /** Rows of sqlmap's own results: an address, a parameter, a technique. */
  readonly findings: readonly string[]
  /** Calls with parameters, and how many of them sqlmap came to the end of. */
  readonly calls: number
  readonly tried: number
  /** The calls that it didn't come to the end of, and why, in its words. */
  readonly untried: readonly string[]
  /** What sqlmap itself took for chance when it looked again. */
  readonly doubted: readonly string[]
}

/** Where an id stands in the path, sqlmap is to try as well. */
function markedPath({ call, path }: AskedCall): string {
  const [address = '', query] = path.split('?')
  const template = call.path.split('/')
  const segments = address.split('/').map((it, n) => (template[n]?.startsWith('{') ? `${it}*` : it))
  return query ? `${segments.join('/')}?${query}` : segments.join('/')
}

/** The request as sqlmap reads it. */
function rawRequest(origin: string, asked: AskedCall): string {
  const lines = [
    `${asked.method} ${markedPath(asked)} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    ...Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${asked.body?.toString('latin1') ?? ''}`
}

const hasParameters = ({ path, call, body }: AskedCall): boolean =>
  /\?./.test(path) || call.path.includes('{') || (body !== null && body.length > 2)

/** The targets that sqlmap began, or had before it, without coming to their end. */
function untriedIn(said: string): string[] {
  const [, ...parts] = said.split(TARGETS)
  const begun = new Map<number, string>()
  for (let n = 0; n < parts.length; n += 2) begun.set(Number(parts[n]), parts[n + 1] ?? '')
  const all = Number(PARSED.exec(said)?.[1] ?? 0)
  return Array.from({ length: all }, (_, n) => begun.get(n + 1) ?? 'the time was up')
    .filter((about) => !DONE.test(about))
    .map((about) =>
      about
        .trim()
        .split('\n')
        .slice(0, 1)
        .concat(about.match(/\[CRITICAL\].*/g) ?? [])
        .join(' '),
    )
}

/** Lets sqlmap try every parameter of these calls, for so many seconds at most. */
export async function injectSql(
  origin: string,
  calls: readonly AskedCall[],
  seconds: number,
): Promise<Injected> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-sqlmap-'))
  const given = calls.filter(hasParameters)
  const parts = Array.from({ length: AT_ONCE }, (_, part) =>
    given.filter((_, n) => n % AT_ONCE === part),
  )
  try {
    const results = await Promise.all(
      parts.map(async (mine, part) => {
        const requests = join(folder, `requests-${part}`)
        mkdirSync(requests)
        for (const [n, asked] of mine.entries())
          writeFileSync(join(requests, `${1000 + n}-request`), rawRequest(origin, asked), 'latin1')
        const found = join(folder, `found-${part}.csv`)
        const output = ['--output-dir', join(folder, `output-${part}`), '--results-file', found]
        const said = await runTool('sqlmap', ['-l', requests, ...OPTIONS, ...output], seconds)
        const rows = existsSync(found)
          ? readFileSync(found, 'utf8').trim().split('\n').slice(1)
          : []
        return { said, rows: rows.filter(Boolean) }
      }),
    )
    const rows = results.flatMap(({ rows }) => rows)
    const untried = results.flatMap(({ said }) => untriedIn(said))
    const asked = results.reduce((sum, { said }) => sum + Number(PARSED.exec(said)?.[1] ?? 0), 0)
    return {
      findings: rows.filter((row) => !DOUBTED.test(row)),
      doubted: rows.filter((row) => DOUBTED.test(row)),
      calls: given.length,
      tried: asked - untried.length,
      untried: asked === 0 ? ['all: sqlmap read no request', ...untried] : untried,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
