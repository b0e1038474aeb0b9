import { useContext } from 'react'
import { SiteContext } from '../platform/site.ts'
import { Choices, TextFields, Toggles } from '../domains/showcase/fields.tsx'
import { Buttons, Overlays, Progress, States } from '../domains/showcase/surfaces.tsx'

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
