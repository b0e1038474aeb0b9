import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../../../scripts/postgres/ports.ts'
import { ownScripts } from '../../../scripts/product.ts'
import { keepSecrets } from '../../../scripts/secrets.ts'
import { readSettings, sandboxEnvironment, serverEnvironment } from '../../../scripts/settings.ts'
import { stopWithUs } from '../../../scripts/stop-with-us.ts'
import { eventually } from '../../crash/eventually.ts'
import type { Product } from '../../crash/product.ts'
import { copyPreparedData } from '../../prepared-data.ts'
import { openDatabases, type Databases } from './databases.ts'
import { openProxy } from './proxy.ts'

/** Three app processes behind a proxy, a primary and a replica behind one address, and the sandbox. */
export type Machines = Pick<Product, 'url' | 'sandboxUrl' | 'query'> & {
  readonly databases: Databases
  /** The processes' own addresses, past the proxy. */
  readonly apps: readonly string[]
  killApp(nth: number): Promise<void>
  startApp(nth: number): Promise<void>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

export async function openMachines(given: Record<string, string>): Promise<Machines> {
  const folder = copyPreparedData()
  const databases = await openDatabases(folder)
  const [port, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const environment = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    ...given,
  }
  const settings = readSettings(environment, [], root)
  const secrets = keepSecrets(folder)
  const scripts = ownScripts(root)
  const children: ChildProcess[] = []
  const run = (script: string, env: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn(process.execPath, [script], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    children.push(child)
    if (child.pid !== undefined) stopWithUs(child.pid)
    return child
  }
  run(scripts.sandbox, sandboxEnvironment(settings, secrets, environment))

  const running = new Map<number, ChildProcess>()
  const apps = ports.map((one) => `http://127.0.0.1:${one}`)
  const startApp = async (nth: number): Promise<void> => {
    const env = serverEnvironment(settings, databases.url, secrets, environment)
    running.set(nth, run(scripts.server, { ...env, PORT: String(ports[nth]) }))
    await eventually(`process ${nth}`, () => isReady(`${apps[nth]}/readyz`), 90_000)
  }
  for (const nth of ports.keys()) await startApp(nth)
  await databases.addReplica()
  const proxy = await openProxy(settings.port, ports)

  return {
    url: `http://localhost:${settings.port}`,
    sandboxUrl: `http://localhost:${settings.sandboxPort}`,
    databases,
    apps,
    startApp,
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: databases.url })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query<Row>(sql, values)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
    async killApp(nth) {
      const child = running.get(nth)
      if (!child) throw new Error(`There is no process ${nth}`)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      proxy.close()
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await databases.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isReady = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
