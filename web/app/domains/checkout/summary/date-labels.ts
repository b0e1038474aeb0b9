/** Which words name the first day, the last one and what lies between, by what is booked. */
export type DateLabels = {
  readonly first: 'checkIn' | 'setOut' | 'arrival'
  readonly last: 'checkOut' | 'comeBack' | 'leaving'
  readonly length: 'stay' | 'duration'
}

/** A room is checked in to; a trip sets out and returns; on a honeymoon one arrives and leaves. */
export function dateLabelsOf(module: string): DateLabels {
  if (module === 'Trip') return { first: 'setOut', last: 'comeBack', length: 'duration' }
  if (module === 'Honeymoon') return { first: 'arrival', last: 'leaving', length: 'duration' }
  return { first: 'checkIn', last: 'checkOut', length: 'stay' }
}
