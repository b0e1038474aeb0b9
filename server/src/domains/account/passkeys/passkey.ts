/** What a browser made: the public half of a key, and how its device is reached. */
export type NewPasskey = {
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
}

/** A passkey that somebody has. */
export type KnownPasskey = {
  readonly id: number
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}
