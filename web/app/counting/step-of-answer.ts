import { parseModule, soldModuleNames, type SoldModuleName } from '@rihla/contract/modules'
import type { CallInput, CallName, CallOutput } from '../platform/api/client.ts'
import type { AnalyticsEvents } from '../ports/analytics.ts'

type StepName = 'hold' | 'payment_page' | 'paid'

/** A step towards a booking, and what tells it from another of the same kind: that stays in the browser. */
export type Step = {
  readonly name: StepName
  readonly key: string
} & AnalyticsEvents[StepName]

type Readers = {
  readonly [N in CallName]?: (
    input: CallInput<N>,
    output: CallOutput<N>,
  ) => (Omit<Step, 'module'> & { readonly module: string | number }) | null
}

/** What was held, until the page is loaded anew: a seat's payment doesn't name its amount. */
const busAmounts = new Map<number, number>()

/** What our server's answers say of a booking. Only what is about a first payment: not of a rest or a change. */
const readers: Readers = {
  setTempReservation: (input, { TempId, PayableAmount }) => ({
    name: 'hold',
    module: input.ModuleType as string,
    key: `${TempId}`,
    value: PayableAmount,
  }),
  holdBusSeats(_, { GoingTempID, TotalAmount }) {
    busAmounts.set(GoingTempID, TotalAmount)
    return { name: 'hold', module: 'Bus', key: `${GoingTempID}`, value: TotalAmount }
  },
  getExternalBooking: (_, { TempReservationId, HotelPricingInformation }) => ({
    name: 'hold',
    module: 'Hotel',
    key: `x${TempReservationId}`,
    value: HotelPricingInformation.PayableAmount,
  }),
  confirmPayment: (input) => ({
    name: 'payment_page',
    module: input.ModuleType as string,
    key: `${input.ReservationId}`,
    value: Number(input.PriceWithFees ?? 0),
  }),
  bookReservation: (input) => ({
    name: 'payment_page',
    module: 'Bus',
    key: `${input.GoingReservationId}`,
    value: busAmounts.get(Number(input.GoingReservationId)) ?? 0,
  }),
  paymentStatus: (input, { State, Confirmation }) =>
    State === 'paid' && Confirmation && !input.Balance && !input.Change
      ? {
          name: 'paid',
          module: Confirmation.Module,
          key: `${input.ReservationId}`,
          value: Confirmation.TotalAmount,
        }
      : null,
  busPaymentStatus: (input, { State, Confirmation }) =>
    State === 'paid' && Confirmation
      ? {
          name: 'paid',
          module: 'Bus',
          key: `${input.GoingReservationId}`,
          value: Confirmation.TotalAmount,
        }
      : null,
}

const isSold = (module: string | null): module is SoldModuleName =>
  soldModuleNames.some((name) => name === module)

/** The step that an answer of our server is; null for any other answer. */
export function stepOfAnswer(name: CallName, input: unknown, output: unknown): Step | null {
  // The client hands on what it sent and got: they are of the call that it names.
  const read = readers[name] as
    | ((input: unknown, output: unknown) => ReturnType<NonNullable<Readers['confirmPayment']>>)
    | undefined
  const step = read?.(input, output)
  const module = step ? parseModule(step.module) : null
  return step && isSold(module) ? { ...step, module } : null
}
