import { createHash } from 'node:crypto'

/**
 * Of what several people may edit: another one once anybody changed anything of it. Whoever saves names the one they
 * looked at (K14). The order of its keys counts.
 */
export const editionOf = (it: unknown): string =>
  createHash('sha256').update(JSON.stringify(it)).digest('base64url').slice(0, 22)
