import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useLanguage } from '../locale/use-text.tsx'
import { isWaiting, whenItIsTime, type When } from './wake.ts'

/** Says that the part is there, once it is. */
function Here({ onHere }: { onHere: () => void }) {
  useEffect(onHere)
  return null
}

/** What stands in for a part whose script doesn't come. */
const Instead = ({ fallback }: { fallback?: ReactNode }): ReactNode => fallback

/**
 * A part of a page that the server renders with it and whose script comes later: once the page is alive
 * and the browser has nothing else to do, or when it comes near. What is pressed in it until then is
 * done afterwards (first-paint/start-late.ts). On a page that the browser made itself it comes at once.
 */
export function latePart<Props extends object>(
  when: When,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode }> {
  let wake = (): void => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  const Part = lazy<ComponentType<Props & { fallback?: ReactNode }>>(async () => {
    if (!import.meta.env.SSR && isWaiting()) await awake
    // Without its script, what stood in for it stays there.
    return { default: await load().catch(() => Instead) }
  })
  return function LatePart({ fallback, ...props }) {
    const box = useRef<HTMLDivElement>(null)
    const [here, setHere] = useState(false)
    // What still waits can't take in a change of the page, which would wait for it in turn.
    const stamp = [useLocation().key, useLanguage(), useNavigation().state].join(' ')
    const [first] = useState(stamp)
    if (stamp !== first) wake()
    useEffect(() => (box.current ? whenItIsTime(when, box.current, wake) : undefined), [])
    useEffect(() => {
      if (here) dispatchEvent(new Event('alive'))
    }, [here])
    return (
      <div ref={box} data-late={here ? undefined : when}>
        <Suspense fallback={fallback}>
          <Part {...(props as Props)} fallback={fallback} />
          <Here onHere={() => setHere(true)} />
        </Suspense>
      </div>
    )
  }
}
