import { communityStore } from '../entities/community.store'
import type { IntentModule, IntentOf } from '../intent/intent'
import { emit } from '../kit/events'
import { httpFor, isApiError } from '../kit/http'
import { resolveSettings, siteKey } from '../kit/settings'
import { pageStore } from '../kit/store'
import { translator } from '../kit/t'
import { showToast } from '../kit/toasts'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { inviteStrings } from './invite.strings'
import { toMembershipAnswer } from './membershipAnswer'
import { noteChange } from './version.atoms'

const refusals = {
  404: 'invite.none',
  [codes.inviteOver]: 'invite.over',
  [codes.banned]: 'invite.banned',
  [codes.rulesNotAccepted]: 'invite.rulesChanged',
} as const

/** Joins a community by an invitation. */
export const run: IntentModule<IntentOf<'invite'>>['run'] = async (intent, element) => {
  const { token, communityId: id, slug, name, acceptedRules } = intent
  const settings = resolveSettings(element)
  const t = translator(await inviteStrings.load(settings.locale))
  const toast = (kind: 'success' | 'error', message: string) => pageStore().set(showToast, element, { kind, message })
  try {
    const body = { token, ...(acceptedRules && { accepted_rules: true }) }
    const { data } = await httpFor(settings).send('POST', paths.communityInvite, { body })
    const { membership, members } = toMembershipAnswer(data)
    communityStore.update(siteKey(settings), id, (community) => ({
      ...community,
      membership,
      counts: { ...community.counts, members },
    }))
    emit(element, 'geuin:join', { kind: 'community', id, slug, state: 'joined' })
    toast('success', t('invite.done', { name }))
    await noteChange(settings, slug)
  } catch (error) {
    const key = isApiError(error) ? refusals[error.code as keyof typeof refusals] : undefined
    if (!key) throw error
    toast('error', t(key))
  }
}
