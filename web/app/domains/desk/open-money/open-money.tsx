import type { About } from '@rihla/contract/desk/fields'
import type { OpenMoney } from '@rihla/contract/desk/open-money/open-money'
import { formatEgp } from '@rihla/contract/values/money'
import { CircleAlert, Hourglass } from '../../../ui/brand/icons.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { Money } from '../../../ui/card/money.tsx'
import { momentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'
import { MoneyDeeds } from './money-deeds.tsx'
import { needsPerson, sentences } from './sentence.ts'

/** Left to right, however the sentence around it runs. */
const isolated = (text: string): string => `\u2066${text}\u2069`

function Sentence({ it }: { it: OpenMoney }) {
  const t = useDeskText()
  const language = useLanguage()
  if (it.Kind === 'review' && !it.Taken) return t('moneyReviewNone')
  if (it.Kind === 'review' && it.Taken === it.Amount) return t('moneyReviewOther')
  return t(sentences[it.Kind], {
    until: it.Until ? momentText(it.Until, language) : '',
    at: momentText(it.At, language),
    code: isolated(it.Code ?? ''),
    taken: formatEgp(it.Taken ?? 0, language),
    amount: formatEgp(it.Amount, language),
  })
}

/** What we know of the gateway: when it was asked, and whether it answers. */
function AskedLast({ it }: { it: OpenMoney }) {
  const t = useDeskText()
  const language = useLanguage()
  if (!it.MayAsk) return null
  const at = it.SilentSince ?? it.AskedAt
  // Of what ended it was heard by a message of the gateway’s.
  if (at === null && it.Until === null) return null
  return (
    <p className="type-small text-ink-2">
      {at === null
        ? t('neverAsked')
        : t(it.SilentSince ? 'silentSince' : 'askedAt', { at: momentText(at, language) })}
    </p>
  )
}

function Said({ it }: { it: OpenMoney }) {
  const t = useDeskText()
  // Another amount is in the sentence.
  if (!it.Text || (it.Taken && it.Taken !== it.Amount)) return null
  const who =
    it.Kind === 'review' ? 'whatIsWrong' : it.Kind === 'declined' ? 'bankSaid' : 'gatewaySaid'
  return (
    <p className="type-small wrap-anywhere">
      {t(who)} <bdi>{it.Text}</bdi>
    </p>
  )
}

function Line({ it, about }: { it: OpenMoney; about: About }) {
  const Icon = needsPerson.has(it.Kind) ? CircleAlert : Hourglass
  return (
    <li className="desk-open" data-urgent={needsPerson.has(it.Kind) || undefined}>
      <Icon size={20} aria-hidden />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          {it.Method} · <Money egp={it.Amount} />
        </p>
        <p>
          <Sentence it={it} />
        </p>
        <Said it={it} />
        <AskedLast it={it} />
        <MoneyDeeds it={it} about={about} />
      </div>
    </li>
  )
}

/** Why a reservation's money hasn't come or isn't back, and what can be done about it. */
export function OpenMoneyList({ items, about }: { items: readonly OpenMoney[]; about: About }) {
  const t = useDeskText()
  if (items.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="open-money">
      <h2 id="open-money" className="type-h3">
        {t('openMoney')}
      </h2>
      <ul className="desk-rows">
        {items.map((it) => (
          <Line key={`${it.Kind}-${it.Id}`} it={it} about={about} />
        ))}
      </ul>
    </section>
  )
}
