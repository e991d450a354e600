import { privacySettings, updatePrivacySettings } from '../../../src/wire/privacy'
import { route } from '../http/route'
import type { Services } from '../services'

export const privacyRoutes = ({ privacy }: Pick<Services, 'privacy'>) => [
  route(privacySettings, ({ viewer }) => privacy.read(viewer.userId)),
  route(updatePrivacySettings, ({ viewer, body }) => privacy.update(viewer.userId, body)),
]
