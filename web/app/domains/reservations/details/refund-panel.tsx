import type { ReservationDetails } from '@rihla/contract/reservations'
import { Timeline } from '../../../ui/navigation/steps.tsx'
import { stepState } from '../status.ts'

/** How far money on its way back is, for each refund. */
export const RefundPanels = ({ it }: { it: ReservationDetails }) =>
  it.Refunds.map(({ Title, Steps }) => (
    <section key={Title} className="panel reservation-panel" data-refund>
      <h2 className="type-h3">{Title}</h2>
      <Timeline
        items={Steps.map(({ Text, Description, Status }) => ({
          title: Text,
          text: Description,
          state: stepState(Status),
        }))}
      />
    </section>
  ))
