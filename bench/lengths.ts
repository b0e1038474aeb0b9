/** How often each load is measured, in turn with the others; what counts is the middle of them. */
export const rounds = Number(process.env['ROUNDS'] ?? 3)
/** And how long each time. */
export const seconds = Number(process.env['SECONDS'] ?? 4)
/** How long it goes on before, until a new process has compiled what it runs. */
export const warmUp = Number(process.env['WARM_UP'] ?? 4)
