import type { SettlementDifference } from '@rihla/contract/desk/settlement/calls'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { reservationPath } from '../addresses.ts'
import { longMomentText } from '../moments.ts'
import { AboutReservation } from '../queues/about-reservation.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { ExactMoney } from './exact-money.tsx'
import { meanings, movementNames, stateNames } from './state-names.ts'

function Numbers({ it }: { it: SettlementDifference }) {
  const t = useDeskText()
  const numbers = [
    [t('transactionNumber'), it.Number],
    [t('orderNumber'), it.Order],
    [t('referenceNumber'), it.Reference],
  ] as const
  return (
    <dl className="desk-settled-numbers">
      {numbers.map(
        ([name, number]) =>
          number !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi dir="ltr">{number}</bdi>
              </dd>
            </div>
          ),
      )}
      {it.Number === null && <div>{t('bySum')}</div>}
    </dl>
  )
}

const Side = ({ name, egp }: { name: string; egp: number | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{egp === null ? '–' : <ExactMoney egp={egp} />}</dd>
  </div>
)

/** One movement on which both sides don't agree: what it means, and where it leads on. */
export function DifferenceLine({ it }: { it: SettlementDifference }) {
  const t = useDeskText()
  const language = useLanguage()
  const number = it.Number ?? it.Order
  return (
    <div className="desk-line">
      <div className="grid content-start gap-2 min-w-0">
        <p className="font-semibold">
          {t(stateNames[it.State].name)} · {t(movementNames[it.Movement])}
          {it.MethodName && ` · ${it.MethodName}`}
        </p>
        <p className="type-small">{t(meanings[it.State])}</p>
        {it.Reservation ? (
          <AboutReservation it={it.Reservation} />
        ) : (
          <p className="type-small text-ink-2">{t('noBookingKnown')}</p>
        )}
        <Numbers it={it} />
      </div>
      <div className="grid content-start gap-1">
        <dl className="desk-settled-sides">
          <Side name={t('sideLedger')} egp={it.Ours} />
          <Side name={t('sideGateway')} egp={it.Theirs} />
        </dl>
        <p className="type-small text-ink-2">{longMomentText(it.At, language)}</p>
      </div>
      <div className="desk-deeds">
        {it.Reservation ? (
          <LinkButton size="small" to={reservationPath(it.Reservation)}>
            {t('openBooking')}
          </LinkButton>
        ) : (
          number !== null && (
            <LinkButton size="small" to={`/desk/reservations?q=${encodeURIComponent(number)}`}>
              {t('findIt')}
            </LinkButton>
          )
        )}
      </div>
    </div>
  )
}
