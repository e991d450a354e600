import { isApiError } from '../../kit/http'

type ErrorKey = 'errors.network' | 'errors.timeout' | 'errors.busy' | 'errors.notFound' | 'errors.unexpected'

/** Key of the message that a viewer reads about an error, for features without a more precise one. */
export const errorKey = (error: unknown): ErrorKey => {
  if (!isApiError(error)) return 'errors.unexpected'
  if (error.kind === 'network') return 'errors.network'
  if (error.kind === 'timeout') return 'errors.timeout'
  if (error.status === 429) return 'errors.busy'
  if (error.status === 404 || error.code === 404) return 'errors.notFound'
  return 'errors.unexpected'
}
