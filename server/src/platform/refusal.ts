/**
 * A refusal that a caller can cause: returned, never thrown. Its code is stable; `refusals.ts` beside
 * `app.ts` turns it into an HTTP status and a text in the caller's language.
 */
export type Refusal<Code extends string = string> = {
  readonly refusal: Code
  /** Values for the placeholders of the text, e.g. `{value}`. */
  readonly params?: Readonly<Record<string, string | number>>
}

export const refuse = <const Code extends string>(
  code: Code,
  params?: Readonly<Record<string, string | number>>,
): Refusal<Code> => (params ? { refusal: code, params } : { refusal: code })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refusal' in value
