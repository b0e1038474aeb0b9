import { differenceStates, type MatchState } from '@rihla/contract/desk/settlement/states'
import { recordedDay } from '../moments.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ExactMoney } from './exact-money.tsx'
import type { Settlement } from './settlement-queries.ts'

type Day = Settlement['Days'][number]

const isDifference = (state: MatchState): boolean => differenceStates.some((it) => it === state)
const undecided: ReadonlySet<MatchState> = new Set(['expected', 'unfiled'])

const exact = (egp: number): number => Math.round(egp * 100) / 100
const sumOf = ({ States }: Day, side: 'Ours' | 'Theirs'): number =>
  exact(States.reduce((sum, it) => sum + it[side].Amount, 0))
/** Movements of both sides in such states: those that both have count once on the day of each. */
const countOf = ({ States }: Day, are: (state: MatchState) => boolean): number =>
  States.filter(({ State }) => are(State)).reduce(
    (sum, { Ours, Theirs }) => sum + Math.max(Ours.Count, Theirs.Count),
    0,
  )

const Count = ({ of }: { of: number }) => <td>{of === 0 ? '–' : of}</td>
const Amount = ({ egp }: { egp: number }) => <td>{egp === 0 ? '–' : <ExactMoney egp={egp} />}</td>

/** The match of each day: its sums on both sides, and how many movements are alike, differ, or wait for a file. */
export function ByDay({ days }: { days: readonly Day[] }) {
  const t = useDeskText()
  const language = useLanguage()
  return (
    <section className="grid gap-3 min-w-0" aria-labelledby="settled-by-day">
      <h2 id="settled-by-day" className="type-h3">
        {t('settlementByDay')}
      </h2>
      {/* Six columns are wider than a phone: they scroll by themselves, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached */}
      <div className="desk-scroll" role="group" aria-labelledby="settled-by-day" tabIndex={0}>
        <table className="desk-money">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('ledger')}</th>
              <th scope="col">{t('gatewayFiles')}</th>
              <th scope="col">{t('matchAlike')}</th>
              <th scope="col">{t('differs')}</th>
              <th scope="col">{t('notYet')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.Day}>
                <th scope="row">{recordedDay(day.Day, language)}</th>
                <Amount egp={sumOf(day, 'Ours')} />
                <Amount egp={sumOf(day, 'Theirs')} />
                <Count
                  of={countOf(day, (state) => !isDifference(state) && !undecided.has(state))}
                />
                <Count of={countOf(day, isDifference)} />
                <Count of={countOf(day, (state) => undecided.has(state))} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
