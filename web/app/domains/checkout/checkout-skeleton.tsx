import { LoadingArea, Skeleton } from '../../ui/feedback/skeleton.tsx'

/** A checkout while it is on its way: `main` are the heights of its panels, such as `h-[330px]`. */
export const CheckoutSkeleton = ({ text, main }: { text: string; main: readonly string[] }) => (
  <LoadingArea className="checkout" text={text}>
    <div className="checkout-main">
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
