/** The address of a call about buses. */
export const busPath = <const Name extends string>(name: Name) =>
  `/api/BusTransportationApi/${name}` as const
