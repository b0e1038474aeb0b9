import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Archive } from './archive.ts'
import type { Base } from './base-backup.ts'

/** One going back, after which the cluster went on on a history of its own. */
export type Restore = {
  /** What it went back to; what came after that, until `at`, was taken back. */
  readonly moment: Date
  /** When that was: the new history has all that was changed from here on. */
  readonly at: Date
  /** PostgreSQL's number of the new history. */
  readonly timeline: number
}

/** Time whose changes stand in a cluster; `timeline` is unknown for the time before the first restore. */
type Stretch = {
  readonly from: Date
  readonly to: Date
  readonly timeline: number | undefined
}

/** Where from and along which history a moment is reached. */
export type Way = {
  readonly base: Base
  readonly timeline: number
  /** When this moment was taken back, where it was; nothing since then is in it. */
  readonly leftAt: Date | null
}

/** The restores that were written down, the earliest first. */
export function restoresIn(archive: Archive): Restore[] {
  if (!existsSync(archive.restores)) return unwrittenIn(archive)
  const kept = JSON.parse(readFileSync(archive.restores, 'utf8')) as Record<keyof Restore, string>[]
  return kept.map(({ moment, at, timeline }) => ({
    moment: new Date(moment),
    at: new Date(at),
    timeline: Number(timeline),
  }))
}

export function keepRestores({ restores }: Archive, all: readonly Restore[]): void {
  writeFileSync(`${restores}.part`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${restores}.part`, restores)
}

/** The way to a moment; undefined where no copy from before it is of its history. */
export function wayTo(archive: Archive, bases: readonly Base[], moment: Date): Way | undefined {
  const restores = restoresIn(archive)
  const stretches = lineOf(restores, moment)
  const base = bases.findLast(({ usableFrom }) => stretches.some((one) => isIn(one, usableFrom)))
  if (base === undefined) return undefined
  const timeline = stretches[0]?.timeline ?? timelineOf(archive, base)
  return { base, timeline, leftAt: leftAt(restores, moment) }
}

/** What stands in the cluster of a moment, back to the beginning. */
function lineOf(restores: readonly Restore[], moment: Date): Stretch[] {
  const nth = restores.findLastIndex(({ at }) => at <= moment)
  const its = restores[nth]
  if (its === undefined) return [{ from: new Date(0), to: moment, timeline: undefined }]
  const stretch = { from: its.at, to: moment, timeline: its.timeline }
  return [stretch, ...lineOf(restores.slice(0, nth), its.moment)]
}

function leftAt(restores: readonly Restore[], moment: Date): Date | null {
  const stands = lineOf(restores, new Date()).some((one) => isIn(one, moment))
  if (stands || moment > new Date()) return null
  return restores.find((one) => one.at > moment && one.moment < moment)?.at ?? null
}

const isIn = ({ from, to }: Stretch, moment: Date): boolean => from <= moment && moment <= to

/** Of the history on which a copy was made. */
function timelineOf({ bases }: Archive, { name }: Base): number {
  const label = readFileSync(join(bases, name, 'cluster', 'backup_label'), 'utf8')
  return Number(/^START TIMELINE: (\d+)$/m.exec(label)?.[1] ?? 1)
}

/**
 * Archives that are older than this list: each history begins with a file that says where it left the one
 * before, and was written when it did.
 */
function unwrittenIn({ wal }: Archive): Restore[] {
  return readdirSync(wal)
    .filter((name) => /^[0-9A-F]{8}\.history$/.test(name))
    .map((name) => {
      const at = statSync(join(wal, name)).mtime
      const [left] = readFileSync(join(wal, name), 'utf8').trim().split('\n').slice(-1)
      const [day, time] = /(\d{4}-\d\d-\d\d) ([\d:.]+)\+00/.exec(left ?? '')?.slice(1) ?? []
      const moment = day && time ? new Date(`${day}T${time}Z`) : at
      return { moment, at, timeline: Number.parseInt(name, 16) }
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
