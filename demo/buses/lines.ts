import type { ClassKey } from './classes.ts'
import type { StationKey } from './stations.ts'

/** `HH:MM` by Cairo's clock. */
export type WallTime = `${number}:${number}`

/** Two stations with buses both ways. */
export type Line = {
  readonly from: StationKey
  readonly to: StationKey
  readonly km: number
  /** On the way, when nothing is in it. */
  readonly minutes: number
  readonly out: readonly WallTime[]
  readonly back: readonly WallTime[]
  /** In turn, departure by departure. */
  readonly classes: readonly ClassKey[]
  /** Further departures: out on Thursdays and Fridays, back on Fridays and Saturdays. */
  readonly weekend?: readonly [out: WallTime, back: WallTime]
}

/** From one time to another, both included, every so many minutes. */
function every(step: number, first: WallTime, last: WallTime): WallTime[] {
  const minutesOf = (time: WallTime): number => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return hours * 60 + minutes
  }
  const times: WallTime[] = []
  for (let at = minutesOf(first); at <= minutesOf(last); at += step) {
    const [hours, minutes] = [Math.floor(at / 60), at % 60]
    times.push(`${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` as WallTime)
  }
  return times
}

const times = (text: string): WallTime[] => text.split(' ') as WallTime[]

type More = readonly [weekendOut: WallTime, weekendBack: WallTime]

const line = (
  [from, to]: readonly [StationKey, StationKey],
  [km, minutes]: readonly [number, number],
  out: readonly WallTime[],
  back: readonly WallTime[],
  classes: readonly ClassKey[],
  weekend?: More,
): Line => ({ from, to, km, minutes, out, back, classes, ...(weekend ? { weekend } : {}) })

const short = ['economy', 'business'] as const
const usual = ['business', 'economy', 'deluxe'] as const
const sea = ['business', 'elite', 'deluxe', 'business', 'royal'] as const
const night = ['deluxe', 'royal', 'business', 'elite'] as const

