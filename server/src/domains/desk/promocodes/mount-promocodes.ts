import type { DeskPromocode } from '@rihla/contract/desk/promocodes'
import { fromEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { orBusy } from '../../../platform/database/or-busy.ts'
import {
  changePromocode,
  editionOfLimits,
  makePromocode,
  stopPromocode,
} from '../../checkout/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { listPromocodes, promocodeState, type PromocodeRow } from './promocode-list.ts'

const inEgp = (piastres: Piastres | null): number | null => piastres && toWholeEgp(piastres)
const inPiastres = (egp: number | undefined): Piastres | null =>
  egp === undefined ? null : fromEgp(egp)

const present = (row: PromocodeRow): DeskPromocode => ({
  Id: row.id,
  Code: row.code,
  Percent: row.percent,
  Amount: inEgp(row.amount),
  MaxDiscount: inEgp(row.max_discount),
  MinAmount: inEgp(row.min_amount),
  MaxUses: row.max_uses,
  MaxUsesEach: row.max_uses_each,
  StartsAt: row.starts_at?.toISOString() ?? null,
  EndsAt: row.ends_at?.toISOString() ?? null,
  Module: row.module,
  Uses: row.uses,
  State: row.state,
  Edition: editionOfLimits({ maxUses: row.max_uses, endsAt: row.ends_at }),
})

/** What makes a promocode is about none that has a number yet. */
const NEW = 0
const done = { State: 'done' } as const

/** Promocodes: made, limited and stopped. */
export function mountPromocodes(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock } = deps
  mount('getPromocodes', async ({ Search }) => {
    const rows = await listPromocodes(db, clock.now(), Search ?? null)
    return { Items: rows.map(present), Total: rows[0]?.total ?? 0 }
  })

  mount('makePromocode', async (input, staff) => {
    const deed = deedOf(staff, 'makePromocode', { ...input, id: NEW }, null)
    const code = input.Code.toUpperCase()
    // Of a name that is taken the log says nothing: it is about another code.
    let made = false
    const snapshot = async () => (made ? promocodeState(db, code) : null)
    return doDeed(deps, deed, snapshot, async () => {
      const refused = await makePromocode(deps, {
        code,
        percent: input.Percent ?? null,
        amount: inPiastres(input.Amount),
        maxDiscount: inPiastres(input.MaxDiscount),
        minAmount: inPiastres(input.MinAmount),
        maxUses: input.MaxUses ?? null,
        maxUsesEach: input.MaxUsesEach ?? null,
        from: input.From ?? null,
        to: input.To ?? null,
        module: input.Module ?? null,
      })
      made = refused === null
      return refused ?? done
    })
  })

  mount('changePromocode', async (input, staff) => {
    const { id, Edition: edition, MaxUses, To } = input
    const limits = { id, edition, maxUses: MaxUses ?? null, to: To ?? null }
    return doDeed(
      deps,
      deedOf(staff, 'changePromocode', input, null),
      () => promocodeState(db, id),
      async () => (await orBusy(() => changePromocode(deps, limits))) ?? done,
    )
  })

  mount('stopPromocode', async (input, staff) => {
    const { id } = input
    return doDeed(
      deps,
      deedOf(staff, 'stopPromocode', input, null),
      () => promocodeState(db, id),
      async () => (await orBusy(() => stopPromocode(deps, id))) ?? done,
    )
  })
}
