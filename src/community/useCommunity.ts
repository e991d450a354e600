import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { communityStore } from '../entities/community.store'
import { useEntity } from '../entities/useEntity'
import { useIsland } from '../kit/island'
import { communityIdAtom } from './community.query'

/** A community by its slug, in all states of its request, of whose failure the page is told. */
export const useCommunity = (slug: string) => {
  const { emit, settings, site } = useIsland()
  const request = useAtomValue(useMemo(() => communityIdAtom(settings, slug), [settings, slug]))
  const { data, error, isFetching, refetch } = request
  useEffect(() => {
    if (error) emit('geuin:error', { code: 'api', message: error.message })
  }, [emit, error])
  return { community: useEntity(communityStore, site, data), error, isFetching, refetch }
}
