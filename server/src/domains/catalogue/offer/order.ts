import { orderTypes } from '@rihla/contract/values/enumerations'

/** How the results of a search are ordered. */
export type Order = {
  readonly by: 'score' | 'price' | 'rating'
  readonly descending: boolean
  /** Among equal prices, when both orders were asked for. */
  readonly thenRating?: 'asc' | 'desc'
}

/** The order that two of `orderTypes` ask for. Price goes before rating when both are asked for; neither: recommended first. */
export function readOrder(
  price: number = orderTypes.None,
  rating: number = orderTypes.None,
): Order {
  const down = orderTypes.HighToLow
  if (price !== orderTypes.None) {
    const order: Order = { by: 'price', descending: price === down }
    return rating === orderTypes.None
      ? order
      : { ...order, thenRating: rating === down ? 'desc' : 'asc' }
  }
  if (rating !== orderTypes.None) return { by: 'rating', descending: rating === down }
  return { by: 'score', descending: true }
}
