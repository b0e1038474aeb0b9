import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { atEnd, testDatabase } from '../../testing/database.ts'
import { oneRunAtATime } from './one-run.ts'

const { url } = await testDatabase(2)

/** The same database behind a line that says nothing while it is `mute`; what is asked on it arrives. */
async function mutableLine() {
  const { host, port } = new pg.Client({ connectionString: url })
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const line = { mute: false, url: '' }
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far)
    far.on('data', (answer) => void (line.mute || near.write(answer)))
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = new URL(url)
  address.searchParams.delete('host')
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  line.url = address.href
  return line
}

const processAt = (at: string, answerMs?: number) => {
  const runs = oneRunAtATime(at, answerMs)
  atEnd(() => runs.stop())
  return runs
}

test('whose question the database answers too late keeps no other process from the work', async () => {
  const line = await mutableLine()
  const late = processAt(line.url, 200)
  let done = 0
  const work = async (): Promise<void> => void (done += 1)
  await late.run('tick', work)
  line.mute = true
  await expect(late.run('tick', work)).rejects.toThrow(/timeout/)
  expect(done).toBe(1)
  const other = processAt(url)
  await vi.waitFor(async () => {
    await other.run('tick', work)
    expect(done).toBe(2)
  }, 5000)
  line.mute = false
  await late.run('tick', work)
  expect(done).toBe(3)
})
