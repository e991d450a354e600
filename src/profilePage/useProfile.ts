import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Profile, ProfileId } from '../entities/profile'
import { profileStore } from '../entities/profile.store'
import { useEntity } from '../entities/useEntity'
import { useIsland } from '../kit/island'
import { type User, userOf } from '../session/session'
import { sessionAtom } from '../session/session.atoms'
import { type ProfileOwner, profileIdAtom } from './profilePage.query'

interface ProfileHandle {
  /** Null while it loads, and where it can't be shown. */
  profile: Profile | null
  error: Error | null
  isFetching: boolean
  retry(): void
  /** Whose profile it is by now: a viewer may give themselves another nickname while it shows. */
  owner: ProfileOwner
  viewer: User | null
}

/** A profile, which follows what its own viewer changes about it. */
export const useProfile = ({ kind, slug }: ProfileOwner): ProfileHandle => {
  const { settings, site } = useIsland()
  const viewer = userOf(useAtomValue(sessionAtom(settings)))
  /** The last one that was known, which shows while the profile is fetched by its new nickname. */
  const [known, setKnown] = useState<ProfileId>()
  const isOwn = kind === 'profile' && viewer !== null && known === `user ${viewer.id}`
  const now = isOwn ? viewer.nickname : slug
  const owner = useMemo(() => ({ kind, slug: now }), [kind, now])
  const { data, error, isFetching, refetch } = useAtomValue(
    useMemo(() => profileIdAtom(settings, owner), [settings, owner]),
  )
  if (data && data !== known) setKnown(data)
  const profile = useEntity(profileStore, site, data ?? known)

  const shown = useRef(viewer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the viewer
  useEffect(() => {
    const before = shown.current
    shown.current = viewer
    // Another nickname is another request.
    if (isOwn && before && before !== viewer && before.nickname === viewer.nickname) void refetch()
  }, [viewer])

  return { profile: error && !data ? null : profile, error, isFetching, retry: () => void refetch(), owner, viewer }
}
