import type { OutputOf } from '@rihla/contract/endpoint'
import type { api } from '@rihla/contract'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { pointsHistory, readPoints, readPointTerms, type PointTerms } from '../../payments/index.ts'
import { findBySources } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { releaseIdlePoints } from './release-idle-points.ts'

const PAGE = 20

/** A traveller's points, and where they came from and went, a page at a time. */
export async function viewAccount(
  deps: CheckoutDeps,
  userId: number,
  { page, language }: { readonly page: number; readonly language: Language },
): Promise<OutputOf<typeof api.getCreditPoints>> {
  await releaseIdlePoints(deps, userId)
  const terms = await readPointTerms(deps.db)
  const { available, held } = await readPoints(deps.db, userId)
  const { lines, total } = await pointsHistory(deps.db, userId, {
    limit: PAGE,
    offset: (page - 1) * PAGE,
  })
  const reservations = await findBySources(deps.db, lines)
  const points = Math.floor(available / terms.worth)
  return {
    Points: points,
    Amount: toWholeEgp(points * terms.worth),
    Held: toPoints(terms, held),
    EgpForOnePoint: egpForOne(terms),
    Currency: CURRENCY,
    History: lines.map(({ at, kind, amount, orderKind, orderId }) => {
      const it = reservations.find(
        (one) => one.sourceKind === orderKind && one.sourceId === orderId,
      )
      return {
        At: at.toISOString(),
        Kind: kind,
        Points: toPoints(terms, amount),
        Name: it?.sold.name[language] ?? null,
        Reference: it?.reference ?? null,
        ReservationId: it?.id ?? null,
        Module: it?.module ?? null,
      }
    }),
    PageNumber: page,
    TotalPages: Math.ceil(total / PAGE),
  }
}

const toPoints = ({ worth }: PointTerms, amount: Piastres): number =>
  Math.sign(amount) * Math.ceil(Math.abs(amount) / worth)

/** Whole EGP that earn a point, rounded up: less would be promised a point and earn none; 0: none are earned. */
const egpForOne = ({ worth, earnBasisPoints }: PointTerms): number =>
  earnBasisPoints === 0 ? 0 : Math.ceil((worth * 100) / earnBasisPoints)
