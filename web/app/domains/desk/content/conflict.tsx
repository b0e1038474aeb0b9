import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useDeskText } from '../use-desk-text.ts'
import type { Change } from './draft/merge.ts'

const Value = ({ value }: { value: Change['before'] }) => {
  const t = useDeskText()
  if (value === null || value === '') return <span>{t('contentEmpty')}</span>
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return <bdi>{value}</bdi>
}

/** What somebody else saved meanwhile, and what to do about it. */
export function Conflict({
  changes,
  nameOf,
  onJoin,
  onTheirs,
}: {
  changes: readonly Change[]
  /** What the field at a place is called. */
  nameOf: (place: string) => string
  onJoin: () => void
  onTheirs: () => void
}) {
  const t = useDeskText()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="desk-row grid gap-3"
      aria-label={t('contentClash')}
    >
      <div role="alert" className="desk-warning">
        <div>
          <p className="font-semibold">{t('contentClash')}</p>
          <p>{t('contentClashText')}</p>
        </div>
      </div>
      <dl className="desk-changes">
        {changes.map(({ place, before, after, isMine }) => (
          <div key={place}>
            <dt>{nameOf(place)}</dt>
            <dd>
              <Value value={before} /> <span className="desk-arrow" aria-hidden />{' '}
              <Value value={after} />
              {isMine && <span className="block type-caption">{t('contentClashMine')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="desk-deeds">
        <Button size="small" kind="teal" onClick={onJoin}>
          {t('contentClashJoin')}
        </Button>
        <Button size="small" onClick={onTheirs}>
          {t('contentClashTheirs')}
        </Button>
      </div>
    </section>
  )
}
