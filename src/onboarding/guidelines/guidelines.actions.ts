import { httpFor } from '../../kit/http'
import { resolveSettings } from '../../kit/settings'
import { updateUser } from '../../session/session.actions'
import { paths } from '../../wire/paths'

/** Accepts the brand's guidelines for the viewer. @returns whether the server saved it */
export const acceptGuidelines = async (element: Element): Promise<boolean> => {
  try {
    await httpFor(resolveSettings(element)).send('POST', paths.acceptGuidelines)
  } catch {
    return false
  }
  updateUser(element, { brandGuidelines: true })
  return true
}
