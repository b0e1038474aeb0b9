import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = (): null => null

/** A part that nobody needs to go on: where its script doesn't come, the page around it stays as it is, without it. */
export const spare = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: Nothing })))
