import { Play } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { Section } from './details-sections.tsx'

function Video({ id, n }: { id: string; n: number }) {
  const t = useCatalogueText()
  const [playing, setPlaying] = useState(false)
  if (!playing) {
    return (
      <button
        type="button"
        className="video-tile waves on-dark"
        aria-label={t('playVideo', { n })}
        onClick={() => setPlaying(true)}
      >
        <Play size={44} aria-hidden />
      </button>
    )
  }
  return (
    <span className="video-tile">
      {/* Its sandbox may keep its origin: the video host is another origin */}
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
        title={t('video', { n })}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen"
        loading="lazy"
      />
    </span>
  )
}

/** Films of the place; their host gets no request before play is pressed. */
export function Videos({ ids }: { ids: readonly string[] }) {
  const t = useCatalogueText()
  return (
    <Section id="videos" title={t('videos')}>
      <div className="grid gap-4 md:grid-cols-2">
        {ids.map((id, at) => (
          <Video key={id} id={id} n={at + 1} />
        ))}
      </div>
    </Section>
  )
}
