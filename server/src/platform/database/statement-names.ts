const NAMED = /^\s*\/\* named: ([\w-]+) \*\//
/** What PostgreSQL can prepare, and we send: one statement, which reads or writes rows. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b[^;]*$/i
/** All columns of a table, whatever they are: a statement prepared before a migration would fail after it. */
const EVERY_COLUMN = /(^|[\s,.])\*\s*(,|from\b|$)/i

/**
 * Statements that one session prepares at most, PgBouncer's own limit: each takes memory of the session's process
 * in PostgreSQL until it ends.
 */
const MOST_PREPARED = 200
/** Texts that were seen once, at most, before all are forgotten: those with a list in them never come again. */
const MOST_SEEN = 1000

/**
 * Names the statements that a session shall prepare: those that begin with a name of their own, and any whose
 * text comes for the second time, until it has 200 of them. PostgreSQL parses a prepared statement once, and
 * plans it once where a general plan is as good. Undefined: sent as it is.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new Set<string>()
  const names = new Map<string, string>()
  return (text) => {
    const name = NAMED.exec(text)?.[1] ?? names.get(text)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    if (!seen.delete(text)) {
      if (seen.size >= MOST_SEEN) seen.clear()
      if (PLANNED.test(text) && !EVERY_COLUMN.test(text)) seen.add(text)
      return undefined
    }
    const next = `again-${names.size + 1}`
    names.set(text, next)
    return next
  }
}
