// `node bench/start.ts`: how long the demo takes to load, how long a start takes, and what the server
// keeps in memory then. See README.md.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { verdict } from './verdict.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env['PORT'] ?? 3210)
/** Long enough for whatever a start leaves behind to be collected. */
const REST_SECONDS = Number(process.env['REST'] ?? 30)
const pages = ['/', '/hotels', '/cruises', '/activities', '/dayuses', '/trips', '/honeymoons']

type Started = { child: ChildProcess; seconds: number; loading: number }

/** `npm start` without npm; resolves when it is ready and has loaded the demo, or topped it up behind. */
async function start(dataDir: string): Promise<Started> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let loading: number | undefined
  let seconds: number | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    const step = /^loading the demo .* ([\d.]+) s$/.exec(line)
    if (step) loading = Number(step[1])
    if (line.startsWith('ready ')) seconds = (performance.now() - began) / 1000
    if (loading !== undefined && seconds !== undefined) return { child, seconds, loading }
  }
  throw new Error('The product ended before it was ready.')
}

async function stop({ child }: Started): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The id of the server's process, which `/proc` knows as a grandchild of the start. */
function serverOf(pid: number): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const child of children.filter(Boolean).map(Number)) {
    if (readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server/src/main.ts')) return child
    const below = serverOf(child)
    if (below !== undefined) return below
  }
  return undefined
}

/** Resident memory in megabytes, after `REST_SECONDS` without requests. */
async function atRest({ child }: Started): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REST_SECONDS * 1000))
  const server = serverOf(child.pid ?? 0)
  if (server === undefined) throw new Error('There is no server.')
  const status = readFileSync(`/proc/${server}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Each list page once, as a first visitor opens them; what they need is read then. */
async function lookAround(): Promise<void> {
  for (const page of pages) await (await fetch(`http://localhost:${port}${page}`)).text()
}

const dataDir = mkdtempSync(join(tmpdir(), 'rihla-start-'))
try {
  const first = await start(dataDir)
  const kept = [await atRest(first)]
  await lookAround()
  kept.push(await atRest(first))
  await stop(first)
  const again = await start(dataDir)
  kept.push(await atRest(again))
  await stop(again)
  verdict('seconds to load the demo, first start', first.loading, 8, true)
  verdict(
    'seconds to ready, first start of an installed and built product',
    first.seconds,
    15,
    true,
  )
  verdict('seconds to load the demo, nothing missing', again.loading, 1, true)
  verdict('seconds to ready, nothing missing', again.seconds, 3, true)
  for (const [n, when] of ['first start', 'first start, pages opened', 'second start'].entries())
    verdict(`megabytes of the server at rest, ${when}`, kept[n] ?? 0, 250, true)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
