/** A photograph that was uploaded, and where it goes; `alt` by language. */
export type Placed = {
  readonly url: string
  readonly alt: Readonly<Record<string, string>>
  readonly inBoth: boolean
}
