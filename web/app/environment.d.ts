declare module 'virtual:api-calls' {
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** To a path that ends in `/` the name of the call belongs, its first letter a capital. */
  export type Calls = Readonly<
    Record<string, readonly [method: Method, path: string, carriedBy?: 'query' | 'multipart']>
  >
  const calls: Calls
  export default calls
  export const notificationStreamPath: string
}

declare module 'virtual:staff-calls' {
  import type { Calls } from 'virtual:api-calls'
  const calls: Calls
  export default calls
}

declare module 'virtual:page-paths' {
  /** First parts of the addresses that content may link to; '' is the home page. */
  export const pages: readonly string[]
  /** The search page of each kind of offer, in the order of the menus. */
  export const lists: Readonly<Record<import('@rihla/contract/modules').SoldModuleName, string>>
}

declare module 'virtual:offer-pages' {
  /** The page of one offer of each kind, without its query, and whether it is asked with two dates. */
  export const offerPages: Readonly<
    Record<import('@rihla/contract/modules').SavedModule, { path: string; stay: boolean }>
  >
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module '*.woff2' {
  const address: string
  export default address
}

declare module 'icon:*' {
  const icon: import('./ui/brand/create-icon.tsx').IconComponent
  export default icon
}
