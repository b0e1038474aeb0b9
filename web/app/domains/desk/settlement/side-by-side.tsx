import { useDeskText } from '../use-desk-text.ts'
import { ExactMoney } from './exact-money.tsx'
import type { Settlement } from './settlement-queries.ts'
import { stateNames } from './state-names.ts'

type Side = Settlement['Ours']

/** How many movements, and their sum. */
const Cell = ({ side }: { side: Side | null }) => (
  <td>
    {side === null || side.Count === 0 ? (
      '–'
    ) : (
      <>
        <ExactMoney egp={side.Amount} />
        <span className="desk-settled-count">
          <bdi dir="ltr">× {side.Count}</bdi>
        </span>
      </>
    )}
  </td>
)

const exact = (egp: number): number => Math.round(egp * 100) / 100
const added = (sides: readonly Side[]): Side => ({
  Count: sides.reduce((sum, { Count }) => sum + Count, 0),
  Amount: exact(sides.reduce((sum, { Amount }) => sum + Amount, 0)),
})

/** Both sides of a period by state, each added up to all of it; and in the ledger, what went another way. */
export function SideBySide({ it }: { it: Settlement }) {
  const t = useDeskText()
  return (
    <section className="grid gap-3 min-w-0" aria-labelledby="side-by-side">
      <h2 id="side-by-side" className="type-h3">
        {t('sideBySide')}
      </h2>
      <div className="desk-row">
        <table className="desk-settled">
          <thead>
            <tr>
              <th scope="col">{t('movement')}</th>
              <th scope="col">{t('ledger')}</th>
              <th scope="col">{t('gatewayFiles')}</th>
            </tr>
          </thead>
          <tbody>
            {it.States.map(({ State, Ours, Theirs }) => (
              <tr key={State} data-match={State}>
                <th scope="row">
                  <span className="desk-settled-name">{t(stateNames[State].name)}</span>
                  <span className="type-caption text-ink-2">{t(stateNames[State].note)}</span>
                </th>
                <Cell side={Ours} />
                <Cell side={Theirs} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('throughGateway')}</th>
              <Cell side={it.Ours} />
              <Cell side={it.Theirs} />
            </tr>
            {it.Beside.map((side) => (
              <tr key={side.Method} className="desk-settled-beside">
                <th scope="row">{t('besideGateway', { method: side.MethodName })}</th>
                <Cell side={side} />
                <Cell side={null} />
              </tr>
            ))}
            {it.Beside.length > 0 && (
              <tr>
                <th scope="row">{t('allMoved')}</th>
                <Cell side={added([it.Ours, ...it.Beside])} />
                <Cell side={null} />
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      {it.Theirs.Count > 0 && (
        <p className="type-small text-ink-2">
          {t('keptByGateway')} <ExactMoney egp={it.Fees} />
        </p>
      )}
    </section>
  )
}
