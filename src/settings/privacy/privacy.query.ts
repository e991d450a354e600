import { record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { queryAtom } from '../../kit/query'
import { type Settings, siteKey } from '../../kit/settings'
import { paths } from '../../wire/paths'
import type { mentionPolicies } from '../../wire/privacy'
import { type DataExport, toDataExport } from './dataExport'

export type MentionPolicy = (typeof mentionPolicies)[number]

/** The keys of their strings, in the order in which they are offered. */
export const policyKeys = {
  everyone: 'privacy.mentions.everyone',
  communities: 'privacy.mentions.communities',
  nobody: 'privacy.mentions.nobody',
} as const satisfies Record<MentionPolicy, string>

export const policies = Object.keys(policyKeys) as MentionPolicy[]

/** Reads who may mention the viewer; everyone, as the server's default is, for what this code does not know. */
export const toMentionPolicy = (wire: unknown): MentionPolicy =>
  policies.find((it) => it === text(record(wire).mentions)) ?? 'everyone'

export const mentionsKey = (settings: Settings, userId: string) => [siteKey(settings), 'mention policy', userId]

/** Who may mention the viewer. */
export const mentionsAtom = (settings: Settings, userId: string) =>
  queryAtom<MentionPolicy>(() => ({
    queryKey: mentionsKey(settings, userId),
    queryFn: async ({ signal }) =>
      toMentionPolicy((await httpFor(settings).get(paths.privacySettings, { signal })).data),
    staleTime: 0,
  }))

export const dataExportKey = (settings: Settings, userId: string) => [siteKey(settings), 'data export', userId]

/** Milliseconds between two looks at a copy that is being made. */
const pollTime = 2000

/** The copy of the viewer's data, asked for again and again while it is being made. */
export const dataExportAtom = (settings: Settings, userId: string) =>
  queryAtom<DataExport>(() => ({
    queryKey: dataExportKey(settings, userId),
    queryFn: async ({ signal }) => toDataExport((await httpFor(settings).get(paths.dataExport, { signal })).data),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'gathering' ? pollTime : false),
  }))
