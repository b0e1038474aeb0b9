import type { TestProject } from 'vitest/node'
import { openProduct } from './crash/product.ts'

/** Where the product under test is; each run has its own, on free ports with data of its own. */
export type Site = {
  readonly url: string
  readonly sandboxUrl: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: Site
  }
}

/** Starts the whole product once for all journeys, with limits that travellers in a hurry don't meet. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await openProduct({ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' })
  const { url, sandboxUrl } = product
  project.provide('site', { url, sandboxUrl, databaseUrl: product.databaseUrl() })
  return () => product.close()
}
