import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { stationsQuery } from '../queries.ts'
import type { StationList } from './station-field.tsx'

/** All stations, on their way, or failed with a way to try again. */
export function useStations(): StationList {
  const api = useApi()
  const { data, isError, refetch } = useQuery(stationsQuery(api, useLanguage()))
  return {
    list: data ?? [],
    state: data ? 'ready' : isError ? 'error' : 'loading',
    retry: () => void refetch(),
  }
}
