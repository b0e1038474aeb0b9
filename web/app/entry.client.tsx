import './platform/locale/intl-normalize.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from './document-context.ts'
import { ApiContext } from './platform/api/use-api.ts'
import { createTexts } from './platform/locale/i18n.ts'
import { startBrowser, type BootstrapData } from './platform/page.ts'
import { readTexts } from './texts-on-demand.ts'

const bootstrapData = JSON.parse(
  document.getElementById('bootstrap-data')?.textContent ?? 'null',
) as BootstrapData
const texts = createTexts(bootstrapData.language, bootstrapData.texts)
// Scripts rendered again must carry the nonce they came with.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const api = startBrowser(bootstrapData, texts, readTexts)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={{ texts, nonce }}>
        <ApiContext value={api}>
          <HydratedRouter />
        </ApiContext>
      </DocumentContext>
    </StrictMode>,
  )
})
