/**
 * What this layer needs to know of a described call. The contract's endpoints have this shape;
 * the platform doesn't know the contract itself.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly audience: 'anyone' | 'traveller' | 'staff'
  readonly carriedBy?: 'query' | 'multipart'
  readonly input: {
    safeParse(value: unknown): ParseResult
    readonly _zod: { readonly output: unknown }
  }
  readonly output: { readonly _zod: { readonly output: unknown } }
}

type ParseResult =
  | { success: true; data: unknown }
  | {
      success: false
      error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
    }

export type CallInput<C extends Call> = C['input']['_zod']['output']
export type CallOutput<C extends Call> = C['output']['_zod']['output']
