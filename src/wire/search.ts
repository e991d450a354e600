import { array, type InferType, object, string } from 'yup'
import { communityDetails } from './community'
import { call, nothing, page, pageQuery } from './envelope'
import { feedPage } from './feed'
import { loopDetails } from './loop'
import { paths } from './paths'
import { communitySummary, loopSummary, userSummary } from './video'

const q = () => string().trim().max(100)

/** Words to search for, or a person or place to open; the field that `kind` names is set. */
const suggestion = object({
  kind: string().oneOf(['words', 'user', 'community', 'loop']).required(),
  words: string().nullable().defined(),
  user: userSummary.nullable().defined(),
  community: communitySummary.nullable().defined(),
  loop: loopSummary.nullable().defined(),
}).required()

const topResults = object({
  users: page(userSummary),
  communities: page(communityDetails),
  loops: page(loopDetails),
  videos: feedPage,
}).required()

export type WireSuggestion = InferType<typeof suggestion>
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
  summary: 'The best results of each kind; with `kind` and `cursor` more of one, the others empty',
  who: 'anyone',
  query: object({
    ...pageQuery,
    q: q().required(),
    kind: string().oneOf(['users', 'communities', 'loops', 'videos']),
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
