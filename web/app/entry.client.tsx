import './platform/locale/intl-normalize.ts'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from './document-context.ts'
import { ApiContext } from './platform/api/use-api.ts'
import { createTexts } from './platform/locale/i18n.ts'
import { startBrowser, type Island } from './platform/page.ts'
import { readTexts } from './texts-on-demand.ts'

const island = JSON.parse(document.getElementById('island')?.textContent ?? 'null') as Island
const texts = createTexts(island.language, island.texts)
// Scripts rendered again must carry the nonce they came with.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const api = startBrowser(island, texts, readTexts)

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
