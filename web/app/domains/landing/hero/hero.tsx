import { Suspense, type ReactNode } from 'react'
import { HeroWords } from './hero-words.tsx'
import { HeroBackground } from './hero-background.tsx'
import { HeroPhone } from './hero-phone.tsx'
import type { LandingData } from '../landing-data.ts'
import { useLandingContent } from '../use-landing-content.ts'

type Below = { below: LandingData['below'] }

const Background = ({ below }: Below) => (
  <HeroBackground hero={useLandingContent(below).content?.hero ?? null} />
)
const Words = ({ below }: Below) => <HeroWords content={useLandingContent(below).content} />
const Phone = ({ below }: Below) => (
  <HeroPhone shots={useLandingContent(below).content?.screenshots ?? null} />
)

/** The head of the page: words and a phone before a picture or a video, and the search at its foot. */
export const Hero = ({ below, children }: Below & { children: ReactNode }) => (
  <section className="hero on-dark" id="home">
    <Suspense fallback={<HeroBackground hero={null} />}>
      <Background below={below} />
    </Suspense>
    <div className="page-width hero-words">
      <Suspense fallback={<HeroWords content={null} />}>
        <Words below={below} />
      </Suspense>
      <Suspense>
        <Phone below={below} />
      </Suspense>
    </div>
    <div className="page-width hero-foot">{children}</div>
  </section>
)
