import { avatarList } from '../../../src/wire/avatar'
import { creatorRequest, creatorStatus } from '../../../src/wire/creator'
import { acceptGuidelines } from '../../../src/wire/guidelines'
import { deleteAccount, getAccount, saveTopics, updateProfile, validateNickname } from '../../../src/wire/user'
import type { Ctx } from '../http/context'
import { route } from '../http/route'
import type { Services } from '../services'

interface AccountDeps {
  services: Services
  /** Our own address, as the caller sees it. */
  originOf(c: Ctx): string
}

export const accountRoutes = ({ services, originOf }: AccountDeps) => {
  const { accounts, profiles, onboarding, creators, accountDeletion } = services
  return [
    route(getAccount, ({ viewer }) => accounts.read(viewer.userId)),
    route(acceptGuidelines, async ({ viewer }) => {
      await onboarding.acceptGuidelines(viewer)
      return null
    }),
    route(saveTopics, async ({ viewer, body }) => {
      await onboarding.saveTopics(viewer, body.topicIds)
      return null
    }),
    route(validateNickname, async ({ viewer, body }) => {
      await profiles.checkNickname(viewer, body.nickname)
      return null
    }),
    route(updateProfile, async ({ viewer, body, c }) => {
      await profiles.update(viewer, body.user, originOf(c))
      return accounts.read(viewer.userId)
    }),
    route(avatarList, () => profiles.avatars()),
    route(creatorStatus, async ({ viewer }) => ({ cb_request_status: await creators.status(viewer) })),
    route(creatorRequest, async ({ viewer }) => {
      await creators.request(viewer)
      return null
    }),
    route(deleteAccount, async ({ viewer }) => {
      await accountDeletion.deleteAccount(viewer)
      return null
    }),
  ]
}
