/** The columns of a heading; a name that stands there twice throws, in words: one of them would be lost. */
function columnsOf(names: readonly string[]): string[] {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice === undefined) return [...names]
  throw new Error(
    twice === '' ? 'two columns have no name' : `two columns are called ${twice}: one must go`,
  )
}

/** How CSV files are read, ours and those of a feed. */
export const csvOptions = {
  columns: columnsOf,
  bom: true,
  skip_empty_lines: true,
  trim: true,
} as const
