import type * as z from 'zod/mini'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: everyone, signed-in users, or staff alone. Staff are users, too: with their own
 * sign-in they reach their own data and no other user's. Ownership is the domain's own check.
 */
export type Audience = 'anyone' | 'traveller' | 'staff'

export type Endpoint<
  Path extends string = string,
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `{name}` for path parameters, which stand in the input beside the rest. */
  readonly path: Path
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  readonly audience: Audience
  readonly input: I
  /** How the input travels: GET and DELETE in the query, the others as a JSON body, unless said here. */
  readonly carriedBy?: 'query' | 'multipart'
  /** Bytes that its body may have, where what every call takes isn't enough. */
  readonly maxBytes?: number
  readonly output: O
  /** The refusals of the domain; those of every call (invalid input, rate limit...) aren't repeated. */
  readonly refusals: readonly RefusalCode[]
  /** For calls that change state: what makes a second identical call have the effect of one. */
  readonly idempotentBy?: string
}

/** What a caller may send (before parsing) and what it gets. */
export type InputOf<E> = E extends Endpoint<string, infer I, z.ZodMiniType> ? z.input<I> : never
export type OutputOf<E> = E extends Endpoint<string, z.ZodMiniType, infer O> ? z.output<O> : never

/** Describes one call. Server, web client, OpenAPI document and tests are all derived from it. */
export const endpoint = <
  const Path extends string,
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  description: Endpoint<Path, I, O>,
): Endpoint<Path, I, O> => description
