/** Gives up on work that takes too long; the late outcome is ignored. */
export async function within<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<typeof timedOut>((done) => {
    timer = setTimeout(done, milliseconds, timedOut)
  })
  try {
    const first = await Promise.race([work, deadline])
    return first === timedOut ? late() : first
  } finally {
    clearTimeout(timer)
  }
}

const timedOut = Symbol('timed out')
