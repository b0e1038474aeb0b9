import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The account PostgreSQL runs as; null means the account that started us. */
export type Account = { name: string; uid: number; gid: number } | null

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the cluster's owner if there is
 * one, else as `postgres`, else as the account `nobody`; started by another user, as that user.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return ownAccount(cluster)
  const accounts = readAccounts()
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return accounts.find((one) => one.uid === uid) ?? { name: `#${uid}`, uid, gid }
  }
  const found = ['postgres', 'nobody'].map((name) => accounts.find((one) => one.name === name))
  const account = found.find((one) => one !== undefined)
  if (account === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this system has neither a "postgres" nor a "nobody" ' +
        'account to run it as. Start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return account
}

/** True when the account can walk to this path and enter or run it (a folder above may be closed). */
export function canReach(account: Account, path: string): boolean {
  if (account === null) return true
  const { uid, gid } = account
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { uid, gid, cwd: '/' })
  return test.status === 0
}

/** Gives a file or folder to the account. */
export function giveTo(account: Account, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid)
}

/** Gives a folder and all in it to the account, and closes it to others. */
export function giveAllTo(account: Account, folder: string): void {
  giveTo(account, folder)
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveAllTo(account, path)
    else giveTo(account, path)
  }
}

function ownAccount(cluster: string): Account {
  const me = process.getuid?.()
  if (me !== undefined && existsSync(cluster) && statSync(cluster).uid !== me) {
    throw new Error(
      `${cluster} belongs to another account: it was probably started as root before. ` +
        'Start as root again, or choose another DATA_DIR.',
    )
  }
  return null
}

function readAccounts(): { name: string; uid: number; gid: number }[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}
