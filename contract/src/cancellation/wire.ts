import * as z from 'zod/mini'

/** What cancelling gives back, line by line; the last one, without an end, says when nothing does. */
export const cancellationSchedule = z.array(
  z.object({ Until: z.nullable(z.string()), Percent: z.number(), Text: z.string() }),
)
export type CancellationSchedule = z.output<typeof cancellationSchedule>
