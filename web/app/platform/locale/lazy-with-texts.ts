import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadTexts } from '../page.ts'

/** A component whose script and texts, named by their domains, come when it is first shown. */
export const lazyWithTexts = <Props>(
  texts: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(texts)])
    return { default: component }
  })
