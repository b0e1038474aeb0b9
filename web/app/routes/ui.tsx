import { useContext } from 'react'
import { SiteContext } from '../platform/site.ts'
import {
  Buttons,
  Choices,
  Overlays,
  Progress,
  States,
  TextFields,
  Toggles,
} from '../domains/showcase/index.ts'

/** Every piece of the design system in every state; built only with RIHLA_DEV=1. */
export default function Ui() {
  const { serverTime } = useContext(SiteContext)
  return (
    <main id="main" className="page-width grid gap-6 py-10">
      <title>Rihla UI</title>
      <meta name="robots" content="noindex" />
      <h1 className="type-h1">Rihla UI</h1>
      <Buttons />
      <TextFields />
      <Choices />
      <Toggles />
      <Overlays />
      <Progress now={serverTime} />
      <States />
    </main>
  )
}
