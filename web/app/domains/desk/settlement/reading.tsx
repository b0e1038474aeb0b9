import { useDeskText } from '../use-desk-text.ts'
import { ExactMoney } from './exact-money.tsx'
import { movementNames } from './state-names.ts'
import type { FileReading } from './use-chosen-settlement.ts'

/** What is in a file, before it is kept. */
export function Reading({ it }: { it: FileReading }) {
  const t = useDeskText()
  return (
    <div className="grid gap-2" role="status">
      <p>
        <strong>{t('importLines', { count: it.Lines })}</strong>
        {it.Lines > 0 &&
          ` · ${it.New > 0 ? t('importNew', { count: it.New }) : t('importAllKnown')}`}
      </p>
      <dl className="desk-settled-sides">
        {it.Movements.map(({ Movement, Count, Amount }) => (
          <div key={Movement}>
            <dt>
              {t(movementNames[Movement])} <bdi dir="ltr">× {Count}</bdi>
            </dt>
            <dd>
              <ExactMoney egp={Amount} />
            </dd>
          </div>
        ))}
        {it.Lines > 0 && (
          <div>
            <dt>{t('importFees')}</dt>
            <dd>
              <ExactMoney egp={it.Fees} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
