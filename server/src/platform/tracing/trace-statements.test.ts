import { expect, test } from 'vitest'
import { nameOfStatement } from './trace-statements.ts'

test.each([
  ['select id from "users" where email = $1', 'select users'],
  ["insert into jobs.job (name) values ('nour@example.com')", 'insert jobs.job'],
  ['update "stock" set held = held + $1', 'update stock'],
  ['delete from holds', 'delete holds'],
  ['with gone as (delete from a returning id) select 1 from b', 'with a'],
  ['/* named: session-of-token */ select 1', 'session-of-token'],
  ['begin', 'begin'],
  ["select pg_notify('rihla_jobs', $1)", 'select'],
  ["select 'from nour@example.com'", 'select'],
  ['', 'statement'],
])('%s is called %s', (text, name) => expect(nameOfStatement(text)).toBe(name))
