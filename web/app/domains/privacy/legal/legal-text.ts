/**
 * A piece of legal text: a paragraph, a list, steps in their order, or pairs of a thing and what is said of it. Paragraphs may
 * hold `{email}`, `{phone}` (the contacts of the footer) and links written `[words](/path)`.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly (readonly [string, string])[] }

export type LegalSection = { readonly title: string; readonly body: readonly Block[] }

export type LegalText = {
  readonly title: string
  /** One sentence for search engines. */
  readonly description: string
  readonly lead: string
  /** `YYYY-MM-DD`. */
  readonly updated: string
  /** By the anchor of each; both languages have the same, in the same order. */
  readonly sections: Readonly<Record<string, LegalSection>>
}

/** The Arabic of an English text: a section that is missing doesn't compile. */
export type ArabicLegal<E extends LegalText> = Omit<LegalText, 'sections'> & {
  readonly sections: { readonly [K in keyof E['sections']]: LegalSection }
}
