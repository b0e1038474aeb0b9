import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { RoomLine } from './room-line.tsx'

/** What it costs, and whether there is room: as the clerk reads it out. */
export function SalePrice({
  quote,
  problem,
}: {
  quote: PhoneQuote | undefined
  problem: string | null
}) {
  const t = useDeskText()
  if (problem)
    return (
      <p className="desk-problem" role="alert">
        {problem}
      </p>
    )
  if (!quote) return <p className="type-small text-ink-2">{t('saleAsk')}</p>
  return (
    <>
      <Amounts lines={quote.Lines} />
      {quote.DueNow < quote.Total && (
        <p className="flex justify-between gap-3 font-semibold">
          {t('saleDueNow')} <Money egp={quote.DueNow} />
        </p>
      )}
      <RoomLine hasRoom={quote.HasRoom} />
      {quote.Cancellation.length > 0 && (
        <div className="grid gap-0.5 type-caption text-ink-2">
          {quote.Cancellation.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  )
}
