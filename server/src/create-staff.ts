import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createPasswords, createStaff } from './domains/account/index.ts'
import { systemClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/database/connect.ts'
import { isRefusal } from './platform/refusal.ts'
import { refusalText } from './refusals/present-refusal.ts'

// `npm run staff:create -- --email a@b.co --name "Samir Adel"`: makes a member of staff. Asks for what
// is missing; the password is never an argument (others can read those) but asked for, or STAFF_PASSWORD.

const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing: say which database the member of staff is for.')

let silent = false
const output = new Writable({
  write(chunk, encoding, done) {
    if (!silent) process.stdout.write(chunk as Buffer, encoding)
    done()
  },
})
const prompt = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
const lines = prompt[Symbol.asyncIterator]()

async function ask(question: string, hidden = false): Promise<string> {
  process.stdout.write(question)
  silent = hidden
  const line = await lines.next()
  silent = false
  if (hidden) process.stdout.write('\n')
  return line.done ? '' : line.value
}

const email = values.email ?? (await ask('E-mail: '))
const fullName = values.name ?? (await ask('Full name: '))
const password = process.env['STAFF_PASSWORD'] ?? (await ask('Password: ', true))
prompt.close()

const pool = createPool(url, { max: 1 })
const deps = { db: createDb(pool), clock: systemClock(), passwords: createPasswords() }
const outcome = await createStaff(deps, { email, fullName, password })
await pool.end()
if (isRefusal(outcome)) {
  console.error(refusalText(outcome, 'en'))
  process.exitCode = 1
} else {
  console.log(
    outcome === 'created'
      ? `${email} can sign in.`
      : `${email} is staff now, with the new password.`,
  )
}
