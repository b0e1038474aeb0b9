import type { DeskChangeQuote } from '@rihla/contract/desk/changing/change-calls'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Amounts } from '../../../ui/card/amounts.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { RoomLine } from '../phone-sales/room-line.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** What it would be and what it was, what that comes to, and what its terms say: as it is read out. */
export function ChangePrice({
  quote,
  problem,
}: {
  quote: DeskChangeQuote | undefined
  problem: string | null
}) {
  const t = useDeskText()
  const language = useLanguage()
  if (problem)
    return (
      <p className="desk-problem" role="alert">
        {problem}
      </p>
    )
  if (!quote) return <p className="type-small text-ink-2">{t('changeAsk')}</p>
  const { Difference: egp } = quote
  const days = [quote.From, ...(quote.To && quote.To !== quote.From ? [quote.To] : [])]
  return (
    <>
      <section className="desk-change-price">
        <p className="type-small font-semibold">
          <bdi>{days.map((day) => dayMonthYear(day, language)).join(' – ')}</bdi>
          {' · '}
          <bdi>{quote.GuestsText}</bdi>
        </p>
        <Amounts lines={quote.After.filter(({ IsContained }) => !IsContained)} />
      </section>
      <p className="flex flex-wrap justify-between gap-x-3 type-small text-ink-2">
        {t('changeNow')}
        <Money egp={quote.OldPrice} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        {t(egp > 0 ? 'changeToPay' : egp < 0 ? 'changeBack' : 'changeSame')}
        {egp !== 0 && <Money egp={Math.abs(egp)} />}
      </p>
      <RoomLine hasRoom={quote.HasRoom} />
      <p className="type-small text-ink-2">
        {t('changeReadOut')} {quote.Terms} {egp > 0 && t('changeUntilPaid')}
      </p>
      {quote.Cancellation.length > 0 && (
        <div className="type-caption text-ink-2">
          <p className="font-semibold">{t('changeAfter')}</p>
          {quote.Cancellation.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </>
  )
}
