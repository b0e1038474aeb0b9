import autocannon from 'autocannon'

/** How often each load is measured, in turn with the others; what counts is the middle of them. */
export const rounds = Number(process.env['ROUNDS'] ?? 3)
/** And how long each time. */
export const seconds = Number(process.env['SECONDS'] ?? 4)
/** How long it goes on before, until a new process has compiled what it runs. */
const warmUp = Number(process.env['WARM_UP'] ?? 4)

export type Shot = { method: 'GET' | 'POST'; path: string; body?: string }
export type Figures = { perSecond: number; p50: number; p99: number }

/**
 * 40 connections in a closed loop; `next` makes each request. Fails when anything but 2xx comes back. `spin`: false
 * leaves the cores to those who answer.
 */
export async function load(
  origin: string,
  next: () => Shot,
  seconds: number,
  { spin = true } = {},
): Promise<Figures> {
  const awake = spin ? stayAwake() : undefined
  const result = await autocannon({
    url: origin,
    connections: 40,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...next(),
          headers: { 'content-type': 'application/json', 'accept-language': 'en-US' },
        }),
      },
    ],
  })
  awake?.end()
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${result.non2xx} refused and ${result.errors} failed of ${result.requests.total}`,
    )
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/**
 * Keeps this process from sleeping. Writing to a sleeping client costs waking it, 30 µs and
 * more on a virtual machine; a bare handler keeps its client busy and never pays. Awake for all, the
 * loads differ by what the server does alone.
 */
function stayAwake(): { end(): void } {
  let next = setImmediate(function again() {
    next = setImmediate(again)
  })
  return { end: () => clearImmediate(next) }
}

/** Measures several loads in turn, some rounds, so that what disturbs the machine disturbs all alike. */
export async function sideBySide<Name extends string>(
  origin: string,
  loads: Record<Name, () => Shot>,
): Promise<Record<Name, Figures>> {
  const names = Object.keys(loads) as Name[]
  const runs = new Map<Name, Figures[]>(names.map((name) => [name, []]))
  for (const name of names) await load(origin, loads[name], warmUp)
  for (let round = 0; round < rounds; round++)
    for (const name of names) runs.get(name)?.push(await load(origin, loads[name], seconds))
  const best = (name: Name): Figures => median(runs.get(name) ?? [])
  return Object.fromEntries(names.map((name) => [name, best(name)])) as Record<Name, Figures>
}

/** What lies in the middle of several runs, each figure by itself. */
export function median(figures: readonly Figures[]): Figures {
  const middle = (of: (figure: Figures) => number): number =>
    figures.map(of).sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? 0
  return {
    perSecond: middle((f) => f.perSecond),
    p50: middle((f) => f.p50),
    p99: middle((f) => f.p99),
  }
}

/** Prints each load's requests a second and the times of half and of all but one percent of them. */
export function showFigures(all: Readonly<Record<string, Figures>>): void {
  for (const [name, { perSecond, p50, p99 }] of Object.entries(all)) {
    const rate = Math.round(perSecond).toString().padStart(7)
    console.log(`  ${name.padEnd(14)} ${rate}/s   p50 ${p50} ms   p99 ${p99} ms`)
  }
}
