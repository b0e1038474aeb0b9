/** Prints whether a promise is kept; one that isn't makes the bench end with exit code 1. */
export const verdict = (text: string, value: number, limit: number, atMost: boolean): void => {
  const kept = atMost ? value <= limit : value >= limit
  if (!kept) process.exitCode = 1
  console.log(
    `${kept ? 'ok  ' : 'MISS'} ${text}: ${value.toFixed(2)} (${atMost ? 'at most' : 'at least'} ${limit})`,
  )
}
