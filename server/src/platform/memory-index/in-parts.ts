import { setImmediate } from 'node:timers/promises'

/** A list in parts of at most so many. */
export const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  )

/**
 * Reads rows page after page, until a page isn't full. The next page is on its way while one is worked
 * on, and requests are served in between. `ask` reads what comes after the last row of the page before.
 */
export async function* pagesOf<Row>(
  size: number,
  ask: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let coming: Promise<Row[]> | undefined = ahead(ask(undefined))
  while (coming) {
    const rows: Row[] = await coming
    coming = rows.length < size ? undefined : ahead(ask(rows.at(-1)))
    yield rows
    await setImmediate()
  }
}

/** What is asked for ahead: it may fail before it is awaited; the failure is seen then. */
export function ahead<T>(asked: Promise<T>): Promise<T> {
  asked.catch(() => undefined)
  return asked
}
