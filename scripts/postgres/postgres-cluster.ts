import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo } from '../account.ts'
import type { Files } from './postgres-files.ts'

/** The database password: generated once, readable by our account alone. */
export function keepPassword(dataDir: string): string {
  const file = join(dataDir, 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, password, { mode: 0o600 })
  return password
}

/**
 * Makes the files of a new cluster with one empty database, `rihla`. They appear under their final
 * name only when complete, so that an interrupted first start is simply begun again.
 */
export async function createCluster(files: Files, password: string): Promise<void> {
  const draft = `${files.cluster}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveTo(files.account, draft)
  const passwordFile = join(files.workshop, 'first-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(files.account, passwordFile)
  try {
    // C.UTF-8: Arabic letters must count as letters, or trigram search finds none of them.
    const access = ['--username=rihla', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const language = ['--encoding=UTF8', '--locale=C.UTF-8']
    await run(files, 'initdb', ['-D', draft, ...access, ...language, '--no-instructions'])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  await run(files, 'postgres', ['--single', '-D', draft, 'postgres'], 'CREATE DATABASE rihla\n')
  renameSync(draft, files.cluster)
}

function run(files: Files, program: string, args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(files.program, 'bin', program), args, {
      cwd: '/',
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
      ...(files.account === null ? {} : { uid: files.account.uid, gid: files.account.gid }),
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.once('error', (error) => reject(new Error(`${program}: ${error.message}`)))
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with code ${code}.\n${said}`)),
    )
    child.stdin.end(input)
  })
}
