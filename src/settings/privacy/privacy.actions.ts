import { want } from '../../entities/optimistic'
import { showFailure } from '../../intent/showFailure'
import { httpFor } from '../../kit/http'
import { queryClient } from '../../kit/query'
import { resolveSettings, siteKey } from '../../kit/settings'
import { viewerIdAtom } from '../../session/session.atoms'
import { paths } from '../../wire/paths'
import { toDataExport } from './dataExport'
import { dataExportKey, type MentionPolicy, mentionsKey, toMentionPolicy } from './privacy.query'

/** Of the optimistic choice. */
export const mentionsPending = 'mention policy'

/** Says who may mention the viewer; a refusal shows as a toast. */
export const allowMentions = (element: Element, userId: string, policy: MentionPolicy): Promise<void> => {
  const settings = resolveSettings(element)
  return want(policy, {
    ...{ scope: siteKey(settings), key: mentionsPending, viewer: viewerIdAtom(settings), keep: false },
    send: (mentions) => httpFor(settings).send('POST', paths.privacySettings, { body: { mentions } }),
    onConfirmed: ({ data }) =>
      void queryClient().setQueryData(mentionsKey(settings, userId), () => toMentionPolicy(data)),
    onRefused: (error) => void showFailure(element, error),
  })
}

/** Has a copy of the viewer's data made, or gives it up. @throws ApiError */
export const changeDataExport = async (element: Element, userId: string, method: 'POST' | 'DELETE'): Promise<void> => {
  const settings = resolveSettings(element)
  const { data } = await httpFor(settings).send(method, paths.dataExport)
  // An answer that was asked for before must not take the place of this one.
  await queryClient().cancelQueries({ queryKey: dataExportKey(settings, userId) })
  queryClient().setQueryData(dataExportKey(settings, userId), () => toDataExport(data))
}
