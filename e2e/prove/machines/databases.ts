import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { giveAllTo } from '../../../scripts/account.ts'
import { copyCluster } from '../../../scripts/backup/base-backup.ts'
import { arrangeFiles } from '../../../scripts/postgres/postgres-files.ts'
import { startPostgres, type Postgres } from '../../../scripts/postgres/postgres.ts'
import { isGone } from '../../../scripts/processes.ts'
import { eventually } from '../../crash/eventually.ts'
import { openRelay } from './relay.ts'

type Member = { readonly postgres: Postgres; readonly dataDir: string }

/** A primary with a synchronous replica, behind one address. */
export type Databases = {
  readonly url: string
  /** kill -9 of the primary; then the replica takes over. Answers the pid that died. */
  failOver(): Promise<number>
  /** Gives the primary of today a replica, and makes it wait for it. */
  addReplica(): Promise<void>
  /** Nobody reaches the database, though it runs; until it is mended. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

/** `folder` has a data folder `postgres` with a cluster that was stopped. */
export async function openDatabases(folder: string): Promise<Databases> {
  const relay = await openRelay()
  let primary = await start(join(folder, 'postgres'))
  let replica: Member | undefined
  let members = 0
  relay.pointAt(primary.postgres.port)

  const addReplica = async (): Promise<void> => {
    members += 1
    replica = await copyOf(primary, join(folder, `postgres-${members}`))
    await followed(primary)
  }
  return {
    url: primary.postgres.networkUrl.replace(`:${primary.postgres.port}/`, `:${relay.port}/`),
    addReplica,
    async failOver() {
      if (!replica) throw new Error('There is no replica to take over')
      const { pid } = primary.postgres
      // A machine that dies takes its network along. Without that, the sessions of a killed postmaster live
      // for some milliseconds more and show what waits for the replica as if it were confirmed.
      relay.pointAt(null)
      process.kill(pid, 'SIGKILL')
      if (!(await isGone(pid, 5000))) throw new Error('The primary survived kill -9')
      // Nobody reaches the old one any more, even if it came back: only so may another one be primary.
      await ask(replica, 'select pg_promote(true, 30)')
      primary = replica
      replica = undefined
      relay.pointAt(primary.postgres.port)
      return pid
    },
    cut: () => relay.pointAt(null),
    mend: () => relay.pointAt(primary.postgres.port),
    async stop() {
      relay.close()
      await replica?.postgres.stop()
      await primary.postgres.stop()
    },
  }
}

const start = async (dataDir: string): Promise<Member> => ({
  dataDir,
  // Synchronous: what a traveller is told stands on two machines.
  postgres: await startPostgres({
    dataDir,
    settings: ['fsync=off', 'hot_standby=on', 'wal_keep_size=512MB', 'max_wal_size=1GB'],
  }),
})

/** Makes a replica with the primary's own files: what pg_basebackup does where it can be had. */
async function copyOf(primary: Member, dataDir: string): Promise<Member> {
  mkdirSync(dataDir, { mode: 0o711 })
  chmodSync(dataDir, 0o711)
  cpSync(join(primary.dataDir, 'password'), join(dataDir, 'password'))
  const from = arrangeFiles(primary.dataDir)
  const to = arrangeFiles(dataDir)
  const client = new pg.Client({ connectionString: primary.postgres.url })
  await client.connect()
  await copyCluster(client, from.cluster, to.cluster)
  await client.end()
  const { password } = new URL(primary.postgres.url)
  const conninfo = `host=127.0.0.1 port=${primary.postgres.port} user=rihla password=${password} application_name=replica`
  writeFileSync(join(to.cluster, 'standby.signal'), '')
  // Instead of what the primary wrote there: a new primary waits for nobody yet.
  writeFileSync(join(to.cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  giveAllTo(to.account, to.cluster)
  return start(dataDir)
}

async function followed(primary: Member): Promise<void> {
  const standing = (how: string) =>
    eventually(`a replica that is ${how}`, async () => {
      const rows = await ask(primary, 'select state, sync_state from pg_stat_replication')
      return rows.some((row) => row['state'] === how || row['sync_state'] === how)
    })
  await standing('streaming')
  await ask(primary, `alter system set synchronous_standby_names = 'replica'`)
  await ask(primary, 'select pg_reload_conf()')
  await standing('sync')
}

async function ask({ postgres }: Member, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
