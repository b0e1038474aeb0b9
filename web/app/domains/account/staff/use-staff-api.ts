import { useEffect, useMemo, useRef } from 'react'
import type { ApiClient, CallInput, CallName, CallOptions } from '../../../platform/api/client.ts'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'

/** The client of a page for staff: says when a call is refused since whoever asks is no staff, or not any more. */
export function useStaffApi(onForbidden: () => void): ApiClient {
  const api = useApi()
  const say = useRef(onForbidden)
  useEffect(() => {
    say.current = onForbidden
  })
  return useMemo(() => {
    const call = async <N extends CallName>(
      name: N,
      input: CallInput<N>,
      options?: CallOptions,
    ) => {
      try {
        return await api.call(name, input, options)
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'forbidden') say.current()
        throw error
      }
    }
    return { ...api, call }
  }, [api])
}
