import { creatorRequest, creatorStatus } from '../../../src/wire/creator'
import { acceptGuidelines } from '../../../src/wire/guidelines'
import { deleteAccount, saveTopics, updateProfile, validateNickname } from '../../../src/wire/user'
import type { Services } from '../domain/services'
import type { Ctx } from '../http/context'
import { route } from '../http/route'
import { known } from './known'

interface AccountDeps {
  services: Services
  /** Our own address, as the caller sees it. */
  originOf(c: Ctx): string
}

export const accountRoutes = ({ services, originOf }: AccountDeps) => {
  const { accounts, profiles, onboarding, creators, leaving } = services
  return [
    route(acceptGuidelines, async ({ viewer }) => {
      await onboarding.acceptGuidelines(known(viewer))
      return null
    }),
    route(saveTopics, async ({ viewer, body }) => {
      await onboarding.saveTopics(known(viewer), body.topicIds)
      return null
    }),
    route(validateNickname, async ({ viewer, body }) => {
      await profiles.checkNickname(known(viewer), body.nickname)
      return null
    }),
    route(updateProfile, async ({ viewer, body, c }) => {
      await profiles.update(known(viewer), body.user, originOf(c))
      return accounts.read(known(viewer).userId)
    }),
    route(creatorStatus, async ({ viewer }) => ({ cb_request_status: await creators.status(known(viewer)) })),
    route(creatorRequest, async ({ viewer }) => {
      await creators.request(known(viewer))
      return null
    }),
    route(deleteAccount, async ({ viewer }) => {
      await leaving.leave(known(viewer))
      return null
    }),
  ]
}
