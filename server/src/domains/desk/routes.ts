import { deskCalls, type DeskCall } from '@rihla/contract/desk/calls'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { Mount } from '../../platform/http/mount.ts'
import { mountAlerts } from './alerts/mount-alerts.ts'
import { mountApprovals } from './approvals/mount-approvals.ts'
import { mountAudit } from './audit/mount-audit.ts'
import { mountBuses } from './buses/mount-buses.ts'
import { mountTimetable } from './buses/mount-timetable.ts'
import { mountContent } from './content/mount-content.ts'
import type { DeskDeps } from './deps.ts'
import { mountDestinations } from './destinations/mount-destinations.ts'
import { mountDisputes } from './disputes/mount-disputes.ts'
import { mountInventory } from './inventory/mount-inventory.ts'
import { mountOfferPhotos } from './inventory/mount-offer-photos.ts'
import { mountOfferPrice } from './inventory/mount-offer-price.ts'
import { mountOfferTerms } from './inventory/mount-offer-terms.ts'
import { mountMoney } from './money/mount-money.ts'
import { createMountDesk } from './mount-desk.ts'
import { agreedReturns, mountOpenMoney } from './open-money/mount-open-money.ts'
import { mountPayments } from './payments/mount-payments.ts'
import { mountPeople } from './people/mount-people.ts'
import { mountPhoneSales } from './phone-sales/mount-phone-sales.ts'
import { policy } from './policy.ts'
import { mountPromocodes } from './promocodes/mount-promocodes.ts'
import { agreedRefunds, mountRefunds } from './refunds/mount-refunds.ts'
import { agreedChanges } from './reservations/change-at-desk.ts'
import { mountChange } from './reservations/mount-change.ts'
import { agreedCancelling } from './reservations/cancel-at-desk.ts'
import { mountReports } from './reports/mount-reports.ts'
import { mountReservations } from './reservations/mount-reservations.ts'
import { mountReviews } from './reviews/mount-reviews.ts'
import { mountSettings } from './settings/mount-settings.ts'
import { mountSiteSettings } from './settings/mount-site-settings.ts'
import { mountSettlement } from './settlement/mount-settlement.ts'
import { refundLimit } from './staff.ts'
import { mountToday } from './today/mount-today.ts'

const names = Object.keys(deskCalls) as DeskCall[]

/** Where staff work. Every call passes the permission table. */
export function deskRoutes(mount: Mount, deps: DeskDeps): void {
  const mountDesk = createMountDesk(mount, deps)
  mountDesk('getDeskMe', async (_input, staff) => ({
    UserId: staff.userId,
    Name: staff.name,
    Role: staff.role,
    May: names.filter((name) => policy[name](staff)),
    RefundLimit: toWholeEgp(await refundLimit(deps.db)),
  }))
  mountToday(mountDesk, deps)
  mountPayments(mountDesk, deps)
  mountOpenMoney(mountDesk, deps)
  mountRefunds(mountDesk, deps)
  mountDisputes(mountDesk, deps)
  mountReservations(mountDesk, deps)
  mountChange(mountDesk, deps)
  mountApprovals(mountDesk, deps, {
    ...agreedRefunds(deps),
    ...agreedReturns(deps),
    ...agreedCancelling(deps),
    ...agreedChanges(deps),
  })
  mountAlerts(mountDesk, deps)
  mountAudit(mountDesk, deps)
  mountReviews(mountDesk, deps)
  mountPromocodes(mountDesk, deps)
  mountInventory(mountDesk, deps)
  mountBuses(mountDesk, deps)
  mountTimetable(mountDesk, deps)
  mountOfferTerms(mountDesk, deps)
  mountOfferPhotos(mountDesk, deps)
  mountOfferPrice(mountDesk, deps)
  mountMoney(mountDesk, deps)
  mountSettlement(mountDesk, deps)
  mountReports(mountDesk, deps)
  mountPeople(mountDesk, deps)
  mountPhoneSales(mountDesk, deps)
  mountSettings(mountDesk, deps)
  mountSiteSettings(mountDesk, deps)
  mountContent(mountDesk, deps)
  mountDestinations(mountDesk, deps)
}
