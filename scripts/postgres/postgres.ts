import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCluster, keepPassword } from './postgres-cluster.ts'
import { arrangeFiles, type Files } from './postgres-files.ts'
import { clearLock, readLock } from './postgres-lock.ts'
import { addressOf, makeSocketFolder, networkAddressOf } from './postgres-socket.ts'
import { freePort, isFree } from './ports.ts'
import { commandOf, isGone } from '../processes.ts'
import { stopWithUs } from '../stop-with-us.ts'

export type Postgres = {
  /** Address of the database `rihla`, with its password: never log it. By its socket where there is one. */
  url: string
  /** The same over the loopback address. */
  networkUrl: string
  port: number
  pid: number
  /** Resolves when the process has ended, asked for or not. */
  ended: Promise<void>
  /** Disconnects every client, writes everything down and ends. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** Kept between starts; created when missing. */
  dataDir: string
  /** Unset: the port of last time, or a free one when that is taken. */
  port?: number | undefined
  /** Further settings, such as `fsync=off` for a throw-away test database. */
  settings?: string[]
  /** How long it may take until it answers; a minute, unless it has a log to read first. */
  patienceMs?: number
}

/**
 * Starts the embedded PostgreSQL, on a socket of ours and the loopback address, and waits until it answers. One that was
 * left behind by a crash is stopped first; one that is in use by a living process is refused.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  const files = arrangeFiles(dataDir)
  await clearLock(files.cluster, readNumber(join(dataDir, 'started-by')))
  const password = keepPassword(dataDir)
  if (!existsSync(files.cluster)) await createCluster(files, password)
  const port = await choosePort(dataDir, options.port)
  const child = await untilAlone(() => launch(files, dataDir, port, options))
  return describe(child, { files, port, password })
}

/**
 * The address of this folder's embedded PostgreSQL if it is running, even if started by another
 * process.
 */
export function findRunning(folder: string): string | undefined {
  const dataDir = resolve(folder)
  if (!existsSync(join(dataDir, 'port'))) return undefined
  const files = arrangeFiles(dataDir)
  const { cluster } = files
  const lock = readLock(cluster)
  const isOurs = lock?.status === 'ready' && commandOf(lock.pid).includes(cluster)
  return isOurs
    ? addressOf(keepPassword(dataDir), readNumber(join(dataDir, 'port')), files)
    : undefined
}

async function choosePort(dataDir: string, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted
    throw new Error(`Port ${wanted}, which PostgreSQL should use, is taken by another program.`)
  }
  const remembered = readNumber(join(dataDir, 'port'))
  const port = remembered > 0 && (await isFree(remembered)) ? remembered : await freePort()
  writeFileSync(join(dataDir, 'port'), String(port))
  return port
}

const READY_MS = 60_000

async function launch(
  files: Files,
  dataDir: string,
  port: number,
  { settings: extra = [], patienceMs = READY_MS }: PostgresOptions,
): Promise<ChildProcess> {
  const logFile = join(dataDir, 'log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`)
  const log = openSync(logFile, 'a', 0o600)
  const sockets = `unix_socket_directories=${makeSocketFolder(files) ?? ''}`
  const settings = [...commonSettings, `port=${port}`, sockets, ...extra]
  const child = spawn(
    join(files.program, 'bin', 'postgres'),
    ['-D', files.cluster, ...settings.flatMap((one) => ['-c', one])],
    {
      // Its own session: Ctrl-C in a terminal must not reach it before the server has finished.
      detached: true,
      stdio: ['ignore', log, log],
      cwd: '/',
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
      ...(files.account === null ? {} : { uid: files.account.uid, gid: files.account.gid }),
    },
  )
  closeSync(log)
  writeFileSync(join(dataDir, 'started-by'), String(process.pid))
  await untilReady(child, files.cluster, logFile, patienceMs)
  return child
}

/** How long the last workers of a PostgreSQL that was killed may need to notice that it is gone. */
const LEAVING_MS = 10_000

/** Starts again while workers of a killed PostgreSQL still have its memory. */
async function untilAlone(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = Date.now() + LEAVING_MS
  for (;;)
    try {
      return await start()
    } catch (error) {
      const others = String(error).includes('pre-existing shared memory block')
      if (!others || Date.now() > deadline) throw error
      await pause(100)
    }
}

const commonSettings = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'shared_buffers=128MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'lc_messages=C.UTF-8',
  // Prepared plans follow the statistics: those of a table that fills up are looked at again soon, not after a minute.
  'autovacuum_naptime=10s',
]

async function untilReady(
  child: ChildProcess,
  cluster: string,
  logFile: string,
  patienceMs: number,
): Promise<void> {
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure = `it ended with ${signal ?? `code ${code}`}`))
  const deadline = Date.now() + patienceMs
  while (readLock(cluster)?.status !== 'ready' || readLock(cluster)?.pid !== child.pid) {
    if (Date.now() > deadline) failure = `it did not answer within ${patienceMs / 1000} seconds`
    if (failure !== undefined) {
      child.kill('SIGQUIT')
      throw new Error(`PostgreSQL did not start: ${failure}.\n${lastLines(logFile)}`)
    }
    await pause(15)
  }
}

type Access = { files: Files; port: number; password: string }

function describe(child: ChildProcess, { files, port, password }: Access): Postgres {
  const pid = child.pid as number
  const release = stopWithUs(pid)
  const ended = new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done()
    child.once('exit', () => done())
  })
  void ended.then(release)
  return {
    url: addressOf(password, port, files),
    networkUrl: networkAddressOf(password, port),
    port,
    pid,
    ended,
    async stop() {
      child.kill('SIGINT')
      if (!(await isGone(pid, 15_000))) child.kill('SIGQUIT')
      await ended
    },
  }
}

function readNumber(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-8).join('\n') : ''
}
