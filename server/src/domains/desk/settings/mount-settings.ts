import type { deskDeeds } from '@rihla/contract/desk/calls'
import { fromEgp } from '@rihla/contract/values/money'
import { isCheckViolation, type Db } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { setCancellationSteps, setDepositTerms, setSaleEnd } from '../../catalogue/index.ts'
import { setEarning, setMethod } from '../../payments/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import type { Staff } from '../staff.ts'
import { inOrder } from './in-order.ts'
import { readSettings, writeRefundLimit } from './settings-store.ts'

/** A setting is about nothing that has a number. */
const NOTHING = 0
type SettingDeed =
  | 'setPaymentMethod'
  | 'setDepositTerms'
  | 'setCancellation'
  | 'setSaleEnd'
  | 'setPointTerms'
  | 'setRefundLimit'
const done = { State: 'done' } as const

/** What managers set: it counts at once, in every process. */
export function mountSettings(mount: MountDesk, deps: DeskDeps): void {
  const { db, offersChanged } = deps

  /** `about`: what of the settings the log keeps, before and after. */
  const set = (
    staff: Staff,
    action: SettingDeed,
    asked: CallInput<(typeof deskDeeds)[SettingDeed]>,
    about: (db: Db) => Promise<object | null>,
    write: () => Promise<void | Refusal>,
  ) =>
    doDeed(deps, deedOf(staff, action, { ...asked, id: NOTHING }, null), about, async () => {
      try {
        const refused = await write()
        if (refused) return refused
      } catch (error) {
        if (isCheckViolation(error)) return refuse('setting_wrong')
        throw error
      }
      await offersChanged()
      return done
    })

  mount('getSettings', (_input, _staff, { language }) => readSettings(deps, language))

  mount('setPaymentMethod', (input, staff) => {
    const about = async () =>
      (await readSettings(deps, 'en')).Methods.find(({ Id }) => Id === input.Method) ?? null
    return set(staff, 'setPaymentMethod', input, about, async () => {
      const fee = {
        basisPoints: input.FeeBasisPoints,
        fixed: fromEgp(input.FeeFixed),
        bearer: input.FeeBearer,
      }
      const terms = {
        id: input.Method,
        active: input.IsActive,
        fee,
        hoursToPay: input.Hours ?? null,
      }
      if (!(await setMethod(db, terms))) return refuse('setting_wrong')
    })
  })

  mount('setDepositTerms', (input, staff) => {
    const { Kind } = input
    const about = async () =>
      (await readSettings(deps, 'en')).Deposits.find((it) => it.Kind === Kind) ?? null
    return set(staff, 'setDepositTerms', input, about, () =>
      setDepositTerms(db, {
        kind: Kind,
        active: input.IsActive,
        percent: input.Percent,
        balanceDays: input.BalanceDays,
        unpaid: input.Unpaid,
      }),
    )
  })

  mount('setCancellation', (input, staff) => {
    const { Kind, Steps } = input
    const about = async () => {
      const it = (await readSettings(deps, 'en')).Cancellations.find((one) => one.Kind === Kind)
      const steps = it?.Steps.map(({ Hours, Percent }) => `${Hours} h: ${Percent} %`)
      return { Kind, Steps: steps?.join(', ') ?? '' }
    }
    return set(staff, 'setCancellation', input, about, async () => {
      if (!inOrder(Steps)) return refuse('setting_wrong')
      const steps = Steps.map(({ Hours, Percent }) => ({ hours: Hours, percent: Percent }))
      await setCancellationSteps(db, Kind, steps)
    })
  })

  mount('setSaleEnd', (input, staff) => {
    const { Kind, ClosesAt, MinutesBefore } = input
    const about = async () =>
      (await readSettings(deps, 'en')).SaleEnds.find((it) => it.Kind === Kind) ?? null
    return set(staff, 'setSaleEnd', input, about, async () => {
      if ((ClosesAt === undefined) === (MinutesBefore === undefined)) return refuse('setting_wrong')
      await setSaleEnd(db, Kind, {
        closesAt: ClosesAt ?? null,
        minutesBefore: MinutesBefore ?? null,
      })
    })
  })

  mount('setPointTerms', (input, staff) =>
    set(
      staff,
      'setPointTerms',
      input,
      async () => (await readSettings(deps, 'en')).Points,
      () => setEarning(db, input.EarnBasisPoints),
    ),
  )

  mount('setRefundLimit', (input, staff) =>
    set(
      staff,
      'setRefundLimit',
      input,
      async () => ({ RefundLimit: (await readSettings(deps, 'en')).RefundLimit }),
      () => writeRefundLimit(db, fromEgp(input.Amount)),
    ),
  )
}
