import { api } from '@rihla/contract'
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { auditBooks } from '../../audit-books.ts'
import { expireHolds } from '../../domains/inventory/index.ts'
import { prepareDatabase } from '../../migrate.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { testApp } from '../app.ts'
import { testDatabase, type TestDatabase } from '../database.ts'
import { signInAs } from '../people.ts'
import { wrongInLedger, wrongInTill } from '../till.ts'

const release = new URL('./', import.meta.url)
const migrations = new URL('../../../migrations/', import.meta.url)

/** While the payment page that its data has can still be paid. */
const NEXT = Date.parse('2026-11-27T04:37:00Z')
/** The payments that its data has, as their gateway knows them. */
const PAID = { gatewayOrderId: '1795753916', transactionId: '1795753917', amount: 669_000 }
const OPEN = { gatewayOrderId: '1795753923', reference: 'RH3-1E31E7D6E6', amount: 131_000 }

/** A database as the first release left it, brought up to date. */
async function upgradedDatabase(): Promise<TestDatabase> {
  const database = await testDatabase(20, 'template0')
  const folder = await mkdtemp(join(tmpdir(), 'rihla-release-'))
  const names = await readFile(new URL('migrations.txt', release), 'utf8')
  for (const name of names.trim().split('\n'))
    await copyFile(new URL(name, migrations), join(folder, name))
  await migrate(database.url, pathToFileURL(`${folder}/`))
  await rm(folder, { recursive: true })
  await database.pool.query(await readFile(new URL('data.sql', release), 'utf8'))
  await prepareDatabase(database.url)
  return database
}

it('brings a database of the first release up to date: what it sold is paid, kept and cancelled as it was sold', async () => {
  const test = await testApp({ beside: await upgradedDatabase() })
  const { app, clock, gateway, db, browser } = test
  clock.advance((NEXT - clock.now().getTime()) / 1000)
  for (const { gatewayOrderId, ...known } of [PAID, OPEN]) {
    const order = { method: 'Bank_Card', currency: 'EGP', reference: 'RH2-38657B6F38', ...known }
    gateway.orders.push({ order: order as (typeof gateway.orders)[0]['order'], gatewayOrderId })
  }
  gateway.settle(PAID.gatewayOrderId, { transactionId: PAID.transactionId })
  const buyer = browser()
  await signInAs(test, buyer, 1)
  const statuses = async () => {
    const { Data } = await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 10 })
    return Data.map((it) => `${it.Name}: ${it.ReservationStatus}, ${it.PaymentStatus}`)
  }
  const stock = async () => {
    const { rows } = await sql<{ held: number; sold: number }>`
      select held, sold from stock where held + sold > 0 order by item_id`.execute(db)
    return rows
  }

  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql'))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
  expect(await statuses()).toEqual([
    'Aqua park day in Nabq: Pending Payment, Unpaid',
    'Sunrise balloon over the West Bank: Confirmed, Paid',
  ])
  expect(await stock()).toEqual([
    { held: 2, sold: 2 },
    { held: 2, sold: 0 },
  ])

  await test.deliver(gateway.settle(OPEN.gatewayOrderId))
  await test.work()
  clock.advance(600)
  await expireHolds(db, clock.now())
  expect((await statuses())[0]).toBe('Aqua park day in Nabq: Confirmed, Paid')
  expect(await stock()).toEqual([
    { held: 0, sold: 2 },
    { held: 0, sold: 2 },
  ])

  const booked = { ReservationId: 1, Module: 'Activity' } as const
  const { Cancellation } = await buyer.data(api.getReservationDetails, booked)
  expect(Cancellation.map(({ Text }) => Text)).toEqual([
    'Full refund until Wed 9 Dec 2026, 04:30',
    '50% refund until Wed 9 Dec 2026, 16:30',
    'No refund after that',
  ])
  await buyer.data(api.cancelBooking, { id: booked.ReservationId, Module: booked.Module })
  await test.work()
  expect((await statuses())[1]).toBe('Sunrise balloon over the West Bank: Cancelled, Refunded')
  expect(gateway.refunds).toEqual([{ transactionId: PAID.transactionId, amount: PAID.amount }])
  expect(await stock()).toEqual([{ held: 0, sold: 2 }])

  expect(await wrongInTill(db)).toEqual([])
  expect(await wrongInLedger(db, gateway)).toEqual([])
  expect(await auditBooks(app.payments)).toBe(0)
})
