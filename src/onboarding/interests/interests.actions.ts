import { httpFor } from '../../kit/http'
import { queryClient } from '../../kit/query'
import { resolveSettings } from '../../kit/settings'
import { updateUser } from '../../session/session.actions'
import { paths } from '../../wire/paths'
import { type InterestsTrouble, troubleOf } from './interests'
import { interestsKey } from './interests.query'

export type SaveResult = { status: 'saved' } | { status: 'failed'; trouble: InterestsTrouble }

/** Saves a viewer's topics, which replace the earlier ones. */
export const saveTopics = async (
  element: Element,
  userId: string,
  topicIds: readonly string[],
): Promise<SaveResult> => {
  const settings = resolveSettings(element)
  try {
    await httpFor(settings).send('POST', paths.saveTopics, { body: { topicIds } })
  } catch (error) {
    return { status: 'failed', trouble: troubleOf(error) }
  }
  // The cached list still has the earlier choice.
  queryClient().removeQueries({ queryKey: interestsKey(settings, userId) })
  updateUser(element, { hasTopics: true })
  return { status: 'saved' }
}
