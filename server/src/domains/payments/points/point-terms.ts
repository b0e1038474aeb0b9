import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** How points are earned and counted. */
export type PointTerms = {
  /** What a point is worth. */
  readonly worth: Piastres
  /** Earned of the money that was paid, in hundredths of a percent. */
  readonly earnBasisPoints: number
}

/** The terms of this moment, as they are configured. */
export async function readPointTerms(db: Db | Trx): Promise<PointTerms> {
  const { rows } = await sql<PointTerms>`
    select worth, earn_basis_points as "earnBasisPoints" from point_terms`.execute(db)
  if (!rows[0]) throw new Error('Nothing says what points are worth')
  return rows[0]
}

/** From now on so much is earned of the money of a completed booking, in hundredths of a percent. */
export async function setEarning(db: Db | Trx, earnBasisPoints: number): Promise<void> {
  await sql`update point_terms set earn_basis_points = ${earnBasisPoints}`.execute(db)
}

/** What is earned by an amount of money: whole points, rounded down; piastres. */
export const earnedBy = ({ worth, earnBasisPoints }: PointTerms, paid: Piastres): Piastres =>
  Math.floor((Math.max(0, paid) * earnBasisPoints) / 10_000 / worth) * worth

/** What can be paid of an amount by so many points: all of it, or whole pounds in whole points; piastres. */
export const payableBy = ({ worth }: PointTerms, points: Piastres, due: Piastres): Piastres => {
  const step = Math.max(100, worth)
  return points >= due ? due : Math.floor(points / step) * step
}
