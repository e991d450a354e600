import { isApiError } from './http'

type ErrorKey = 'errors.network' | 'errors.timeout' | 'errors.busy' | 'errors.notFound' | 'errors.unexpected'

/** What a viewer reads about an error, where a feature has nothing better to say. */
export const errorKey = (error: unknown): ErrorKey => {
  if (!isApiError(error)) return 'errors.unexpected'
  if (error.kind === 'network') return 'errors.network'
  if (error.kind === 'timeout') return 'errors.timeout'
  if (error.status === 429) return 'errors.busy'
  if (error.status === 404 || error.code === 404) return 'errors.notFound'
  return 'errors.unexpected'
}
