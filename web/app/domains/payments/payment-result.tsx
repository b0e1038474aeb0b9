import type { Confirmation } from '@rihla/contract/checkout/payment'
import { Check, Undo2 } from '../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { CopyFields } from '../../ui/button/copy-fields.tsx'
import { Money } from '../../ui/card/money.tsx'
import { StepHeading } from '../../ui/navigation/step-heading.tsx'

/** How a payment ended, once it has. */
export type PaymentOutcome<Paid> =
  | { kind: 'paid'; confirmation: Paid }
  | { kind: 'refunded'; message: string | null }
  /** Paid too late: what becomes of the money is chosen on the page of its reservation. */
  | { kind: 'choice'; message: string | null; href: string }

/** What to keep of a paid booking. */
export type Receipt = {
  fields: Confirmation['Fields']
  totalText: string
  /** Whole EGP. */
  totalAmount: number
  onCopied?: () => void
  onCopyFailed?: () => void
}

function ReceiptLines({ totalText, totalAmount, ...copyable }: Receipt) {
  return (
    <>
      <CopyFields {...copyable} />
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{totalText}</span>
        <strong className="text-[1.375rem]">
          <Money egp={totalAmount} />
        </strong>
      </p>
    </>
  )
}

type PaymentResultProps = {
  title: string
  message: string | null
  /** Present when it was paid; without it the money is on its way back. */
  receipt?: Receipt
  /** Links to what comes next. */
  children: ReactNode
}

/** The end of a payment: confirmed, or refunded because the money arrived too late. */
export function PaymentResult({ title, message, receipt, children }: PaymentResultProps) {
  return (
    <section className="panel payment-result">
      <div className="grid justify-items-start gap-3">
        {receipt ? (
          <span className="success-mark">
            <Check size={30} aria-hidden />
          </span>
        ) : (
          <span className="success-mark bg-info-50! text-info-ink!">
            <Undo2 size={28} className="mirror" aria-hidden />
          </span>
        )}
        <StepHeading className="type-h1">{title}</StepHeading>
        <p className={`text-ink-2 ${receipt ? '' : 'max-w-xl'}`} role="status">
          {message}
        </p>
      </div>
      {receipt && <ReceiptLines {...receipt} />}
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
