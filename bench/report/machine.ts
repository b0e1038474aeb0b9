import { cpus, loadavg, totalmem } from 'node:os'

/**
 * What the figures were measured on: cores and memory, how long a fixed piece of work takes in
 * milliseconds (processors of one name differ by a factor), and how busy it was.
 */
export function machineOf(): string {
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  return `${cores.length} cores, ${gigabytes} GB, ${fixedWork()} ms of fixed work, load ${load.toFixed(1)}`
}

/** The best of five, so that a pause counts for nothing. */
function fixedWork(): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    let sum = 0
    for (let n = 0; n < 2e7; n += 1) sum = Math.imul(sum ^ n, 0x9e_37_79_b1) >>> 1
    // The sum is looked at, or the work could be left out.
    return sum < 0 ? Infinity : performance.now() - began
  })
  return Math.round(Math.min(...times))
}
