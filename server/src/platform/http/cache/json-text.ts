/**
 * What a call answers, written as JSON by its domain: for answers of which most stays the same from
 * call to call. The domain proves by a test that it says what JSON.stringify would.
 */
export class JsonText<T> {
  /** Never there: what the text says, for the compiler alone. */
  declare protected readonly says: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
