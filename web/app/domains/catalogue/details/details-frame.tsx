import type { ReactNode } from 'react'
import { BookingBar } from '../booking/booking-bar.tsx'
import { BookingCard } from '../booking/booking-card.tsx'
import type { BookingProps } from '../booking/booking.ts'

/** A detail page: actions, title, pictures, sections, and the booking card or bar. */
export const DetailsFrame = ({
  actions,
  head,
  gallery,
  sections,
  booking,
}: {
  actions: ReactNode
  head: ReactNode
  gallery: ReactNode
  sections: ReactNode
  booking: BookingProps
}) => (
  <>
    {actions}
    <div className="page-width">
      {head}
      {gallery}
      <div className="grid items-start gap-x-14 lg:grid-cols-[1fr_372px]">
        <div className="min-w-0">{sections}</div>
        <aside className="sticky top-[140px] mt-6 max-lg:hidden">
          <BookingCard {...booking} />
        </aside>
      </div>
    </div>
    <BookingBar {...booking} />
  </>
)
