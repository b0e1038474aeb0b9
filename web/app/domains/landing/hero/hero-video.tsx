import { Pause, Play } from '../../../ui/brand/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { useLandingText } from '../use-landing-text.ts'

/** How long the head is in view before its video is asked for. */
const AFTER_MS = 2000

/** Whether this visitor wants no video: less motion, or less data. */
const isUnwanted = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  ('connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true)

/** True once the element has been in view for so long. */
function useSeenFor(ms: number) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current || isUnwanted()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => setSeen(true), ms)
    })
    observer.observe(box.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [ms])
  return { box, seen }
}

/** A muted video that loops between two seconds of it; asked for some time after it came into view. */
export function HeroVideo({ src, from, to }: { src: string; from: number; to: number }) {
  const t = useLandingText()
  const { box, seen } = useSeenFor(AFTER_MS)
  const video = useRef<HTMLVideoElement>(null)
  const [paused, setPaused] = useState(false)
  const [failed, setFailed] = useState(false)
  const [playing, setPlaying] = useState(false)
  const begin = (): void => {
    if (video.current) video.current.currentTime = from
  }
  const toggle = (): void => {
    const now = !paused
    setPaused(now)
    if (now) video.current?.pause()
    else void video.current?.play().catch(() => setFailed(true))
  }
  const shown = seen && !failed
  return (
    <>
      <div ref={box} className="hero-video" data-playing={playing && shown ? '' : undefined}>
        {shown && (
          <video
            ref={video}
            src={src}
            muted
            loop
            playsInline
            autoPlay
            tabIndex={-1}
            aria-hidden
            onLoadedMetadata={begin}
            onPlaying={() => setPlaying(true)}
            onTimeUpdate={({ currentTarget }) => {
              if (currentTarget.currentTime >= to) begin()
            }}
            onError={() => setFailed(true)}
          />
        )}
      </div>
      {shown && playing && (
        <button
          type="button"
          className="icon-button hero-video-button"
          aria-label={t(paused ? 'playVideo' : 'pauseVideo')}
          onClick={toggle}
        >
          {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        </button>
      )}
    </>
  )
}
