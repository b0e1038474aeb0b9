import { createContext, useContext } from 'react'
import type { ApiClient } from './client.ts'

const refuse = (): Promise<never> =>
  Promise.reject(new Error('calls are made by loaders on the server'))
const offline: ApiClient = { call: refuse, stream: refuse }

export const ApiContext = createContext<ApiClient>(offline)

/** The API client of this page. */
export const useApi = (): ApiClient => useContext(ApiContext)
