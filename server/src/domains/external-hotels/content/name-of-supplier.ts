const LONGEST = 120

/** Capitals alone are how suppliers shout: `NABQ REEF PALACE` is written as a name. */
export function nameOfSupplier(text: string): string {
  const name = text.trim().slice(0, LONGEST)
  return name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replaceAll(
          /(^|[\s-])(\p{L})/gu,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
    : name
}
