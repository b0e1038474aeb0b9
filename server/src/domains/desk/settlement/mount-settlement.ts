import { MONEY_DAYS } from '@rihla/contract/desk/limits'
import { FILES_SHOWN } from '@rihla/contract/desk/settlement/limits'
import { differenceStates, matchStates, movements } from '@rihla/contract/desk/settlement/states'
import { daysBetween } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { methodName } from '../../reservations/index.ts'
import { presentMaybe } from '../about.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'
import { countDifferences, tellDifferences } from './differences.ts'
import { newestFiles } from './file-store.ts'
import { countNew, keepFile, readChosen, type ReadFile } from './import-file.ts'
import { besideOf, matchOf, type DaySum, type ListedRow } from './match-store.ts'

/** A file has a name, and no number before it is kept. */
const NOTHING = 0

/** To the piastre: sums of what is shown are those of the ledger. */
const inEgp = (piastres: number): number => piastres / 100
const inEgpOrNull = (piastres: number | null): number | null =>
  piastres === null ? null : inEgp(piastres)

/** The gateway that cards are paid through: files are its. */
const settledGateway = ({ payments }: Pick<DeskDeps, 'payments'>): string =>
  Object.keys(payments.gateways)[0] ?? ''

const added = (sums: readonly DaySum[]) => ({
  Ours: {
    Count: sums.reduce((sum, it) => sum + it.ours, 0),
    Amount: inEgp(sums.reduce((sum, it) => sum + it.our_sum, 0)),
  },
  Theirs: {
    Count: sums.reduce((sum, it) => sum + it.theirs, 0),
    Amount: inEgp(sums.reduce((sum, it) => sum + it.their_sum, 0)),
  },
})

/** The states that there are among these sums, each added up. */
const byState = (sums: readonly DaySum[]) =>
  matchStates
    .map((State) => ({ State, sums: sums.filter(({ state }) => state === State) }))
    .filter((it) => it.sums.length > 0)
    .map(({ State, sums: of }) => ({ State, ...added(of) }))

const presentItem = (row: ListedRow, language: Language) => ({
  State: row.state,
  Movement: row.kind,
  Number: row.number,
  Order: row.order_number,
  Reference: row.reference,
  At: new Date(row.at).toISOString(),
  Ours: inEgpOrNull(row.ours),
  Theirs: inEgpOrNull(row.theirs),
  MethodName: row.method && methodName(row.method, language),
  Reservation: presentMaybe(row, language),
})

/** What a file holds, of which so many lines are new. */
const reading = ({ lines, first, last }: ReadFile, fresh: number) => ({
  From: first,
  To: last,
  Lines: lines.length,
  New: fresh,
  Movements: movements
    .map((Movement) => ({ Movement, of: lines.filter(({ kind }) => kind === Movement) }))
    .filter(({ of }) => of.length > 0)
    .map(({ Movement, of }) => ({
      Movement,
      Count: of.length,
      Amount: inEgp(of.reduce((sum, { amount }) => sum + amount, 0)),
    })),
  Fees: inEgp(lines.reduce((sum, { fee }) => sum + fee, 0)),
})

/** The gateway's settlement files: imported, and held against the ledger. */
export function mountSettlement(mount: MountDesk, deps: DeskDeps): void {
  const { db, clock } = deps

  mount('getSettlement', async ({ From, To, State, Page, Size }, _staff, { language }) => {
    const days = daysBetween(From, To)
    if (days < 0 || days >= MONEY_DAYS) return refuse('money_dates_wrong')
    const gateway = settledGateway(deps)
    const of = { gateway, first: From, last: To }
    const states = State ? [State] : [...differenceStates]
    const [match, beside] = await Promise.all([
      matchOf(db, of, { states, offset: (Page - 1) * Size, limit: Size }, clock.now()),
      besideOf(db, of),
    ])
    const { sums, counts } = match
    return {
      Gateway: gateway,
      States: byState(sums),
      ...added(sums),
      Fees: inEgp(match.fees),
      Beside: beside.map(({ method, count, sum }) => ({
        Method: method,
        MethodName: methodName(method, language),
        Count: count,
        Amount: inEgp(sum),
      })),
      Days: [...new Set(sums.map(({ day }) => day))].map((Day) => ({
        Day,
        States: byState(sums.filter(({ day }) => day === Day)),
      })),
      Unfiled: [...match.unfiled],
      Counts: counts.map(({ state, count }) => ({ State: state, Count: count })),
      Items: match.items.map((row) => presentItem(row, language)),
      Total: counts
        .filter(({ state }) => states.some((one) => one === state))
        .reduce((sum, { count }) => sum + count, 0),
    }
  })

  mount('getSettlementFiles', async () => {
    const rows = await newestFiles(db, settledGateway(deps), FILES_SHOWN)
    return {
      Items: rows.map((row) => ({
        Id: row.id,
        Name: row.name,
        From: row.first_day,
        To: row.last_day,
        IsWhole: row.is_whole,
        Lines: row.lines,
        New: row.new_lines,
        By: row.by ?? '',
        At: row.imported_at.toISOString(),
      })),
      Total: rows[0]?.total ?? 0,
    }
  })

  mount('previewSettlement', async (input, _staff, { language }) => {
    const read = await readChosen(input, clock.now(), language)
    if (isRefusal(read)) return read
    const fresh = await countNew(deps, settledGateway(deps), read)
    return isRefusal(fresh) ? fresh : reading(read, fresh)
  })

  mount('importSettlement', async (input, staff, { language }) => {
    const { Name } = input
    const deed = deedOf(staff, 'importSettlement', { ...input, id: NOTHING }, null)
    const subject = { subject: { en: Name, ar: Name } }
    return doDeed(
      deps,
      deed,
      async () => subject,
      async () => {
        const read = await readChosen(input, clock.now(), language)
        if (isRefusal(read)) return read
        const gateway = settledGateway(deps)
        const from = { name: Name, by: staff.userId }
        const kept = await orBusy(() => keepFile(deps, gateway, from, read))
        if (isRefusal(kept)) return kept
        const file = { name: Name, gateway, first: read.first, last: read.last }
        const { id, isNew: IsNew, fresh } = kept
        // Of what stood there before, staff know.
        const Differences = IsNew
          ? await tellDifferences(db, { ...file, id }, clock.now())
          : await countDifferences(db, file)
        return { State: 'done' as const, IsNew, ...reading(read, fresh), Differences }
      },
    )
  })
}
