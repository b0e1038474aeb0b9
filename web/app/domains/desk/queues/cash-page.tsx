import type { DeskUnpaid } from '@rihla/contract/desk/payments'
import { useQuery } from '@tanstack/react-query'
import { HandCoins, Search } from '../../../ui/brand/icons.ts'
import { useDeferredValue, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { momentText } from '../moments.ts'
import { unpaidQuery } from '../queries.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { AboutReservation } from './about-reservation.tsx'
import { PlacesNote } from './places-note.tsx'
import { Queue } from './queue.tsx'
import { TakeButton } from './take-button.tsx'

function Unpaid({ it }: { it: DeskUnpaid }) {
  const t = useDeskText()
  const language = useLanguage()
  const isCash = it.Method === 'Cash_On_Delivery'
  return (
    <div className="desk-line">
      <AboutReservation it={it.Reservation} />
      <div className="grid content-start gap-1">
        <strong className="desk-amount">
          <Money egp={it.Expected} />
        </strong>
        <p className="type-small text-ink-2">{it.MethodName}</p>
        <p className="type-small text-ink-2">
          {t('payBy')} {momentText(it.Deadline, language)}
        </p>
        <PlacesNote held={it.PlacesHeld} />
      </div>
      <div className="desk-deeds">
        <TakeButton
          id={it.Id}
          amount={it.Expected}
          about={it.Reservation}
          text={t('take')}
          title={t(isCash ? 'takeCashTitle' : 'takeTransferTitle')}
          reason={t(isCash ? 'takeCashReason' : 'approveReason')}
          icon={<HandCoins aria-hidden />}
        />
      </div>
    </div>
  )
}

/** /desk/cash: who comes to the office with a reference, and transfers without a receipt. */
export function CashPage() {
  const t = useDeskText()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const asked = useQuery(unpaidQuery(useApi(), useLanguage(), wanted))
  return (
    <DeskPage title={t('cash')} path="/desk/cash" count={asked.data?.Total} text={t('cashText')}>
      <TextField
        className="max-w-xl"
        label={t('findUnpaid')}
        type="search"
        maxLength={60}
        icon={<Search aria-hidden />}
        value={search}
        onChange={setSearch}
        dir="auto"
      />
      <Queue
        asked={asked}
        empty={t(wanted ? 'noneFound' : 'cashEmpty')}
        emptyText={t(wanted ? 'noneFoundText' : 'cashEmptyText')}
      >
        {(it) => <Unpaid it={it} />}
      </Queue>
    </DeskPage>
  )
}
