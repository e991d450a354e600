import { httpFor } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import { updateUser } from '../../session/session.actions'
import { paths } from '../../wire/paths'

/** The viewer agrees to their brand's guidelines. @returns false when the server doesn't know of it */
export const acceptGuidelines = async (element: Element): Promise<boolean> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.acceptGuidelines)
  } catch {
    return false
  }
  updateUser(element, { brandGuidelines: true })
  return true
}
