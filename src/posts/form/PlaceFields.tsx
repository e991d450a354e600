import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { fetchCommunities } from '../../community/communities.query'
import { communityStore } from '../../entities/community.store'
import { loopStore } from '../../entities/loop.store'
import { useIsland } from '../../kit/island'
import { type Settings, siteKey } from '../../kit/settings'
import { useT } from '../../kit/useT'
import { fetchLoops } from '../../loop/loops.query'
import { userOf } from '../../session/session'
import { sessionAtom } from '../../session/session.atoms'
import { SelectField } from '../../ui/form/SelectField'
import { paths } from '../../wire/paths'
import type { Named, PostValues } from '../post'
import { postsStrings } from '../posts.strings'

/** As many as one chooses from. */
const limit = 100

const ownCommunities = async (settings: Settings, slug: string): Promise<readonly Named[]> => {
  const list = { path: paths.profileCommunities, query: { slug, limit } }
  const { items } = await fetchCommunities(settings, list, null)
  const known = items.map(({ id }) => communityStore.find(siteKey(settings), id))
  return known.flatMap((it) => (it ? [{ id: it.id, name: it.name }] : []))
}

const ownLoops = async (settings: Settings, communityId: string): Promise<readonly Named[]> => {
  const list = { path: paths.loopsForPost, query: { community_id: communityId, limit } }
  const { items } = await fetchLoops(settings, list, null)
  const known = items.map(({ id }) => loopStore.find(siteKey(settings), id))
  return known.flatMap((it) => (it ? [{ id: it.id, name: it.name }] : []))
}

/** What one may choose from; null while it loads, `failed` when it did not. */
const useChoices = (load: (() => Promise<readonly Named[]>) | null, key: string) => {
  const [choices, setChoices] = useState<readonly Named[] | 'failed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let isWanted = true
    setChoices(null)
    load?.().then(
      (items) => isWanted && setChoices(items),
      () => isWanted && setChoices('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return choices
}

const optionsOf = (choices: readonly Named[] | 'failed' | null, chosen: Named | null, none: string) => {
  const known = choices === 'failed' || choices === null ? [] : choices
  const isMissing = chosen !== null && known.every(({ id }) => id !== chosen.id)
  const all = isMissing ? [chosen, ...known] : known
  return [{ value: 'none', label: none }, ...all.map(({ id, name }) => ({ value: id, label: name }))]
}

interface Props {
  values: Pick<PostValues, 'community' | 'loop'>
  onChange(fields: Pick<PostValues, 'community' | 'loop'>): void
}

/** The community and the loop that a post is in. */
export const PlaceFields = ({ values: { community, loop }, onChange }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const slug = user?.nickname ?? ''
  const communities = useChoices(slug ? () => ownCommunities(settings, slug) : null, slug)
  const loops = useChoices(community ? () => ownLoops(settings, community.id) : null, community?.id ?? '')
  const find = (choices: typeof communities, id: string, chosen: Named | null): Named | null =>
    chosen?.id === id ? chosen : ((Array.isArray(choices) ? choices : []).find((it) => it.id === id) ?? null)
  const hasLoops = loop !== null || (Array.isArray(loops) && loops.length > 0)
  return (
    <>
      <SelectField
        label={t('posts.community')}
        name="community"
        placeholder={t('posts.community.none')}
        hint={communities === 'failed' ? t('posts.place.failed') : t('posts.community.hint')}
        value={community?.id ?? 'none'}
        options={optionsOf(communities, community, t('posts.community.none'))}
        onChange={(id) => onChange({ community: find(communities, id, community), loop: null })}
        onBlur={() => {}}
      />
      {community && hasLoops && (
        <SelectField
          label={t('posts.loop')}
          labelEnd={<small>{t('posts.optional')}</small>}
          name="loop"
          placeholder={t('posts.loop.none')}
          value={loop?.id ?? 'none'}
          options={optionsOf(loops, loop, t('posts.loop.none'))}
          onChange={(id) => onChange({ community, loop: find(loops, id, loop) })}
          onBlur={() => {}}
        />
      )}
    </>
  )
}
