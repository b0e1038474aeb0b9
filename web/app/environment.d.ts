declare module 'virtual:api-calls' {
  const calls: Readonly<Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>>
  export default calls
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module '*.woff2' {
  const address: string
  export default address
}
