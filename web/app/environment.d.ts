declare module 'virtual:api-calls' {
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const calls: Readonly<
    Record<string, readonly [method: Method, path: string, carriedBy?: 'query' | 'multipart']>
  >
  export default calls
  export const notificationStreamPath: string
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module '*.woff2' {
  const address: string
  export default address
}
