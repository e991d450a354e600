import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useIsland } from '../../../kit/island'
import { useT } from '../../../kit/useT'
import type { User } from '../../../session/session'
import { Avatar } from '../../../ui/image/Avatar'
import { Skeleton } from '../../../ui/state/Skeleton'
import { Spinner } from '../../../ui/state/Spinner'
import { useStyles } from '../../../ui/styles/useStyles'
import { PictureError } from '../PictureError'
import { pictureStrings } from '../picture.strings'
import { usePictureSave } from '../usePictureSave'
import styles from './Avatars.css'
import { avatarsAtom } from './avatars.query'

/** Kept while the list loads. */
const places = ['first', 'second', 'third']

/** The avatars to choose from: a press takes one. Nothing where none can be had, since there are other ways to a picture. */
export const Avatars = ({ user }: { user: User }) => {
  useStyles(styles)
  const t = useT(pictureStrings)
  const { settings } = useIsland()
  const { data: names, error } = useAtomValue(useMemo(() => avatarsAtom(settings), [settings]))
  const { saving, error: problem, save } = usePictureSave()
  const { image, isAvatar } = saving ?? user

  if (error || names?.length === 0) return null
  return (
    <>
      <p className="picture-or">{t('picture.orAvatar')}</p>
      <div>
        <fieldset className="avatars" aria-label={t('picture.avatars')} aria-busy={!names}>
          {names?.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={t('picture.avatar', { name })}
              aria-pressed={isAvatar && name === image}
              aria-disabled={saving !== null}
              onClick={() => save({ image: name, isAvatar: true })}
            >
              <Avatar size="2xl" name={name} image={name} isAvatar />
              {name === saving?.image && <Spinner />}
            </button>
          )) ?? places.map((place) => <Skeleton key={place} width={72} height={72} round />)}
        </fieldset>
        <PictureError text={problem} />
      </div>
    </>
  )
}
