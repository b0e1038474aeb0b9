import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { giveTo } from '../account.ts'
import type { Files } from './postgres-files.ts'

/** The longest path of a socket: 104 bytes with the end on macOS, 108 on Linux. */
const MOST_BYTES = 103
const fileOf = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`)

/**
 * The folder of PostgreSQL's socket, made for its account alone; null where the path would be too long, and on
 * Windows, where Node has no such sockets. Through it a statement costs half of what it does over the loopback
 * address (decision 064).
 */
export function makeSocketFolder({ account, cluster }: Files): string | null {
  const folder = join(dirname(cluster), 'socket')
  const isLong = Buffer.byteLength(fileOf(folder, 65_535)) > MOST_BYTES
  // In a list of folders, a comma parts two.
  if (process.platform === 'win32' || isLong || folder.includes(',')) return null
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  giveTo(account, folder)
  return folder
}

/** The address of the database `rihla`: by its socket where there is one. It has the password. */
export function addressOf(password: string, port: number, { cluster }: Files): string {
  const address = networkAddressOf(password, port)
  const folder = join(dirname(cluster), 'socket')
  return existsSync(fileOf(folder, port))
    ? `${address}?host=${encodeURIComponent(folder)}`
    : address
}

/** The same over the loopback address, for what stands between us and the database. */
export const networkAddressOf = (password: string, port: number): string =>
  `postgres://rihla:${password}@127.0.0.1:${port}/rihla`
