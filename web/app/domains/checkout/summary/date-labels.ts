import { soldModule } from '@rihla/contract/modules'

/** Which labels the first day, the last one and what lies between, by what is booked. */
export type DateLabels = {
  readonly first: 'checkIn' | 'setOut' | 'arrival'
  readonly last: 'checkOut' | 'comeBack' | 'leaving'
  readonly length: 'stay' | 'duration'
}

const labels = {
  visit: { first: 'checkIn', last: 'checkOut', length: 'stay' },
  journey: { first: 'setOut', last: 'comeBack', length: 'duration' },
  arrival: { first: 'arrival', last: 'leaving', length: 'duration' },
} as const

export const dateLabelsOf = (module: string): DateLabels =>
  labels[soldModule(module)?.days ?? 'visit']
