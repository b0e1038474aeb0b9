import type { PhoneQuote } from '@rihla/contract/desk/phone-sales'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { useDeskText } from '../use-desk-text.ts'

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
      <p className={`flex gap-2 type-small ${quote.HasRoom ? 'text-teal-700' : 'text-bad-700'}`}>
        {quote.HasRoom ? (
          <CircleCheck size={18} className="flex-none" aria-hidden />
        ) : (
          <TriangleAlert size={18} className="flex-none" aria-hidden />
        )}
        {t(quote.HasRoom ? 'saleRoom' : 'saleNoRoom')}
      </p>
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
