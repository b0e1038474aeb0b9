import { api } from '@rihla/contract'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { isMailed } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { travellerOf } from '../traveller-of.ts'
import { choose } from './choose.ts'
import { presentChosen, viewChoice } from './view-choice.ts'

const looks: Limit = { name: 'choice-look', points: 60, seconds: 60 }
const choices: Limit = { name: 'choice', points: 30, seconds: 60 }

/** What becomes of money that came too late, by its traveller's choice. */
export function mountRescue(mount: Mount, deps: CheckoutDeps): void {
  mount(
    api.getLateChoice,
    async (input, caller) => {
      const traveller = await travellerOf(deps, caller, input.ReservationId)
      return isRefusal(traveller)
        ? traveller
        : viewChoice(deps, traveller.userId, input.ReservationId)
    },
    { limits: [looks] },
  )

  mount(
    api.chooseForLateMoney,
    async (input, caller) => {
      const traveller = await travellerOf(deps, caller, input.ReservationId)
      if (isRefusal(traveller)) return traveller
      const { applicationId, address, language } = caller
      const owner = { ...traveller, applicationId, address }
      const chosen = await choose(deps, owner, {
        reservationId: input.ReservationId,
        fromDate: input.FromDate ?? null,
        shown: input.Price ?? null,
        language,
      })
      if (isRefusal(chosen)) return chosen
      return presentChosen(chosen, language, await isMailed(deps.db, chosen.id))
    },
    { limits: [choices] },
  )
}
