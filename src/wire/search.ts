import { array, type InferType, number, object, string } from 'yup'
import { communityDetails } from './community'
import { call, count, named, nothing, page, pageQuery } from './envelope'
import { videoItem } from './feed'
import { loopDetails } from './loop'
import { paths } from './paths'
import { communitySummary, loopSummary, userSummary, videoLink } from './video'

const q = () => string().trim().max(100)

/** Parts of a name that were searched for, in its order; `start` and `end` count UTF-16 units, `end` exclusive. */
const matches = array(
  object({ start: number().integer().min(0).required(), end: number().integer().positive().required() }).required(),
).required()

/** Words to search for, or what can be opened; the field that `kind` names is set. `matches` are of the name that shows. */
const suggestion = object({
  kind: string().oneOf(['words', 'video', 'user', 'community', 'loop']).required(),
  words: string().nullable().defined(),
  video: videoLink
    .shape({ author_name: string().required(), views: count().required() })
    .nullable()
    .default(undefined)
    .defined()
    .meta(named('SuggestedVideo')),
  user: userSummary.nullable().defined(),
  community: communitySummary
    .shape({ members: count().required() })
    .nullable()
    .defined()
    .meta(named('SuggestedCommunity')),
  loop: loopSummary
    .shape({ image_url: string().nullable().defined(), members: count().required() })
    .nullable()
    .defined()
    .meta(named('SuggestedLoop')),
  matches,
}).required()

const foundUser = object({
  user: userSummary,
  /** Those that the viewer may see. */
  counts: object({ videos: count().required() }).required(),
  /** Of the name; of the nickname where there is none. */
  matches,
})
  .required()
  .meta(named('FoundUser'))

const topResults = object({
  /** What was searched for beside `q`, where a word of it is unknown but looks like another one; null otherwise. */
  corrected: string().nullable().defined(),
  users: page(foundUser),
  communities: page(communityDetails.shape({ matches }).meta(named('FoundCommunity'))),
  loops: page(loopDetails.shape({ matches }).meta(named('FoundLoop'))),
  /** `matches` of the title; of the caption where there is none. */
  videos: page(videoItem.shape({ matches }).meta(named('FoundVideo'))),
}).required()

export type WireMatch = InferType<typeof matches>[number]
export type WireSuggestion = InferType<typeof suggestion>
export type WireFoundUser = InferType<typeof foundUser>
export type WireTopResults = InferType<typeof topResults>

export const searchSuggestions = call({
  id: 'searchSuggestions',
  method: 'GET',
  path: paths.searchSuggestions,
  summary: 'What the viewer may be about to type, at most ten',
  who: 'anyone',
  query: object({ q: q().required() }),
  answer: object({ items: array(suggestion).max(10).required() }).required(),
})

export const searchTop = call({
  id: 'searchTop',
  method: 'GET',
  path: paths.searchTop,
  summary: 'The best results of each kind; with `kind` those of one, the others empty; `cursor` continues one kind',
  who: 'anyone',
  query: object({
    ...pageQuery,
    q: q().required(),
    kind: string().oneOf(['users', 'communities', 'loops', 'videos'] as const),
  }).test({
    name: 'kindOfCursor',
    message: 'kind is needed with cursor',
    test: ({ cursor, kind }) => !cursor || Boolean(kind),
  }),
  answer: topResults,
})

export const recentSearches = call({
  id: 'recentSearches',
  method: 'GET',
  path: paths.searchRecent,
  summary: 'What the viewer searched for, newest first, at most twenty',
  who: 'viewer',
  answer: object({ items: array(string().required()).max(20).required() }).required(),
})

export const addRecentSearch = call({
  id: 'addRecentSearch',
  method: 'POST',
  path: paths.searchRecent,
  summary: 'Remembers a search; one that is known moves to the top',
  who: 'viewer',
  body: object({ q: q().required() }),
  answer: nothing,
})

export const clearRecentSearches = call({
  id: 'clearRecentSearches',
  method: 'DELETE',
  path: paths.searchRecent,
  summary: 'Forgets one search, or all without `q`',
  who: 'viewer',
  query: object({ q: q() }),
  answer: nothing,
})
