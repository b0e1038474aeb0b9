import { ChevronLeft } from '../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageSeo } from '../../platform/seo/page-seo.tsx'
import { LanguageToggle } from '../../ui/brand/language-toggle.tsx'
import { Logo } from '../../ui/brand/logo.tsx'

export type AuthPoster = { small: string; large: string; text: string }

export type AuthPageProps = {
  title: string
  path: string
  back: { text: string; to: string }
  poster: AuthPoster
  /** The poster at the start instead of the end. */
  posterFirst?: boolean
  children: ReactNode
}

/** A form of its own beside a poster; on phones the poster lies above it. */
export function AuthPage({ title, path, back, poster, posterFirst, children }: AuthPageProps) {
  return (
    <div className="auth" data-poster-first={posterFirst ? '' : undefined}>
      <PageSeo title={title} path={path} noindex />
      <div className="auth-poster" aria-hidden>
        <img
          src={poster.large}
          srcSet={`${poster.small} 640w, ${poster.large} 1200w`}
          sizes="(min-width: 1024px) 1200px, 100vw"
          alt=""
          width={1200}
          height={800}
          fetchPriority="high"
        />
        <p className="auth-words type-h2">{poster.text}</p>
      </div>
      <div className="auth-side">
        <header className="auth-head">
          <Logo />
          <Link to={back.to} className="auth-back">
            <ChevronLeft size={18} className="mirror" aria-hidden />
            {back.text}
          </Link>
        </header>
        <main id="main" className="auth-form">
          {children}
        </main>
        <footer className="auth-foot">
          <LanguageToggle />
        </footer>
      </div>
    </div>
  )
}
