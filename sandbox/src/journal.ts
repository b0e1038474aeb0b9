import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What has happened, so that it is still known after a kill -9: one JSON text a line. */
export type Journal = {
  /** Everything of one kind, oldest first, as it was when we started. */
  read<Value>(kind: string): Value[]
  /** Written before it returns: what the bank has promised is never forgotten. */
  append(kind: string, value: unknown): void
}

type Line = { kind: string; value: unknown }

/** Opens the journal in this file, or one that lasts as long as the process when there is none. */
export function openJournal(file?: string): Journal {
  const lines = file !== undefined && existsSync(file) ? readLines(file) : []
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true })
    // Ends a line that was cut off by a crash, so that it can't swallow the next one.
    appendFileSync(file, '\n', { mode: 0o600 })
  }
  return {
    read<Value>(kind: string) {
      return lines.filter((line) => line.kind === kind).map((line) => line.value as Value)
    },
    append(kind, value) {
      if (file === undefined) return
      appendFileSync(file, `${JSON.stringify({ kind, value })}\n`, { mode: 0o600 })
    },
  }
}

/** A line that was cut off was never acknowledged, and is left out. */
function readLines(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return text === '' ? [] : [JSON.parse(text) as Line]
      } catch {
        return []
      }
    })
}
