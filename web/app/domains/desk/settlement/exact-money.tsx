import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { MoneyText } from '../../../ui/card/money.tsx'
import { formatExactEgp } from './exact-egp.ts'

/** An amount to the piastre. */
export const ExactMoney = ({ egp }: { egp: number }) => (
  <MoneyText text={formatExactEgp(egp, useLanguage())} />
)
