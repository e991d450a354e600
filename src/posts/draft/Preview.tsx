import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import { userOf } from '../../session/session'
import { sessionAtom } from '../../session/session.atoms'
import { Avatar } from '../../ui/image/Avatar'
import { Picture } from '../../ui/image/Picture'
import { type PostValues, storedAddress } from '../post'
import { postsStrings } from '../posts.strings'

/** An address of the file in this browser, as long as it shows. */
const useSource = (file: File | null): string | null => {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setSource(null)
    const made = URL.createObjectURL(file)
    setSource(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return source
}

interface Props {
  values: PostValues
  /** The video, where this browser has it. */
  file: File | null
  /** Address of a picture that the server made. */
  thumb: string | null
}

/** How a post will look. */
export const Preview = ({ values, file, thumb }: Props) => {
  const { settings } = useIsland()
  const t = useT(postsStrings)
  const user = userOf(useAtomValue(sessionAtom(settings)))
  const source = useSource(file)
  const cover = values.coverPath ? storedAddress(settings, values.coverPath) : thumb
  return (
    <div className="post-preview">
      {source ? (
        <video
          className="post-preview-picture"
          src={source}
          poster={cover ?? undefined}
          controls
          muted
          playsInline
          preload="metadata"
        />
      ) : (
        cover && <Picture className="post-preview-picture" src={cover} alt={t('posts.cover.alt')} />
      )}
      {user && (
        <div className="post-preview-words">
          <p>
            <Avatar name={user.name ?? user.nickname} image={user.image} isAvatar={user.isAvatar} size="s" />
            <b dir="auto">{user.name ?? user.nickname}</b>
          </p>
          {values.caption.trim() !== '' && <p dir="auto">{values.caption}</p>}
        </div>
      )}
    </div>
  )
}
