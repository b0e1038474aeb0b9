import type { TestProject } from 'vitest/node'
import { openProduct } from './crash/product.ts'
import { prepareData } from './prepared-data.ts'

/** Where the product under test is; each worker of a run has its own, on free ports with data of its own. */
export type Site = {
  readonly url: string
  readonly sandboxUrl: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker, by its number. */
    sites: readonly Site[]
  }
}

/**
 * Starts a whole product for each worker: what journeys book, switch and send there at the same time
 * never meets. Their limits are ones that travellers in a hurry don't reach.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const forget = await prepareData()
  const settings = { RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' }
  const workers = Array.from({ length: project.vitest.config.maxWorkers })
  const products = await Promise.all(workers.map(() => openProduct(settings)))
  project.provide(
    'sites',
    products.map(({ url, sandboxUrl, databaseUrl }) => ({
      url,
      sandboxUrl,
      databaseUrl: databaseUrl(),
    })),
  )
  return async () => {
    await Promise.all(products.map((product) => product.close()))
    forget()
  }
}
