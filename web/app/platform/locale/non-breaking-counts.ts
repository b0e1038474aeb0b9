/** A text in which no number is torn from what it counts where a line ends: `2 adults, 1 child`. */
export const withNonBreakingCounts = (text: string): string =>
  text.replaceAll(/(\d) (?=\S)/g, '$1\u00a0')
