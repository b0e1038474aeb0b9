import { LoaderCircle } from '../../ui/brand/icons.ts'
import { LoadingArea, Skeleton } from '../../ui/feedback/skeleton.tsx'

type Props = {
  text: string
  /** The heights of its panels, such as `h-[330px]`. */
  main: readonly string[]
  /** The text can be seen, too: what is waited for may take seconds. */
  shown?: boolean
}

/** A checkout while it is on its way. */
export const CheckoutSkeleton = ({ text, main, shown = false }: Props) => (
  <LoadingArea className="checkout" text={text}>
    <div className="checkout-main">
      {shown && (
        <p className="flex items-center gap-2.5 text-ink-2" aria-hidden>
          <LoaderCircle size={20} className="animate-spin text-teal-700" />
          {text}
        </p>
      )}
      {main.map((height) => (
        <Skeleton key={height} className={`${height} rounded-card!`} />
      ))}
    </div>
    <div className="checkout-hold">
      <Skeleton className="h-12 rounded-control!" />
    </div>
    <div className="checkout-side">
      <Skeleton className="h-[360px] rounded-card!" />
    </div>
  </LoadingArea>
)
