import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '../../scripts/postgres/scratch-folder.ts'
import { audit } from '../crash/books.ts'
import { openProduct, type Product } from '../crash/product.ts'
import { keepBooking, lostOf } from './booking-load.ts'

/*
 * While travellers book, the database is copied; they book on, and then everything after a moment is
 * taken back. Whatever a traveller was told before the moment is there, nothing that began after it is,
 * and the books are right.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const backups = scratchFolder('rihla-backups-')
let product: Product | undefined

afterAll(async () => {
  await product?.close()
  rmSync(backups, { recursive: true, force: true })
})

const operate = async (dataDir: string, script: string, ...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_DIR: backups, DATABASE_URL: '' }
  const program = join(root, 'scripts/operators', script)
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout
}

test('a backup taken under load is restored to a moment', async () => {
  product = await openProduct({
    BACKUP_DIR: backups,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'fatal',
  })
  const load = await keepBooking(product)
  await expect.poll(() => load.told.length, { timeout: 60_000 }).toBeGreaterThan(5)
  console.log(await operate(product.dataDir, 'backup.ts'))
  const copied = load.told.length
  await expect.poll(() => load.told.length, { timeout: 60_000 }).toBeGreaterThan(copied + 20)
  const moment = new Date()
  const before = load.told.filter(({ at }) => at <= moment)
  const [last] = await product.query<{ id: string }>('select max(id) as id from temp_reservations')
  await pause(50)
  const whole = load.told.length
  await expect.poll(() => load.told.length, { timeout: 60_000 }).toBeGreaterThan(whole + 10)
  await load.stop()
  const after = load.told.filter(({ tempId }) => tempId > Number(last?.id) + 3)

  await product.stop()
  console.log(await operate(product.dataDir, 'restore.ts', moment.toISOString()))
  await product.untilBack()

  expect(await lostOf(product, before)).toEqual([])
  expect(after.length).toBeGreaterThan(0)
  expect((await lostOf(product, after)).length).toBe(after.length)
  expect(await audit(product, load.offer, 'now')).toEqual([])
  console.log(`${before.length} bookings before the moment, ${after.length} after it`)
})
