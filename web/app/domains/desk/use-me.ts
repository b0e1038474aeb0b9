import type { DeskCall } from '@rihla/contract/desk/calls'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { meQuery } from './queries.ts'

/** Who is at the desk; undefined while it is asked. */
export const useMe = () => useQuery(meQuery(useApi())).data

/** Whether whoever is at the desk may make a call: a page offers nothing else. */
export function useMay(): (call: DeskCall) => boolean {
  const me = useMe()
  return (call) => me?.May.includes(call) ?? false
}
