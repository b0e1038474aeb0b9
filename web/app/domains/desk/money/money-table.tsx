import type { ReactNode } from 'react'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { moneyStates, type Amounts } from './sum-lines.ts'

const stateNames = {
  Taken: 'moneyTaken',
  Held: 'moneyHeld',
  Disputed: 'moneyDisputed',
  Owed: 'moneyOwed',
  Returned: 'moneyReturned',
} as const

const Amount = ({ egp }: { egp: number }) => (egp === 0 ? '–' : <Money egp={egp} />)

/** What each state is, its sum, and its share of all that came, to look at. */
export function MoneyTotals({ it, out }: { it: Amounts; out: number }) {
  const t = useDeskText()
  const notes = {
    Taken: t('moneyTakenNote'),
    Held: t('moneyHeldNote'),
    Disputed: t('moneyDisputedNote'),
    Owed: t('moneyOwedNote'),
    Returned: t('moneyReturnedNote'),
  }
  return (
    <div className="desk-row grid gap-4">
      <div>
        <p className="type-small text-ink-2">{t('moneyIn')}</p>
        <p className="desk-sum">
          <Money egp={it.In} />
        </p>
      </div>
      <div className="desk-shares" aria-hidden>
        {moneyStates.map((state) => (
          <span
            key={state}
            data-state={state}
            style={{ inlineSize: `${it.In === 0 ? 0 : (it[state] / it.In) * 100}%` }}
          />
        ))}
      </div>
      <dl className="desk-states">
        {moneyStates.map((state) => (
          <div key={state} data-state={state}>
            <dt>{t(stateNames[state])}</dt>
            <dd>
              <strong>
                <Money egp={it[state]} />
              </strong>
              <span className="type-caption text-ink-2">{notes[state]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <WentBack egp={out} />
    </div>
  )
}

/** What went back within the period, be it of money that came before. */
export function WentBack({ egp }: { egp: number }) {
  const t = useDeskText()
  return (
    <p className="type-small text-ink-2">
      {t('moneyOut')} <Money egp={egp} />
    </p>
  )
}

type Row = { readonly key: string; readonly name: ReactNode; readonly amounts: Amounts }

/** Money by one thing, a line each, and its sum. */
export function MoneyTable({
  id,
  title,
  of,
  rows,
  total,
}: {
  id: string
  title: string
  of: string
  rows: readonly Row[]
  total: Amounts
}) {
  const t = useDeskText()
  const cells = (it: Amounts) => (
    <>
      <td>
        <Amount egp={it.In} />
      </td>
      {moneyStates.map((state) => (
        <td key={state}>
          <Amount egp={it[state]} />
        </td>
      ))}
    </>
  )
  return (
    <section className="grid gap-3 min-w-0" aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {/* Seven columns are wider than a phone: they scroll by themselves, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached */}
      <div className="desk-scroll" role="group" aria-labelledby={id} tabIndex={0}>
        <table className="desk-money">
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{t('moneyIn')}</th>
              {moneyStates.map((state) => (
                <th key={state} scope="col">
                  {t(stateNames[state])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, amounts }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells(amounts)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('moneyAll')}</th>
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
