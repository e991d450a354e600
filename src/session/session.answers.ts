import { queryClient } from '../kit/query'

/**
 * Answers hold what is the viewer's own (sparked, joined, what they may see): after a sign-in or a sign-out what is
 * shown is asked for anew, and the rest is forgotten. `meta.sameForAll` marks queries that no viewer changes.
 */
export const askAnew = (site: string): void => {
  const client = queryClient()
  const ofViewer = {
    predicate: ({ queryKey, meta }: { queryKey: readonly unknown[]; meta?: Record<string, unknown> | undefined }) =>
      queryKey[0] === site && meta?.sameForAll !== true,
  }
  client.removeQueries({ ...ofViewer, type: 'inactive' })
  void client.invalidateQueries(ofViewer)
}
