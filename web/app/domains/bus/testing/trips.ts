import type { BusSeat } from '@rihla/contract/bus/seats'
import type { BusTrip } from '@rihla/contract/bus/trips'

/** A trip from Cairo to Hurghada at 09:00 that a test changes where it matters. */
export const aTrip = (change: Partial<BusTrip> = {}): BusTrip => ({
  TripID: 1,
  TripClassName: 'Elite',
  TripClassCode: 'elite',
  TripClassColor: '#0f766e',
  TripClassAmenities: ['wifi', 'air_conditioning'],
  TripDateTime: '2026-12-17T09:00:00+02:00',
  TimeMinutes: 330,
  StationFromID: 1,
  StationToID: 2,
  StationNameFrom: 'Cairo, Ramses',
  StationNameTo: 'Hurghada, El Dahar',
  Price: 420,
  RoundPrice: 315,
  Currency: 'EGP',
  PriceSuffix: 'per seat',
  RemainingChairs: 12,
  TotalChairs: 40,
  ...change,
})

/** A free seat; `x` and `y` as the contract gives them. */
export const aSeat = (
  id: number,
  x: number,
  y: number,
  change: Partial<BusSeat> = {},
): BusSeat => ({
  SeatID: id,
  SeatNumber: String(id),
  SeatStatus: 0,
  XPosition: x,
  YPosition: y,
  IsWindow: x === 160 || x === 400,
  IsMine: false,
  ...change,
})

/** Rows of two and two beside an aisle, numbered from 1. */
export const aBus = (rows: number): BusSeat[] =>
  Array.from({ length: rows }, (_, row) =>
    [160, 240, 320, 400].map((x, at) => aSeat(row * 4 + at + 1, x, row * 80)),
  ).flat()
