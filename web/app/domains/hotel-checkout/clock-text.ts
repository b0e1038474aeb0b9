const pad = (n: number): string => String(n).padStart(2, '0')

/** Milliseconds as `HH:MM:SS`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
  return parts.map((part) => pad(Math.floor(part))).join(':')
}
