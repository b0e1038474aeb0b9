import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { StatusBadge } from '../../reservations/index.ts'
import { reservationQuery } from '../queries.ts'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { PaymentLink } from './payment-link.tsx'

/** What was just sold, and to whom. */
export type SoldTo = { readonly id: number; readonly name: string }

/** What a clerk tells whoever is still on the phone; its state is asked anew while they pay. */
export function Sold({ it, onAnother }: { it: SoldTo; onAnother: () => void }) {
  const t = useDeskText()
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(reservationQuery(useApi(), useLanguage(), it.id))
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="desk-row desk-sold" aria-labelledby="sold">
      <div className="desk-head">
        <div className="grid gap-1">
          <h2 id="sold" ref={title} tabIndex={-1} className="type-h3">
            {t('saleDone', { name: it.name })}
          </h2>
          <p className="type-small text-ink-2">{t('saleDoneText')}</p>
        </div>
        {data && <StatusBadge code={data.Reservation.StatusCode} text={data.Reservation.Status} />}
      </div>
      {data ? (
        data.PaymentLink && (
          <PaymentLink
            link={data.PaymentLink}
            reference={data.Reservation.Reference}
            id={data.Reservation.Id}
            speaks={data.Language}
          />
        )
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
      <div className="desk-deeds">
        {data && (
          <Link
            className="button button-teal"
            to={`/desk/reservations/${data.Reservation.Module}/${it.id}`}
          >
            {t('saleOpenIt')}
          </Link>
        )}
        <Button onClick={onAnother}>{t('saleAnother')}</Button>
      </div>
    </section>
  )
}
