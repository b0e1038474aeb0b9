import { useEffect, useEffectEvent, useState } from 'react'
import { useStaysText } from '../use-stays-text.ts'

const AGAIN_MS = 2000
/** Longer than a supplier is waited for. */
const MOST_TIMES = 10

/** Says that a supplier is still being asked, and searches again until it has answered. */
export default function MoreComing({ onAsk }: { onAsk: () => void }) {
  const t = useStaysText()
  const [asked, setAsked] = useState(0)
  const isOver = asked === MOST_TIMES
  const ask = useEffectEvent(() => {
    setAsked(asked + 1)
    onAsk()
  })
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => ask(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return !isOver && <span className="type-small block text-ink-2">{t('moreComing')}</span>
}
