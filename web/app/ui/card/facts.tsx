import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values; what has no value, or none of it (0), is left out. `className` says how they lie. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className: string }) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        Boolean(value) && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
