import type { About } from '@rihla/contract/desk/fields'
import type { ReactNode } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { Money } from '../../../ui/card/money.tsx'
import { DeedButton } from '../deeds/deed-button.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useSeen } from './use-seen.ts'

/** The money is here: on our account, or in the till. */
export function TakeButton({
  id,
  amount,
  about,
  receiptSentAt,
  ...words
}: {
  id: number
  amount: number
  about: About
  /** Of the receipt that is shown beside. */
  receiptSentAt?: string
  text: string
  title: string
  reason: string
  icon: ReactNode
}) {
  const t = useDeskText()
  const api = useApi()
  const { seen, look } = useSeen(receiptSentAt)
  const told = {
    paid: { text: t('taken'), tone: 'ok' },
    returned: { text: t('takenReturned'), tone: 'info' },
    known: { text: t('takenKnown'), tone: 'info' },
  } as const
  return (
    <DeedButton
      about={id}
      kind="teal"
      {...words}
      onOpen={look}
      note={
        <>
          <Money egp={amount} className="font-semibold" /> · <bdi>{about.ClientName}</bdi> ·{' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {about.Reference}
          </bdi>
        </>
      }
      run={async (deed) => {
        const { State } = await api.call('takePayment', { id, ...deed, ReceiptSentAt: seen })
        return told[State]
      }}
    />
  )
}
