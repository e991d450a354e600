import { queryClient } from '../kit/query'

/**
 * Fetches a site's shown answers again and removes the others after a sign-in or a sign-out, since answers hold what is
 * the viewer's own (sparked, joined, what they may see). `meta.sameForAll` marks queries that no viewer changes.
 */
export const refetchForViewer = (site: string): void => {
  const client = queryClient()
  const ofViewer = {
    predicate: ({ queryKey, meta }: { queryKey: readonly unknown[]; meta?: Record<string, unknown> | undefined }) =>
      queryKey[0] === site && meta?.sameForAll !== true,
  }
  client.removeQueries({ ...ofViewer, type: 'inactive' })
  void client.invalidateQueries(ofViewer)
}
