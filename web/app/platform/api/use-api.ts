import { createContext, useContext } from 'react'
import type { ApiClient } from './client.ts'

const offline: ApiClient = {
  call: () => Promise.reject(new Error('calls are made by loaders on the server')),
}

export const ApiContext = createContext<ApiClient>(offline)

/** The API client of this page. */
export const useApi = (): ApiClient => useContext(ApiContext)
