import type { AskedForSecond } from '@rihla/contract/desk/refunds'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { momentText } from '../moments.ts'
import { useDeskText } from '../use-desk-text.ts'

/** What agreeing does, by the call that waits. */
const asks = {
  cancelAtDesk: 'asksCancel',
  changeAtDesk: 'asksChange',
  returnPayment: 'asksReturn',
  noteRefund: 'asksNote',
} as const
const isKnown = (action: string): action is keyof typeof asks => action in asks

/** What agreeing to it does, in words; null for a call of before. */
export function useAsks({ Action }: Pick<AskedForSecond, 'Action'>): string | null {
  const t = useDeskText()
  return isKnown(Action) ? t(asks[Action]) : null
}

/** Who asked for it, when and why. */
export function AskedBy({ it }: { it: AskedForSecond }) {
  const language = useLanguage()
  return (
    <>
      <p className="type-small">
        <bdi className="font-semibold">{it.AskedBy}</bdi> · {momentText(it.AskedAt, language)}
      </p>
      <p className="type-small text-ink-2 wrap-anywhere">
        <bdi>{it.Reason}</bdi>
      </p>
    </>
  )
}
