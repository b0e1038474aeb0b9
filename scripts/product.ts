import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { archiveSettings, openArchive } from './backup/archive.ts'
import { arrangeFiles } from './postgres/postgres-files.ts'
import { supervisePostgres } from './postgres/supervised-postgres.ts'
import { becomesFree } from './postgres/ports.ts'
import { startPostgres } from './postgres/postgres.ts'
import { keepSecrets, type Secrets } from './secrets.ts'
import { type Environment, type Settings } from './settings.ts'
import { sandboxEnvironment, serverEnvironment } from './settings.ts'
import { step } from './step.mjs'
import { claimForDemo, demoLoadedAt, markDemoLoaded } from './parts/demo-loaded.ts'
import { loadAhead, type Part, runToEnd, supervise } from './parts/supervise.ts'

/** The scripts that the product consists of, as paths. */
export type Scripts = {
  /** Makes the pages that the server serves; the live pages of development need none. */
  build: string
  migrate: string
  demo: string
  sandbox: string
  server: string
  /** What the server loads while its database is being prepared. */
  serverModules: readonly string[]
}

/**
 * New objects get 8 MB at a time. V8 would take 64 MB while the server starts and reads its indexes, and
 * never give them back, though requests leave hardly anything behind.
 */
const memoryFlags = ['--max-semi-space-size=8']

const loader = fileURLToPath(new URL('parts/load-ahead.ts', import.meta.url))

const FRESH_MS = 24 * 3600 * 1000

type Running = { stop(): Promise<void> }

/**
 * Starts everything in order and resolves when the server listens. `running` receives each part as
 * soon as it runs, also when a later one fails: the caller stops them in reverse order.
 */
export async function startProduct(
  settings: Settings,
  scripts: Scripts,
  environment: Environment,
  running: Running[],
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true })
  await checkPorts(settings)
  const secrets = settings.demo ? keepSecrets(settings.dataDir) : undefined

  let server: Part | undefined
  const sandbox = secrets && startSandbox(settings, scripts.sandbox, environment, secrets, signal)
  const built = settings.dev ? undefined : buildWeb(scripts.build, environment, signal)
  const loaded = loadAhead({
    name: 'the server',
    program: process.execPath,
    args: [...memoryFlags, loader, scripts.server, ...scripts.serverModules],
    environment: () => serverEnvironment(settings, '', secrets, environment),
  })
  try {
    const databaseUrl = await openDatabase(settings, running, () => void server?.restart())
    const forServer = () => serverEnvironment(settings, databaseUrl(), secrets, environment)
    const common = { program: process.execPath, signal, environment: forServer }
    if (settings.demo) await claimForDemo(databaseUrl())
    await step('migrating', () =>
      runToEnd({ ...common, name: 'the migration', args: [scripts.migrate] }),
    )
    signal.throwIfAborted()
    const demoClock = () => Date.now() + Number(environment['CLOCK_OFFSET_SECONDS'] ?? 0) * 1000
    const loadDemo = async (signal: AbortSignal): Promise<void> => {
      const program = { ...common, name: 'loading the demo', args: [scripts.demo], signal }
      await step('loading the demo', () => runToEnd(program))
      await markDemoLoaded(databaseUrl(), new Date(demoClock()))
    }
    const startServer = () =>
      step('starting the server', async () => {
        const args = [...memoryFlags, scripts.server]
        server = await supervise({ ...common, name: 'the server', args, loaded })
      })
    const last = settings.demo ? await demoLoadedAt(databaseUrl()) : undefined
    if (settings.demo && last === undefined) await loadDemo(signal)
    await built
    signal.throwIfAborted()
    // What is missing since yesterday or today, visitors don't miss yet; after weeks they would find no days.
    const isFresh = last !== undefined && Math.abs(demoClock() - last.getTime()) < FRESH_MS
    const isStale = last !== undefined && !isFresh
    await allOf([startServer(), ...(isStale ? [loadDemo(signal)] : [])])
    if (isFresh) running.push(behind(loadDemo))
  } finally {
    // Before the server in this list: what starts side by side is still stopped one by one.
    const [other] = await Promise.allSettled([sandbox, built])
    if (other.status === 'fulfilled' && other.value) running.push(other.value)
    if (server !== undefined) running.push(server)
    else loaded.kill('SIGKILL')
  }
  await sandbox
}

/** Works while the product serves already; what fails is said, and made up for by the next start. */
function behind(work: (signal: AbortSignal) => Promise<void>): Running {
  const giveUp = new AbortController()
  const ended = work(giveUp.signal).catch((error: unknown) => {
    if (!giveUp.signal.aborted) console.error(error instanceof Error ? error.message : error)
  })
  return {
    async stop() {
      giveUp.abort()
      await ended
    },
  }
}

/** Pages need nothing of the others, either. */
function buildWeb(script: string, environment: Environment, signal: AbortSignal): Promise<void> {
  const built = runToEnd({
    name: 'building the web',
    program: process.execPath,
    args: [script],
    signal,
    environment: () => environment,
  })
  // Looked at before the server starts.
  built.catch(() => {})
  return built
}

/** Waits for all to end, whatever happens to one, so that nothing goes on unobserved. */
async function allOf(works: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** The sandbox needs nothing of the others, so it starts while the database is being prepared. */
function startSandbox(
  settings: Settings,
  script: string,
  environment: Environment,
  secrets: Secrets,
  signal: AbortSignal,
): Promise<Part> {
  const part = supervise({
    name: 'the sandbox',
    program: process.execPath,
    args: [script],
    signal,
    environment: () => sandboxEnvironment(settings, secrets, environment),
  })
  // The caller awaits it later; until then a failure must not count as an unhandled rejection.
  part.catch(() => {})
  return part
}

/** The product's own scripts. */
export function ownScripts(root: string): Scripts {
  return {
    build: join(root, 'scripts/build-web.mjs'),
    migrate: join(root, 'server/src/migrate.ts'),
    demo: join(root, 'demo/load.ts'),
    sandbox: join(root, 'sandbox/src/main.ts'),
    server: join(root, 'server/src/main.ts'),
    serverModules: ['app', 'event-handlers', 'schedule', 'serve-web'].map((name) =>
      join(root, `server/src/${name}.ts`),
    ),
  }
}

async function openDatabase(
  settings: Settings,
  running: Running[],
  onMoved: () => void,
): Promise<() => string> {
  const { databaseUrl } = settings
  if (databaseUrl !== undefined) return () => databaseUrl
  const dataDir = join(settings.dataDir, 'postgres')
  const first = existsSync(join(dataDir, 'port')) ? '' : ' for the first time'
  const archive =
    settings.backupDir === undefined
      ? []
      : archiveSettings(openArchive(settings.backupDir, arrangeFiles(dataDir).account))
  const kept = await step(`starting PostgreSQL${first}`, () =>
    supervisePostgres(() => startPostgres({ dataDir, settings: archive }), onMoved),
  )
  running.push(kept)
  return kept.url
}

/** A run that was killed may need a moment to let go of its ports; after that they are another's. */
async function checkPorts({ demo, port, sandboxPort, smtpPort }: Settings): Promise<void> {
  const sandbox = { SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort }
  for (const [name, number] of Object.entries({ PORT: port, ...(demo ? sandbox : {}) })) {
    if (await becomesFree(number, 3000)) continue
    throw new Error(`Port ${number} is taken by another program. Choose another one with ${name}.`)
  }
}
