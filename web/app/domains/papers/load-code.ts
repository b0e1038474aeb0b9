import type { Code } from './qr-code.ts'

/** The QR code of a text; what draws it comes when it is asked for. */
export const loadCode = async (text: string): Promise<Code> =>
  (await import('./qr-code.ts')).codeOf(text)