/** Every line. Its place in this list makes the ids of its departures: append, never insert. */
export const lines: readonly Line[] = [
  // Cairo and Alexandria
  line(
    ['tahrir', 'sidiGaber'],
    [221, 180],
    every(60, '05:30', '23:30'),
    every(60, '05:00', '23:00'),
    ['business', 'economy', 'elite', 'business', 'royal'],
    ['16:15', '17:15'],
  ),
  line(
    ['ramses', 'sidiGaber'],
    [219, 175],
    every(75, '06:00', '22:15'),
    every(75, '06:15', '22:30'),
    usual,
    ['15:50', '18:10'],
  ),
  line(
    ['nasrCity', 'moharamBek'],
    [230, 190],
    times('06:30 09:00 11:15 14:45 17:30 20:00'),
    times('07:00 09:30 11:30 15:00 17:45 20:30'),
    usual,
  ),
  line(
    ['monib', 'moharamBek'],
    [216, 180],
    times('06:00 08:30 10:45 14:30 17:00 19:30'),
    times('06:30 09:00 11:00 14:45 17:15 19:45'),
    short,
  ),
  line(
    ['october', 'sidiGaber'],
    [205, 160],
    times('07:00 09:30 11:30 15:00 18:00 21:00'),
    times('07:30 10:00 14:30 16:30 19:00 21:30'),
    usual,
    ['16:45', '18:45'],
  ),
  line(
    ['zayed', 'sidiGaber'],
    [203, 160],
    times('07:15 09:45 14:00 16:00 18:15 21:15'),
    times('07:45 10:15 14:15 17:00 19:15 21:45'),
    ['deluxe', 'elite'],
  ),
  line(
    ['newCairo', 'sidiGaber'],
    [245, 200],
    times('06:45 09:15 14:15 17:15 20:15'),
    times('07:15 10:00 14:00 17:30 20:30'),
    ['elite', 'deluxe'],
  ),
  // Cairo and the Red Sea
  line(
    ['tahrir', 'hurghada'],
    [459, 360],
    times('00:30 01:30 06:30 08:00 10:00 14:30 17:00 20:30 22:30 23:45'),
    times('00:15 01:00 07:00 09:00 11:00 14:00 16:30 19:00 22:00 23:30'),
    sea,
    ['21:30', '15:30'],
  ),
  line(
    ['ramses', 'hurghada'],
    [462, 370],
    times('00:45 07:30 09:30 14:00 18:00 21:00 23:15'),
    times('00:30 07:30 10:30 15:00 18:30 21:30 23:00'),
    ['business', 'economy', 'deluxe', 'elite'],
    ['22:15', '16:00'],
  ),
  line(
    ['nasrCity', 'ahyaa'],
    [448, 350],
    times('07:45 15:15 22:45 00:15'),
    times('08:15 15:30 22:15 23:45'),
    sea,
  ),
  line(
    ['newCairo', 'hurghada'],
    [436, 335],
    times('08:30 16:00 23:30'),
    times('08:45 16:15 23:15'),
    ['elite', 'royal', 'deluxe'],
    ['19:30', '17:00'],
  ),
  line(
    ['tahrir', 'gouna'],
    [438, 330],
    times('07:00 09:15 15:45 21:45 23:55'),
    times('07:15 10:15 15:15 20:45 23:50'),
    ['elite', 'royal', 'deluxe'],
    ['18:15', '17:30'],
  ),
  line(['almaza', 'gouna'], [425, 320], times('08:15 16:30 23:10'), times('09:30 16:45 22:40'), [
    'deluxe',
    'elite',
  ]),
  line(['zayed', 'hurghada'], [485, 385], times('08:00 22:00'), times('09:00 22:30'), [
    'elite',
    'royal',
  ]),
  line(['tahrir', 'safaga'], [515, 420], times('06:45 15:00 22:45'), times('07:30 14:45 21:15'), [
    'business',
    'economy',
    'deluxe',
  ]),
  line(
    ['tahrir', 'marsaAlam'],
    [728, 540],
    times('07:30 21:15 23:00'),
    times('08:00 20:00 22:00'),
    night,
  ),
  line(
    ['turgoman', 'sokhna'],
    [128, 120],
    times('06:30 08:30 10:30 15:30 18:00'),
    times('08:30 11:00 14:30 17:30 20:30'),
    short,
    ['16:30', '19:00'],
  ),
  line(
    ['newCairo', 'sokhna'],
    [104, 90],
    times('07:00 09:00 11:00 15:00 17:30'),
    times('09:00 11:30 15:00 18:00 21:00'),
    ['business', 'deluxe'],
    ['18:45', '19:30'],
  ),
  // Cairo and Sinai
  line(
    ['tahrir', 'sharm'],
    [503, 400],
    times('00:15 01:15 06:15 09:45 14:15 19:30 22:15 23:40'),
    times('00:45 07:15 10:00 14:30 17:15 20:15 22:45 23:55'),
    sea,
    ['20:45', '16:00'],
  ),
  line(
    ['almaza', 'sharm'],
    [488, 390],
    times('00:50 07:00 10:45 15:20 20:00 23:00'),
    times('00:20 07:45 11:15 15:10 20:40 23:20'),
    ['business', 'deluxe', 'elite'],
    ['21:40', '17:40'],
  ),
  line(
    ['nasrCity', 'sharm'],
    [494, 395],
    times('07:20 14:50 21:50 00:05'),
    times('08:20 15:40 21:20 23:35'),
    ['deluxe', 'business'],
  ),
  line(
    ['turgoman', 'sharm'],
    [501, 400],
    times('08:00 16:00 23:20'),
    times('09:00 16:30 22:20'),
    short,
  ),
  line(
    ['turgoman', 'dahab'],
    [585, 510],
    times('07:00 13:45 22:00'),
    times('08:30 14:00 21:30'),
    ['business', 'deluxe', 'elite'],
    ['20:30', '18:30'],
  ),
  line(['almaza', 'dahab'], [571, 500], times('08:45 22:40'), times('10:30 22:30'), [
    'elite',
    'royal',
  ]),
  line(['turgoman', 'nuweiba'], [560, 540], times('06:30 21:40'), times('07:30 19:30'), short),
  line(['turgoman', 'elTor'], [402, 330], times('07:15 14:00'), times('08:00 15:30'), short),
  // Cairo and the north coast
  line(
    ['turgoman', 'matruh'],
    [446, 330],
    times('06:45 10:15 15:15 23:10'),
    times('07:00 11:00 16:00 22:50'),
    ['business', 'economy', 'deluxe'],
    ['18:30', '17:20'],
  ),
  line(['zayed', 'matruh'], [420, 310], times('08:10 17:10'), times('09:10 17:50'), [
    'elite',
    'deluxe',
  ]),
  line(
    ['tahrir', 'alamein'],
    [255, 200],
    times('07:10 10:10 16:10'),
    times('09:20 15:20 19:20'),
    ['deluxe', 'elite', 'business'],
    ['17:50', '18:20'],
  ),
  line(
    ['sidiGaber', 'matruh'],
    [290, 225],
    times('07:00 10:30 15:30 19:00'),
    times('06:30 10:00 15:00 18:45'),
    ['business', 'economy'],
  ),
  line(
    ['moharamBek', 'alamein'],
    [106, 95],
    times('07:30 10:00 14:00 17:30'),
    times('09:30 11:30 16:00 19:30'),
    ['economy', 'business'],
  ),
  // Alexandria and both seas
  line(
    ['sidiGaber', 'hurghada'],
    [680, 560],
    times('08:00 20:30 22:30'),
    times('09:00 20:00 21:40'),
    night,
  ),
  line(['sidiGaber', 'sharm'], [715, 600], times('18:45 21:30'), times('19:00 21:00'), [
    'deluxe',
    'royal',
  ]),
  line(
    ['moharamBek', 'portSaid'],
    [273, 270],
    times('06:45 11:00 16:15'),
    times('07:00 11:15 16:00'),
    short,
  ),
  // Upper Egypt
  line(
    ['turgoman', 'luxor'],
    [655, 570],
    times('08:15 20:15 22:00'),
    times('07:45 19:45 21:45'),
    night,
  ),
  line(['monib', 'qena'], [600, 520], times('09:00 21:00'), times('08:30 20:50'), short),
  line(['turgoman', 'aswan'], [870, 750], times('17:00 19:00'), times('16:00 18:00'), [
    'royal',
    'business',
  ]),
  line(
    ['hurghada', 'luxor'],
    [292, 270],
    times('06:15 09:00 14:15 18:30 00:40'),
    times('06:30 09:30 14:45 19:00 23:30'),
    ['business', 'economy', 'deluxe'],
  ),
  line(
    ['hurghada', 'qena'],
    [225, 200],
    times('07:45 14:45 19:45'),
    times('07:00 14:10 20:10'),
    short,
  ),
  line(['hurghada', 'aswan'], [515, 470], times('08:20 22:20'), times('07:40 21:40'), [
    'business',
    'deluxe',
  ]),
  line(
    ['luxor', 'aswan'],
    [217, 210],
    times('07:00 10:00 15:00 19:30'),
    times('06:30 10:30 14:30 18:30'),
    ['economy', 'business'],
  ),
  line(
    ['luxor', 'qena'],
    [63, 75],
    times('06:00 08:30 11:00 15:30 19:00'),
    times('07:00 09:30 14:00 17:00 20:30'),
    ['economy'],
  ),
  // Along the Red Sea
  line(
    ['hurghada', 'safaga'],
    [58, 60],
    times('06:30 09:15 11:15 15:15 18:15 21:15'),
    times('08:00 10:30 14:30 16:45 19:45 22:30'),
    ['economy'],
  ),
  line(
    ['hurghada', 'marsaAlam'],
    [275, 225],
    times('07:20 15:50 05:40'),
    times('06:50 14:20 19:10'),
    ['business', 'economy'],
  ),
  line(['safaga', 'marsaAlam'], [217, 170], times('08:40 17:00'), times('09:10 17:20'), [
    'economy',
    'business',
  ]),
  line(
    ['hurghada', 'gouna'],
    [28, 40],
    times('07:00 09:00 11:00 15:00 18:00 22:00'),
    times('08:00 10:00 14:00 17:00 20:00 23:30'),
    ['economy', 'business'],
  ),
  // The canal
  line(
    ['almaza', 'suez'],
    [125, 110],
    every(90, '06:00', '21:00'),
    every(90, '05:30', '20:30'),
    short,
  ),
  line(
    ['almaza', 'ismailia'],
    [118, 105],
    every(90, '06:30', '21:30'),
    every(90, '06:00', '21:00'),
    short,
  ),
  line(
    ['almaza', 'portSaid'],
    [196, 170],
    every(90, '06:15', '21:15'),
    every(90, '05:45', '20:45'),
    usual,
  ),
  line(
    ['turgoman', 'portSaid'],
    [205, 185],
    times('07:00 09:30 11:30 15:30 18:30 21:00'),
    times('06:30 09:00 11:00 15:00 17:30 20:00'),
    short,
  ),
  line(
    ['ramses', 'ismailia'],
    [127, 120],
    times('06:45 09:15 11:15 14:30 17:45 20:15'),
    times('06:15 08:45 10:45 14:15 17:15 19:45'),
    short,
  ),
  line(
    ['portSaid', 'ismailia'],
    [80, 75],
    times('07:00 10:00 15:00 18:00'),
    times('08:30 11:20 16:30 19:30'),
    ['economy'],
  ),
  line(
    ['suez', 'hurghada'],
    [395, 300],
    times('09:40 11:40 18:40 00:20'),
    times('08:50 14:50 18:50 23:10'),
    ['business', 'economy'],
  ),
  line(['suez', 'sharm'], [380, 330], times('09:20 15:40 23:50'), times('08:10 15:00 22:10'), [
    'business',
    'economy',
  ]),
  // Along Sinai
  line(
    ['sharm', 'dahab'],
    [99, 90],
    times('07:00 09:30 11:30 15:00 17:30 21:00'),
    times('07:30 10:00 14:00 16:00 18:30 21:30'),
    short,
  ),
  line(
    ['dahab', 'nuweiba'],
    [72, 65],
    times('08:00 10:45 15:45 18:45'),
    times('07:15 09:45 14:45 17:45'),
    ['economy'],
  ),
  line(
    ['sharm', 'elTor'],
    [98, 85],
    times('07:40 10:20 15:20 18:20'),
    times('08:20 11:10 16:20 19:20'),
    ['economy'],
  ),
]
