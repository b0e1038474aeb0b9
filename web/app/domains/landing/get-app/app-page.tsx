import type { Landing } from '@rihla/contract/landing'
import { useContext } from 'react'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { PhoneFrame, PhoneShot } from '../hero/phone-frame.tsx'
import { STORES, StoreButtons } from '../hero/store-buttons.tsx'
import { useLandingText } from '../use-landing-text.ts'
import { useStoreRedirect, type Stores } from './use-store-redirect.ts'

export const APP_PATH = '/app'

/** A QR code as squares: how many on a side, and an SVG path of the dark ones. */
type Code = { size: number; path: string }

export type AppPageProps = {
  stores: Stores
  screenshot: { image_url: string } | null
  /** Of this page's address: a phone that scans it is led to its store. */
  code: Code
}

/** The app in the stores, as editors wrote it; null: not loaded yet. */
export const storesOf = (content: Landing | null): Stores =>
  content?.app_stores ?? { ios: null, android: null }

/** A store that doesn't have the app yet, by its name. */
function SoonAt({ stores }: { stores: Stores }) {
  const t = useLandingText()
  return (['ios', 'android'] as const).map(
    (store) =>
      !stores[store] && (
        <p key={store} className="store-button app-soon">
          <span>
            <small>{t('soonOn')}</small>
            <bdi dir="ltr">{STORES[store]}</bdi>
          </span>
        </p>
      ),
  )
}

/** The code to scan from a larger screen, and the address for screen readers. */
function Scan({ code: { size, path }, ready }: Pick<AppPageProps, 'code'> & { ready: boolean }) {
  const t = useLandingText()
  const { publicUrl } = useContext(SiteContext)
  const address = new URL(APP_PATH, publicUrl).href
  return (
    <div className="app-scan panel">
      <svg viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={t('scanAlt')}>
        <rect x={-3} y={-3} width={size + 6} height={size + 6} fill="#fff" />
        <path d={path} fill="var(--color-indigo-950)" />
      </svg>
      <div className="min-w-0">
        <h2 className="type-h3">{t(ready ? 'scan' : 'scanSite')}</h2>
        <p className="type-small mt-1 text-ink-2">{t('scanText')}</p>
        <a className="link mt-2 inline-flex min-h-11 items-center wrap-anywhere" href={address}>
          <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </a>
      </div>
    </div>
  )
}

/** /app: leads phones to their store, and everybody else to their phone. */
export function AppPage({ stores, screenshot, code }: AppPageProps) {
  const t = useLandingText()
  const going = useStoreRedirect(stores)
  return (
    <main id="main" className="page-width app-page">
      <PageSeo title={t('appTitle')} description={t('appText')} path={APP_PATH} />
      <div className="grid content-center gap-6">
        <div className="grid gap-2">
          <h1 className="type-h1">{t('appTitle')}</h1>
          <p className="max-w-xl text-ink-2">{t('appText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <StoreButtons {...stores} />
          <SoonAt stores={stores} />
        </div>
        <p role="status" className="type-small text-ink-2 empty:hidden">
          {going && t('goingTo', { store: STORES[going] })}
        </p>
        <Scan code={code} ready={stores.ios !== null || stores.android !== null} />
      </div>
      {screenshot && (
        <div className="grid justify-items-center" aria-hidden>
          <PhoneFrame>
            <PhoneShot {...screenshot} alt="" />
          </PhoneFrame>
        </div>
      )}
    </main>
  )
}
