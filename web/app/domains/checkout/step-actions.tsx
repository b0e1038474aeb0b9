import type { ReactNode } from 'react'
import { Money } from '../../ui/card/money.tsx'

/** The way back and the way on, under a step; on phones along the bottom of the screen, with the price. */
export function StepActions({
  egp,
  payNow,
  back,
  note,
  children,
}: {
  egp: number
  /** What the price is: what is to be paid now. */
  payNow: string
  back: ReactNode
  note?: string
  children: ReactNode
}) {
  return (
    <div className="checkout-actions">
      <span className="max-lg:hidden">{back}</span>
      {note && (
        <span id="checkout-note" className="checkout-note max-lg:hidden">
          {note}
        </span>
      )}
      <p className="grid lg:hidden">
        <span className="type-caption text-ink-2">{payNow}</span>
        <strong className="text-[1.1875rem]">
          <Money egp={egp} />
        </strong>
      </p>
      {children}
    </div>
  )
}
