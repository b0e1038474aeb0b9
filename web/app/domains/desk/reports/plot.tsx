/** Values of the days as a line of steps, a day wide each; a day without a value leaves a gap. */
export function stepLine(values: readonly (number | null)[], most: number): string {
  const parts = values.map((value, day) => {
    if (value === null) return ''
    const y = 100 - (value / most) * 100
    const joined = day > 0 && typeof values[day - 1] === 'number'
    return `${joined ? `V${y.toFixed(2)}` : `M${day} ${y.toFixed(2)}`}H${day + 1}`
  })
  return parts.join('')
}

/** The same, filled down to nothing. */
export function stepArea(values: readonly (number | null)[], most: number): string {
  const parts = values.map((value, day) =>
    value === null ? '' : `M${day} 100V${(100 - (value / most) * 100).toFixed(2)}H${day + 1}V100Z`,
  )
  return parts.join('')
}

/**
 * Days as an area, the days before them as a line over it. It shows how things go; the numbers are in the table
 * behind it. Time runs as one reads.
 */
export function Plot({
  label,
  now,
  before,
  most,
  ends,
}: {
  label: string
  now: readonly (number | null)[]
  before?: readonly (number | null)[]
  /** What the top of the plot is, in words. */
  most: { readonly value: number; readonly text: string }
  ends: readonly [first: string, last: string]
}) {
  return (
    <figure className="desk-plot">
      <p className="type-caption text-ink-2" aria-hidden>
        <bdi>{most.text}</bdi>
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${now.length} 100`}
        preserveAspectRatio="none"
      >
        <path className="desk-plot-now" d={stepArea(now, most.value)} />
        {before && <path className="desk-plot-before" d={stepLine(before, most.value)} />}
      </svg>
      <p className="desk-plot-ends type-caption text-ink-2" aria-hidden>
        <span>{ends[0]}</span>
        {ends[0] !== ends[1] && <span>{ends[1]}</span>}
      </p>
    </figure>
  )
}
