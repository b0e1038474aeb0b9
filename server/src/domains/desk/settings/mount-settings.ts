import { stepsInOrder } from '@rihla/contract/cancellation/steps-in-order'
import type { deskDeeds } from '@rihla/contract/desk/calls'
import { fromEgp } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/refusal.ts'
import { setCancellationSteps, setDepositTerms, setSaleEnd } from '../../catalogue/index.ts'
import { setEarning, setMethod } from '../../payments/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import type { Staff } from '../staff.ts'
import { saveOver } from './save-over.ts'
import {
  methodTerms,
  presentSettings,
  readSettings,
  writeRefundLimit,
  type StandingSettings,
} from './settings-store.ts'

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

/** One of the settings, and what is to become of it. */
type Change<T extends object> = {
  readonly of: (all: StandingSettings) => T | undefined
  readonly to: (it: T) => T
  readonly write: (trx: Trx) => Promise<unknown>
  /** What the log keeps of it, where that isn't all. */
  readonly logged?: (it: T) => object
  /** What is asked for can't be. */
  readonly isWrong?: boolean
}

/** What managers set: it counts at once, in every process. */
export function mountSettings(mount: MountDesk, deps: DeskDeps): void {
  const { db, payments, offersChanged } = deps

  const set = <T extends object>(
    staff: Staff,
    action: SettingDeed,
    asked: CallInput<(typeof deskDeeds)[SettingDeed]>,
    { of, to, write, logged = (it) => it, isWrong = false }: Change<T>,
  ) => {
    const about = async () => {
      const it = of(await readSettings(deps, 'en'))
      return it ? logged(it) : null
    }
    return doDeed(deps, deedOf(staff, action, { ...asked, id: NOTHING }, null), about, async () => {
      if (isWrong) return refuse('setting_wrong')
      const refused = await saveOver<T>(db, asked.Edition, {
        read: async (trx) =>
          of(await readSettings({ db: trx, payments }, 'en')) ?? refuse('setting_wrong'),
        wanted: to,
        write,
      })
      if (refused) return refused
      await offersChanged()
      return done
    })
  }

  mount('getSettings', async (_input, _staff, { language }) =>
    presentSettings(await readSettings(deps, language)),
  )

  mount('setPaymentMethod', (input, staff) => {
    const { Method, IsActive, FeeBasisPoints, FeeFixed, FeeBearer, Hours } = input
    return set(staff, 'setPaymentMethod', input, {
      of: ({ Methods }) => {
        const it = Methods.find(({ Id }) => Id === Method)
        return it && methodTerms(it)
      },
      to: (it) => {
        const hours = it.Hours === null ? null : (Hours ?? it.Hours)
        return { ...it, IsActive, FeeBasisPoints, FeeFixed, FeeBearer, Hours: hours }
      },
      write: (trx) =>
        setMethod(trx, {
          id: Method,
          active: IsActive,
          fee: { basisPoints: FeeBasisPoints, fixed: fromEgp(FeeFixed), bearer: FeeBearer },
          hoursToPay: Hours ?? null,
        }),
      // Points have none: a fee would be part of no payment.
      isWrong: Method === 'Credit_Points' && FeeBasisPoints + FeeFixed > 0,
    })
  })

  mount('setDepositTerms', (input, staff) => {
    const { Kind, IsActive, Percent, BalanceDays, Unpaid } = input
    return set(staff, 'setDepositTerms', input, {
      of: ({ Deposits }) => Deposits.find((it) => it.Kind === Kind),
      to: (it) => ({ ...it, IsActive, Percent, Amount: null, BalanceDays, Unpaid }),
      write: (trx) =>
        setDepositTerms(trx, {
          kind: Kind,
          active: IsActive,
          percent: Percent,
          balanceDays: BalanceDays,
          unpaid: Unpaid,
        }),
    })
  })

  mount('setCancellation', (input, staff) => {
    const { Kind, Steps } = input
    return set(staff, 'setCancellation', input, {
      of: ({ Cancellations }) => Cancellations.find((it) => it.Kind === Kind),
      to: (it) => ({ ...it, Steps: [...Steps] }),
      logged: (it) => ({
        Kind,
        Steps: it.Steps.map(({ Hours, Percent }) => `${Hours} h: ${Percent} %`).join(', '),
      }),
      write: async (trx) => {
        const steps = Steps.map(({ Hours, Percent }) => ({ hours: Hours, percent: Percent }))
        await setCancellationSteps(trx, Kind, steps)
      },
      isWrong: !stepsInOrder(Steps),
    })
  })

  mount('setSaleEnd', (input, staff) => {
    const { Kind, ClosesAt, MinutesBefore } = input
    const [closesAt, minutesBefore] = [ClosesAt ?? null, MinutesBefore ?? null]
    return set(staff, 'setSaleEnd', input, {
      of: ({ SaleEnds }) => SaleEnds.find((it) => it.Kind === Kind),
      to: (it) => ({ ...it, ClosesAt: closesAt, MinutesBefore: minutesBefore }),
      write: (trx) => setSaleEnd(trx, Kind, { closesAt, minutesBefore }),
      isWrong: (closesAt === null) === (minutesBefore === null),
    })
  })

  mount('setPointTerms', (input, staff) => {
    const { EarnBasisPoints } = input
    return set(staff, 'setPointTerms', input, {
      of: ({ Points }) => Points,
      to: (it) => ({ ...it, EarnBasisPoints }),
      write: (trx) => setEarning(trx, EarnBasisPoints),
    })
  })

  mount('setRefundLimit', (input, staff) => {
    const { Amount } = input
    return set(staff, 'setRefundLimit', input, {
      of: ({ RefundLimit }) => ({ RefundLimit }),
      to: () => ({ RefundLimit: Amount }),
      write: (trx) => writeRefundLimit(trx, fromEgp(Amount)),
    })
  })
}
