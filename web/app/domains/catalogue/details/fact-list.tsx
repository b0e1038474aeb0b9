import { Check, X } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { Section } from './details-sections.tsx'

type Described = readonly { Description: string }[]
const marks = {
  yes: <Check className="text-ok-600" aria-hidden />,
  no: <X className="text-bad-600" aria-hidden />,
  bring: <Check className="text-(--brand)" aria-hidden />,
} as const

/** A list of facts, each with its mark; nothing when there are none. */
export const FactList = ({
  id,
  title,
  facts,
  mark,
}: {
  id: string
  title: string
  facts: Described
  mark: keyof typeof marks
}) =>
  facts.length > 0 && (
    <Section id={id} title={title}>
      <ul className={`fact-list ${mark === 'no' ? 'text-ink-2' : ''}`}>
        {facts.map(({ Description }) => (
          <li key={Description}>
            {marks[mark]}
            {Description}
          </li>
        ))}
      </ul>
    </Section>
  )

/** Names and values beside each other; a row without a value is left out. */
export const FactRows = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="fact-rows">
    {rows.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

/** What children pay. */
export function ChildrenSection({
  policies,
}: {
  policies: readonly { Details: string; PriceText: string }[]
}) {
  const t = useCatalogueText()
  if (policies.length === 0) return null
  return (
    <Section id="children" title={t('children')}>
      <FactRows
        rows={policies.map(({ Details, PriceText }) => [
          Details,
          <strong key={Details}>{PriceText}</strong>,
        ])}
      />
    </Section>
  )
}
