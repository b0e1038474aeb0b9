import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../../scripts/postgres/ports.ts'
import { readLock } from '../../scripts/postgres/postgres-lock.ts'
import { commandOf, isGone, parentOf } from '../../scripts/processes.ts'
import { copyPreparedData } from '../prepared-data.ts'
import { eventually } from './eventually.ts'

/** What can be killed: one part, or the launcher with everything it holds. */
export type Victim = 'server' | 'database' | 'sandbox' | 'launcher'

export type Product = {
  readonly url: string
  readonly sandboxUrl: string
  readonly dataDir: string
  /** Where the database is now; its port may change when it is restarted. */
  databaseUrl(): string
  /** Asks the database; a connection that broke is opened anew. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** A connection of its own, for a transaction that stays open. */
  connect(): Promise<pg.Client>
  pidOf(victim: Victim): number
  /** kill -9, and waits for the end of it. */
  kill(victim: Victim): Promise<void>
  /** Ends everything in order; the data stays. */
  stop(): Promise<void>
  /** Waits until everything answers again; a launcher that has ended is started again. */
  untilBack(): Promise<void>
  /** Ends everything in order and removes the data. */
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const scripts = { server: 'server/src/main.ts', sandbox: 'sandbox/src/main.ts' }

/**
 * Starts the real product, as `npm start` does, on free ports with data of its own: a copy of the
 * data that the run has prepared. `hear` is told what it says.
 */
export async function openProduct(
  settings: Record<string, string>,
  hear: (text: string) => void = () => undefined,
): Promise<Product> {
  const folder = copyPreparedData()
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    ...settings,
  }
  const url = `http://localhost:${port}`
  const sandboxUrl = `http://localhost:${sandboxPort}`
  let launcher = await launch(environment, hear)

  const databaseUrl = (): string => {
    const [password, at] = ['password', 'port'].map((name) =>
      readFileSync(join(folder, 'postgres', name), 'utf8').trim(),
    )
    return `postgres://rihla:${password}@127.0.0.1:${at}/rihla`
  }
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl() })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const pidOf = (victim: Victim): number => {
    if (victim === 'launcher') return launcher.pid ?? 0
    if (victim === 'database') return readLock(join(folder, 'postgres/cluster'))?.pid ?? 0
    return (
      childrenOf(launcher.pid ?? 0).find((pid) => commandOf(pid).includes(scripts[victim])) ?? 0
    )
  }
  const answers = async (address: string): Promise<boolean> =>
    fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )

  const stop = async (): Promise<void> => {
    const ended = once(launcher, 'exit')
    if (launcher.kill('SIGTERM')) await ended
  }

  return {
    url,
    sandboxUrl,
    dataDir: folder,
    databaseUrl,
    connect,
    pidOf,
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const client = await connect()
      try {
        return (await client.query<Row>(sql, values)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
    async kill(victim) {
      const pid = pidOf(victim)
      if (pid === 0) throw new Error(`There is no ${victim} to kill`)
      const buried = victim === 'launcher' ? once(launcher, 'exit') : undefined
      process.kill(pid, 'SIGKILL')
      await buried
      if (!(await isGone(pid, 5000))) throw new Error(`The ${victim} survived kill -9`)
    },
    stop,
    async untilBack() {
      if (launcher.exitCode !== null || launcher.signalCode !== null) {
        launcher = await launch(environment, hear)
      }
      await eventually('the server to be ready', () => answers(`${url}/readyz`), 60_000)
      await eventually('the sandbox to answer', () => answers(`${sandboxUrl}/control`), 60_000)
    },
    async close() {
      if (launcher.exitCode === null && launcher.signalCode === null) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs the launcher until it says that everything is ready. It ends when we do. */
async function launch(env: NodeJS.ProcessEnv, hear: (text: string) => void): Promise<ChildProcess> {
  const script = join(root, 'scripts/run.ts')
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] satisfies StdioOptions
  const launcher = spawn(process.execPath, [script], { env, stdio })
  let said = ''
  let isReady = false
  const ready = new Promise<boolean>((resolve) => {
    const listen = (text: Buffer) => {
      hear(String(text))
      if (isReady) return
      said += String(text)
      isReady = /^ready http/m.test(said)
      if (isReady) resolve(true)
    }
    launcher.stdout?.on('data', listen)
    launcher.stderr?.on('data', listen)
    launcher.once('exit', () => resolve(false))
    setTimeout(() => resolve(false), 90_000).unref()
  })
  if (await ready) return launcher
  launcher.kill('SIGTERM')
  throw new Error(`The product did not start.\n${said}`)
}

/** The processes that this one started: from /proc where there is one, else from `ps`. */
export function childrenOf(pid: number): number[] {
  const pids = existsSync('/proc/self')
    ? readdirSync('/proc').map(Number).filter(Number.isInteger)
    : execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split('\n').map(Number)
  return pids.filter((one) => one > 0 && parentOf(one) === pid)
}
