import { type ProfileId, toProfile } from '../entities/profile'
import { profileStore } from '../entities/profile.store'
import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

/** Whose profile. */
export interface ProfileOwner {
  kind: 'profile' | 'brand'
  /** A nickname, or a brand's slug. */
  slug: string
}

/** As the server's calls about a profile take it. */
export const ownerQuery = ({ kind, slug }: ProfileOwner) => (kind === 'brand' ? { brand_slug: slug } : { slug })

/** The id of a profile; the profile itself lives in `profileStore`. */
export const profileIdAtom = (settings: Settings, owner: ProfileOwner) =>
  queryAtom<ProfileId>(() => ({
    queryKey: [siteKey(settings), 'profile', owner.kind, owner.slug],
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.profile, { query: ownerQuery(owner), signal })
      const profile = toProfile(data, settings)
      profileStore.put(siteKey(settings), [profile])
      return profile.id
    },
  }))
