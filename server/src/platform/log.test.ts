import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { createLog } from './log.ts'

const { pool } = await testDatabase(1)

function written(level = 'info') {
  const lines: string[] = []
  const log = createLog(level, { write: (line) => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> }
}

describe('the log', () => {
  it.each(['password', 'token', 'authorization', 'cookie', 'client_secret', 'hmac'])(
    'hides a %s, alone and one level down',
    (name) => {
      const { log, lines } = written()
      log.info({ [name]: 'hunter2', kept: 'seen' })
      log.info({ request: { [name]: 'hunter2', kept: 'seen' } })
      expect(lines).toHaveLength(2)
      for (const line of lines) {
        expect(line).not.toContain('hunter2')
        expect(line).toContain('seen')
      }
    },
  )

  it('hides a code that was sent to somebody, and keeps the code of a fault', () => {
    const { log, last } = written()
    log.info({ code: '123456' })
    expect(last()['code']).toBe('(hidden)')
    log.error({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })
    expect(last()['err']).toMatchObject({ code: 'ECONNREFUSED', message: 'no' })
  })

  it('says what a database error was, without the values of the row', async () => {
    const { log, last, lines } = written()
    const twice = `insert into users (email, full_name, activated_at, created_at)
      values ('mona@example.com', 'Mona', now(), now())`
    await pool.query(twice)
    await pool.query(twice).catch((error: unknown) => log.error({ err: error }, 'fault'))
    expect(last()['err']).toMatchObject({ code: '23505', table: 'users' })
    expect(lines.join('')).not.toContain('mona@example.com')
  })

  it('is one object a line, with an instant, and none of what is below its level', () => {
    const { log, lines, last } = written('warn')
    log.info('nobody asked')
    log.warn({ attempt: 7 }, 'two\nlines')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trimEnd()).not.toContain('\n')
    expect(last()).toMatchObject({ attempt: 7, msg: 'two\nlines' })
    expect(last()['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })
})

describe('the lines of requests', () => {
  it('come soon, though few, and all of them when the process ends', async () => {
    const script = `import { createRequestLog } from ${JSON.stringify(import.meta.resolve('./log.ts'))}
      const log = createRequestLog('info')
      log.info({ n: 1 }, 'request')
      process.stdin.once('data', () => {
        log.info({ n: 2 }, 'request')
        process.exit(0)
      })`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line)
      // The first has come by itself: only now is the process let go.
      if (lines.length === 1) child.stdin.end('go')
    }
    expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual([1, 2])
  })
})
