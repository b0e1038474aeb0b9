import type { OfferPriceSetting, PriceSays } from '@rihla/contract/desk/offers/offer-price'
import { formatEgp } from '@rihla/contract/values/money'
import { useLanguage } from '../../../../platform/locale/use-text.tsx'
import { Badge } from '../../../../ui/card/badge.tsx'
import { Money } from '../../../../ui/card/money.tsx'
import { useUiText } from '../../../../ui/use-ui-text.ts'
import { longMomentText } from '../../moments.ts'
import { useDeskText } from '../../use-desk-text.ts'

const perTexts = { adult: 'perAdult', couple: 'perCouple', night: 'perNight' } as const

/** The price as travellers read it: crossed out beside what they pay, until when, and the card's tag. */
export function PriceSaid({ says, per }: { says: PriceSays; per: OfferPriceSetting['Per'] }) {
  const t = useDeskText()
  const ui = useUiText()
  const language = useLanguage()
  const { Price, OfferPrice, Until, Tag } = says
  if (Price === null) return t('offerNoNight')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {OfferPrice !== null && (
        <>
          <span className="sr-only">
            {ui('was', { was: formatEgp(Price, language), now: formatEgp(OfferPrice, language) })}
          </span>
          <s className="text-ink-3" aria-hidden>
            <Money egp={Price} />
          </s>
        </>
      )}
      <strong aria-hidden={OfferPrice === null ? undefined : true}>
        <Money egp={OfferPrice ?? Price} />
      </strong>
      <span>{t(perTexts[per])}</span>
      {OfferPrice !== null && (
        <span>
          {Until === null
            ? t('discountNoEnd')
            : t('discountUntil', { when: longMomentText(Until, language) })}
        </span>
      )}
      {Tag !== null && <Badge tone="info">{Tag}</Badge>}
    </span>
  )
}
